/* One function per call of the header. It reads its arguments from the bytes, and checks
 * the result against the header. */
#include "fuzz.h"

#include <math.h>
#include <string.h>

enum { TERMS = 6, BATCH = 4 };

static void add_variable(run *run) {
    char name[16] = "";
    cas_variable variable;
    size_t length = next(run) % sizeof name;
    for (size_t i = 0; i < length; i++) name[i] = (char)next(run);
    name[sizeof name - 1] = 0;
    if (run->variables.count == ROOM) return;
    variable = cas_solver_add_variable(run->solver, length ? name : NULL);
    if (judged(run, MADE(run->solver, variable)) < 0) return;
    put(&run->variables, variable);
    MUST(strcmp(cas_solver_name(run->solver, variable), name) == 0);
    MUST(cas_solver_value(run->solver, variable) == 0);
}

static void add_variables(run *run) {
    cas_variable variables[BATCH];
    size_t count = next(run) % (BATCH + 1);
    if (run->variables.count + count > ROOM) return;
    if (judged(run, cas_solver_add_variables(run->solver, count, variables)) < 0) return;
    for (size_t i = 0; i < count; i++) put(&run->variables, variables[i]);
}

static void remove_variable(run *run) {
    cas_variable variable = pick(run, &run->variables);
    if (judged(run, cas_solver_remove_variable(run->solver, variable)) < 0) return;
    drop(&run->variables, variable);
    MUST(isnan(cas_solver_value(run->solver, variable)));
}

static cas_row row(run *run, cas_term *terms) {
    size_t count = next(run) % (TERMS + 1);
    for (size_t i = 0; i < count; i++) {
        terms[i].variable = pick(run, &run->variables);
        terms[i].coefficient = number(run);
    }
    unsigned shape = next(run);
    return (cas_row){.terms = terms,
                     .term_count = count,
                     .relation = shape == 255 ? 3 : (cas_relation)(shape % 3),
                     .priority = priority(run),
                     .constant = number(run),
                     .weight = shape & 64 ? number(run) : 0};
}

static void add(run *run) {
    cas_term terms[TERMS];
    cas_row made = row(run, terms);
    cas_constraint constraint;
    if (run->constraints.count == ROOM) return;
    constraint = cas_solver_add(run->solver, made.terms, made.term_count, made.relation, made.constant, made.priority);
    cas_status status = MADE(run->solver, constraint);
    if (judged(run, status) == CAS_OK) put(&run->constraints, constraint);
}

static void add_rows(run *run) {
    cas_term terms[BATCH][TERMS];
    cas_row rows[BATCH];
    cas_constraint constraints[BATCH];
    size_t count = next(run) % (BATCH + 1);
    for (size_t i = 0; i < count; i++) rows[i] = row(run, terms[i]);
    if (run->constraints.count + count > ROOM) return;
    if (judged(run, cas_solver_add_rows(run->solver, rows, count, constraints)) < 0) return;
    for (size_t i = 0; i < count; i++) put(&run->constraints, constraints[i]);
}

/* Solves pending changes, so that the next call only makes its own change. */
static int is_solved(run *run) {
    unsigned failure = run->memory.until_failure;
    run->memory.until_failure = 0;
    cas_status status = settled(run);
    run->digest = cas_solver_digest(run->solver);
    run->visible_state = visible_state(run);
    run->memory.until_failure = failure;
    return status >= CAS_OK;
}

static void try_add(run *run) {
    cas_term terms[TERMS];
    cas_row made = row(run, terms);
    cas_constraint constraint;
    if (run->constraints.count == ROOM || !is_solved(run)) return;
    size_t dropped = cas_solver_conflict_count(run->solver);
    cas_status status = judged(run, MADE(run->solver, constraint = cas_solver_try_add(run->solver, &made)));
    if (status == CAS_OK) put(&run->constraints, constraint);
    if (status != CAS_ERROR_CONFLICT) return;
    MUST(made.priority == CAS_REQUIRED);
    MUST(cas_solver_digest(run->solver) == run->digest);
    MUST(cas_solver_conflict_count(run->solver) == dropped);
    const cas_constraint *others;
    size_t count;
    MUST(cas_solver_refusal(run->solver, &others, &count) == CAS_OK);
    for (size_t i = 0; i < count; i++) MUST(find(&run->constraints, others[i]) >= 0);
}

static void remove_row(run *run) {
    cas_constraint constraint = pick(run, &run->constraints);
    if (judged(run, cas_solver_remove(run->solver, constraint)) < 0) return;
    drop(&run->constraints, constraint);
    double violation;
    MUST(cas_solver_violation(run->solver, constraint, &violation) == CAS_ERROR_STALE);
}

static void remove_rows(run *run) {
    cas_constraint constraints[BATCH];
    size_t count = next(run) % (BATCH + 1);
    for (size_t i = 0; i < count; i++) constraints[i] = pick(run, &run->constraints);
    if (judged(run, cas_solver_remove_rows(run->solver, constraints, count)) < 0) return;
    for (size_t i = 0; i < count; i++) drop(&run->constraints, constraints[i]);
}

static void set_constant(run *run) {
    cas_constraint constraint = pick(run, &run->constraints);
    judged(run, cas_solver_set_constant(run->solver, constraint, number(run)));
}

static void set_constants(run *run) {
    cas_constraint constraints[BATCH];
    double constants[BATCH];
    size_t count = next(run) % (BATCH + 1);
    for (size_t i = 0; i < count; i++) {
        constraints[i] = pick(run, &run->constraints);
        constants[i] = number(run);
    }
    judged(run, cas_solver_set_constants(run->solver, constraints, constants, count));
}

static void set_priority(run *run) {
    cas_constraint constraint = pick(run, &run->constraints);
    judged(run, cas_solver_set_priority(run->solver, constraint, priority(run)));
}

static void set_weight(run *run) {
    cas_constraint constraint = pick(run, &run->constraints);
    judged(run, cas_solver_set_weight(run->solver, constraint, number(run)));
}

static void solve(run *run) {
    settled(run);
}

static void report_changes(run *run) {
    const cas_value *changes;
    size_t count;
    if (judged(run, cas_solver_changes(run->solver, &changes, &count)) < 0) return;
    for (size_t i = 0; i < count; i++) {
        int place = find(&run->variables, changes[i].variable);
        MUST(place < 0 || run->variables.seen[place] != changes[i].value);
    }
    copied(run, changes, count);
}

static void conflicts(run *run) {
    if (!is_solved(run)) return;
    size_t dropped = cas_solver_conflict_count(run->solver);
    for (size_t i = 0; i <= dropped; i++) {
        const cas_constraint *members;
        size_t count;
        cas_status status = judged(run, cas_solver_conflict(run->solver, i, &members, &count));
        if (i == dropped) MUST(status < 0);
        if (status < 0) continue;
        MUST(count > 0);
        for (size_t k = 0; k < count; k++) MUST(find(&run->constraints, members[k]) >= 0);
    }
}

/* A query may change to another basis with the same values. */
static void ambiguity(run *run) {
    const cas_variable *ambiguous;
    size_t count;
    int32_t flag;
    double values[ROOM];
    if (!is_solved(run)) return;
    MUST(cas_solver_values(run->solver, run->variables.ids, run->variables.count, values) == CAS_OK);

    cas_variable variable = pick(run, &run->variables);
    cas_status status = cas_solver_ambiguous(run->solver, SIZE_MAX, &ambiguous, &count);
    for (size_t i = 0; status == CAS_OK && i < count; i++) MUST(find(&run->variables, ambiguous[i]) >= 0);
    if (status == CAS_OK) status = cas_solver_is_ambiguous(run->solver, variable, &flag);
    if (status == CAS_OK) MUST(flag == 0 || flag == 1);

    run->digest = cas_solver_digest(run->solver);
    run->visible_state = visible_state(run);
    judged(run, status);
    for (int i = 0; i < run->variables.count; i++)
        MUST(cas_solver_value(run->solver, run->variables.ids[i]) == values[i] || run->mode & WILD);
}

static void edit_variable(run *run) {
    cas_edit edit;
    cas_variable variable = pick(run, &run->variables);
    cas_priority chosen = priority(run);
    double weight = next(run) & 1 ? number(run) : 1;
    if (run->edits.count == ROOM) return;
    edit = cas_solver_edit_variable_weighted(run->solver, variable, chosen, weight);
    cas_status status = MADE(run->solver, edit);
    if (judged(run, status) == CAS_OK) put(&run->edits, edit);
}

static void edit_constant(run *run) {
    cas_edit edit;
    if (run->edits.count == ROOM) return;
    cas_constraint constraint = pick(run, &run->constraints);
    edit = cas_solver_edit_constant(run->solver, constraint);
    if (judged(run, MADE(run->solver, edit)) == CAS_OK) put(&run->edits, edit);
}

/* An edit also ends with the row whose constant it is. */
static cas_status edited(run *run, cas_edit edit, cas_status status) {
    if (judged(run, status) == CAS_ERROR_STALE) drop(&run->edits, edit);
    return status;
}

static void edit_set(run *run) {
    cas_edit edit = pick(run, &run->edits);
    edited(run, edit, cas_solver_suggest(run->solver, edit, number(run), NULL, NULL));
}

/* If rows were dropped, the other values may have changed, and the changes are reported. */
static void reported(run *run, cas_status status, const cas_value *changes, size_t count) {
    if (status >= CAS_OK) copied(run, changes, count);
}

static void suggest(run *run) {
    const cas_value *changes;
    size_t count;
    cas_edit edit = pick(run, &run->edits);
    cas_status status = edited(run, edit, cas_solver_suggest(run->solver, edit, number(run), &changes, &count));
    reported(run, status, changes, count);
}

static void suggest_all(run *run) {
    const cas_value *changes;
    size_t changed;
    cas_edit edits[BATCH];
    double values[BATCH];
    size_t count = next(run) % (BATCH + 1);
    for (size_t i = 0; i < count; i++) {
        edits[i] = pick(run, &run->edits);
        values[i] = number(run);
    }
    cas_status status = cas_solver_suggest_all(run->solver, edits, values, count, &changes, &changed);
    reported(run, judged(run, status), changes, changed);
}

static void edit_range(run *run) {
    double low, high;
    cas_edit edit = pick(run, &run->edits);
    if (edited(run, edit, cas_solver_edit_range(run->solver, edit, &low, &high)) == CAS_OK) MUST(low <= high);
}

static void edit_end(run *run) {
    cas_edit edit = pick(run, &run->edits);
    if (edited(run, edit, cas_solver_end_edit(run->solver, edit)) == CAS_OK) drop(&run->edits, edit);
}

/* The last breakpoint has the current values. */
static void path(run *run) {
    cas_path *way;
    const cas_variable *variables;
    const double *values;
    size_t count;
    double reached, sampled[ROOM];
    cas_edit edit = pick(run, &run->edits);
    if (edited(run, edit, MADE(run->solver, way = cas_solver_path(run->solver, edit, number(run)))) < 0) return;
    size_t points = cas_path_count(way);
    MUST(points >= 1);
    MUST(cas_path_variables(way, &variables, &count) == CAS_OK && count <= ROOM);
    MUST(cas_path_point(way, points - 1, &reached, &values) == CAS_OK);
    for (size_t i = 0; i < count && !(run->mode & WILD); i++) {
        double value = cas_solver_value(run->solver, variables[i]);
        MUST(fabs(values[i] - value) <= 1e-9 * (1 + fabs(value)));
    }
    MUST(cas_path_sample(way, reached, sampled) == CAS_OK);
    MUST(cas_path_point(way, points, &reached, &values) == CAS_ERROR_OUT_OF_RANGE);
    cas_path_free(way);
}

static void swallow(const char *text, size_t length, void *context) {
    for (size_t i = 0; i < length; i++) *(unsigned *)context += (unsigned char)text[i];
}

static void insight(run *run) {
    unsigned sum = 0;
    cas_solver_statistics statistics = {.size = sizeof statistics};
    judged(run, cas_solver_dump(run->solver, swallow, &sum));
    MUST(cas_solver_get_statistics(run->solver, &statistics) == CAS_OK);
    MUST(statistics.variables == (uint64_t)run->variables.count);
    MUST(statistics.bytes == run->memory.held);
    double violation;
    if (judged(run, cas_solver_violation(run->solver, pick(run, &run->constraints), &violation)) == CAS_OK)
        MUST(violation >= 0 || run->mode & WILD);
}

#define OPERATION(name) {#name, name}

const operation operations[] = {
    OPERATION(add),           OPERATION(add_rows),      OPERATION(try_add),      OPERATION(remove_row),
    OPERATION(remove_rows),   OPERATION(set_constant),  OPERATION(set_constants), OPERATION(set_priority),
    OPERATION(set_weight),    OPERATION(solve),         OPERATION(report_changes), OPERATION(conflicts),
    OPERATION(ambiguity),     OPERATION(edit_variable), OPERATION(edit_constant), OPERATION(edit_set),
    OPERATION(suggest),       OPERATION(suggest_all),   OPERATION(edit_range),   OPERATION(edit_end),
    OPERATION(path),          OPERATION(insight),       OPERATION(add_variable), OPERATION(add_variables),
    OPERATION(remove_variable),
    OPERATION(add), OPERATION(try_add), /* more often than the rest */
};
const unsigned operation_count = sizeof operations / sizeof *operations;
