#include "trial.hpp"

#include <csignal>
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

[[noreturn]] void runInChild(double seconds, const std::function<Memory::Reading()> &work, int answer) {
    itimerval limit = {};
    limit.it_value.tv_sec = long(seconds);
    limit.it_value.tv_usec = long((seconds - double(limit.it_value.tv_sec)) * 1e6);
    std::signal(SIGALRM, SIG_DFL);
    setitimer(ITIMER_REAL, &limit, nullptr);
    int status = 1;
    try {
        Memory::Reading reading = work();
        if (write(answer, &reading, sizeof reading) == ssize_t(sizeof reading)) status = 0;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "    %s\n", error.what());
    }
    _exit(status);
}

} // namespace

Trial attempt(double seconds, const std::function<Memory::Reading()> &work) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    std::fflush(nullptr);
    pid_t child = fork();
    if (child < 0) throw std::runtime_error("no child process");
    if (child == 0) runInChild(seconds, work, ends[1]);
    close(ends[1]);

    Trial trial = {Trial::Outcome::failed, {}};
    bool answered = read(ends[0], &trial.memory, sizeof trial.memory) == ssize_t(sizeof trial.memory);
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    if (answered && WIFEXITED(status) && WEXITSTATUS(status) == 0) trial.outcome = Trial::Outcome::finished;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) trial.outcome = Trial::Outcome::stopped;
    return trial;
}
