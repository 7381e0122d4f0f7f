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
    std::signal(SIGPROF, SIG_DFL);
    setitimer(ITIMER_PROF, &limit, nullptr);
    int status = 1;
    try {
        Memory::Reading reading = work();
        if (write(answer, &reading, sizeof reading) == ssize_t(sizeof reading)) status = 0;
    } catch (const std::exception &error) {
        std::fprintf(stderr, "    %s\n", error.what());
    }
    _exit(status);
}

struct Child {
    pid_t id;
    int answer;
};

Child start(double seconds, const std::function<Memory::Reading()> &work) {
    int ends[2];
    if (pipe(ends) != 0) throw std::runtime_error("no pipe");
    std::fflush(nullptr);
    pid_t id = fork();
    if (id < 0) throw std::runtime_error("no child process");
    if (id == 0) runInChild(seconds, work, ends[1]);
    close(ends[1]);
    return {id, ends[0]};
}

Trial finish(Child child) {
    Trial trial = {Trial::Outcome::failed, {}};
    bool answered = read(child.answer, &trial.memory, sizeof trial.memory) == ssize_t(sizeof trial.memory);
    close(child.answer);
    int status = 0;
    waitpid(child.id, &status, 0);
    if (answered && WIFEXITED(status) && WEXITSTATUS(status) == 0) trial.outcome = Trial::Outcome::finished;
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGPROF) trial.outcome = Trial::Outcome::stopped;
    return trial;
}

} // namespace

std::vector<Trial> attempt(double seconds, const std::vector<std::function<Memory::Reading()>> &works) {
    std::vector<Child> children;
    for (const std::function<Memory::Reading()> &work : works) children.push_back(start(seconds, work));
    std::vector<Trial> trials;
    for (Child child : children) trials.push_back(finish(child));
    return trials;
}
