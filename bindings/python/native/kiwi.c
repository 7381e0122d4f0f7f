/* casement.kiwi in C: variables, terms, expressions, constraints and the solver.
 *
 * The module casement.kiwi._native has the classes of casement/kiwi/_symbolics.py and
 * casement/kiwi/_solver.py with the same behaviour, and calls the library at addresses
 * that ctypes found, so a process has one copy of it. Texts and refusals come from the
 * Python modules that the pure version uses, too.
 *
 * A variable stores the number that its first solver, its home, gave it; likewise a
 * constraint stores its place in its first solver. Other solvers look objects up by their
 * address. The values of a solver are in a Store, which outlives the solver while a
 * variable refers to it. Nothing refers to a solver with a reference count, so dropping
 * it frees it at once.
 *
 * Memory for a change is reserved before the change, and no Python code runs during it.
 */

#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030A0000
#include <Python.h>
#include <structmember.h>

#include <math.h>
#include <stdarg.h>
#include <stdint.h>

#include <casement.h>

#define NEAR_ZERO 1e-8 /* kiwisolver's limit for zero */
#define REQUIRED 1001001000.0
#define INLINE_PARTS 3

/* In the place of an id: a constraint that is not yet in the library, and one without a row. */
#define WAITING 0u
#define ROWLESS UINT32_MAX

typedef struct Solver Solver;
typedef struct Variable Variable;
typedef struct Constraint Constraint;

/* The values of a solver as of its last update. */
typedef struct {
    Py_ssize_t references; /* of the solver and of variables whose home it is */
    Solver *solver;        /* NULL once it is gone */
    double *values;
    cas_variable *ids;
    Py_ssize_t count, known; /* variables, and those of them that the library has */
    Py_ssize_t singles;      /* values read alone since the update */
    int unread;              /* the values of the last update are still in the library */
} Store;

/* Where an object is in the first solver that has it. The solver is not counted, and clears it when it goes. */
typedef struct {
    Solver *solver;
    Py_ssize_t place;
} Member;

struct Variable {
    PyObject_HEAD
    PyObject *name, *context;
    double value; /* if it is shared, or has no home */
    Store *home;
    Py_ssize_t number;
    int is_shared;
    Member edit;
    uint64_t mark; /* the merge that saw it last, and where it put it */
    Py_ssize_t spot;
};

typedef struct {
    Variable *variable;
    double factor;
} Part;

/* Variables with factors, and a constant. */
typedef struct {
    Part *parts;
    Py_ssize_t count;
    double constant;
    Part inside[INLINE_PARTS];
} Sum;

typedef struct {
    PyObject_HEAD
    Part part;
} Term;

typedef struct {
    PyObject_HEAD
    Sum sum;
} Expression;

struct Constraint {
    PyObject_HEAD
    Sum sum;
    double strength;
    int relation;
    int is_made;
    Expression *stated; /* what expression() returned */
    Member row;
};

/* A variable, term or expression, seen as a sum. */
typedef struct {
    const Part *parts;
    Py_ssize_t count;
    double constant;
    Part one;
} View;

static PyTypeObject *variable_type, *term_type, *expression_type, *constraint_type, *solver_type;
static PyObject *relation_names[3];
static PyObject *bad_required_strength, *duplicate_constraint, *duplicate_edit_variable, *unknown_constraint,
    *unknown_edit_variable, *unsatisfiable_constraint;
/* Functions of the Python modules. */
static PyObject *expected, *named_strength, *check_numbers, *term_text, *expression_text, *constraint_text, *reduced, *set_state;

#define is_variable(object) PyObject_TypeCheck(object, variable_type)
#define is_term(object) PyObject_TypeCheck(object, term_type)
#define is_expression(object) PyObject_TypeCheck(object, expression_type)
#define is_constraint(object) PyObject_TypeCheck(object, constraint_type)

/* Errors and numbers */

/* Raises kiwisolver's TypeError for an object of the wrong type. */
static void raise_expected(const char *kind, PyObject *object) {
    PyObject *error = PyObject_CallFunction(expected, "sO", kind, object);
    if (error) PyErr_SetObject((PyObject *)Py_TYPE(error), error);
    Py_XDECREF(error);
}

/* Reads a number: 1 if the object is one, 0 if not, -1 with an exception. */
static int read_number(PyObject *object, double *number) {
    if (Py_TYPE(object) == &PyFloat_Type) {
        *number = PyFloat_AsDouble(object);
        return 1;
    }
    if (Py_TYPE(object) == &PyLong_Type) {
        *number = PyLong_AsDouble(object);
    } else if (PyObject_TypeCheck(object, &PyFloat_Type) || PyLong_Check(object)) {
        PyObject *converted = PyNumber_Float(object);
        if (!converted) return -1;
        *number = PyFloat_AsDouble(converted);
        Py_DECREF(converted);
        return 1;
    } else {
        return 0;
    }
    return *number == -1.0 && PyErr_Occurred() ? -1 : 1;
}

/* Reads a number, or raises a TypeError. */
static int require_number(PyObject *object, double *number) {
    int answer = read_number(object, number);
    if (!answer) raise_expected("float, int, or long", object);
    return answer == 1 ? 0 : -1;
}

/* Reads a strength from a name or a number, clipped to the valid range. */
static int read_strength(PyObject *object, double *strength) {
    static const struct {
        const char *name;
        double strength;
    } names[] = {{"weak", 1.0}, {"strong", 1e6}, {"medium", 1e3}, {"required", REQUIRED}};
    double number;
    if (PyUnicode_Check(object)) {
        for (size_t each = 0; each < 4; each++)
            if (PyUnicode_CompareWithASCIIString(object, names[each].name) == 0) {
                *strength = names[each].strength;
                return 0;
            }
        PyObject *other = PyObject_CallFunctionObjArgs(named_strength, object, NULL); /* raises, or a subclass of str */
        if (!other) return -1;
        number = PyFloat_AsDouble(other);
        Py_DECREF(other);
    } else if (require_number(object, &number) < 0) {
        return -1;
    }
    number = number < REQUIRED ? number : REQUIRED;
    *strength = number > 0 ? number : 0.0;
    return 0;
}

/* Gives an array room for more entries. */
static int reserve(void *array, size_t size, Py_ssize_t wanted) {
    void *larger = PyMem_Realloc(*(void **)array, size * (size_t)wanted);
    if (!larger) {
        PyErr_NoMemory();
        return -1;
    }
    *(void **)array = larger;
    return 0;
}

/* The end of every instance: its memory, and its reference to its type. */
static void release(PyObject *object) {
    PyTypeObject *type = Py_TYPE(object);
    PyObject_GC_Del(object);
    Py_DECREF(type);
}

/* Sums */

static int sum_reserve(Sum *sum, Py_ssize_t count) {
    sum->parts = sum->inside;
    sum->count = 0;
    if (count <= INLINE_PARTS) return 0;
    sum->parts = PyMem_Malloc(sizeof(Part) * (size_t)count);
    if (sum->parts) return 0;
    sum->parts = sum->inside;
    PyErr_NoMemory();
    return -1;
}

static void sum_release(Sum *sum) {
    Part *parts = sum->parts;
    Py_ssize_t count = sum->count;
    sum->count = 0;
    for (Py_ssize_t each = 0; each < count; each++) Py_DECREF(parts[each].variable);
    if (parts != sum->inside) PyMem_Free(parts);
    sum->parts = sum->inside;
}

static int sum_visit(const Sum *sum, visitproc visit, void *arg) {
    for (Py_ssize_t each = 0; each < sum->count; each++) Py_VISIT(sum->parts[each].variable);
    return 0;
}

/* Appends the parts of a sum, times 1 or -1. There has to be room. */
static void sum_append(Sum *sum, const View *view, int is_negated) {
    Part *end = sum->parts + sum->count;
    for (Py_ssize_t each = 0; each < view->count; each++) {
        Part part = view->parts[each];
        Py_INCREF(part.variable);
        end[each].variable = part.variable;
        end[each].factor = is_negated ? -part.factor : part.factor;
    }
    sum->count += view->count;
}

/* Adds up the factors of each variable, in the order in which the variables come first. */
static void sum_merge(Sum *sum) {
    static uint64_t serial;
    Part *parts = sum->parts;
    Py_ssize_t count = sum->count, kept = 0;
    if (count < 2 || (count == 2 && parts[0].variable != parts[1].variable)) return;
    serial += 1;
    for (Py_ssize_t each = 0; each < count; each++) {
        Variable *variable = parts[each].variable;
        if (variable->mark == serial) break;
        variable->mark = serial;
        kept += 1;
    }
    if (kept == count) return;
    serial += 1;
    kept = 0;
    for (Py_ssize_t each = 0; each < count; each++) {
        Variable *variable = parts[each].variable;
        if (variable->mark == serial) {
            parts[variable->spot].factor += parts[each].factor;
            Py_DECREF(variable); /* the other entry holds it */
        } else {
            variable->mark = serial;
            variable->spot = kept;
            parts[kept].variable = variable;
            parts[kept++].factor = 0.0 + parts[each].factor;
        }
    }
    sum->count = kept;
}

typedef enum { OTHER, VARIABLE, TERM, EXPRESSION } Kind;

static Kind kind_of(PyObject *object) {
    PyTypeObject *type = Py_TYPE(object);
    if (type == variable_type) return VARIABLE;
    if (type == expression_type) return EXPRESSION;
    if (type == term_type) return TERM;
    if (type == &PyFloat_Type || type == &PyLong_Type) return OTHER;
    if (PyType_IsSubtype(type, variable_type)) return VARIABLE;
    if (PyType_IsSubtype(type, expression_type)) return EXPRESSION;
    return PyType_IsSubtype(type, term_type) ? TERM : OTHER;
}

/* Sees an object as a sum, if it is a variable, a term or an expression. */
static Kind view_of(PyObject *object, View *view) {
    Kind kind = kind_of(object);
    if (kind == EXPRESSION) {
        const Sum *sum = &((Expression *)object)->sum;
        view->parts = sum->parts;
        view->count = sum->count;
        view->constant = sum->constant;
        return kind;
    }
    if (kind == VARIABLE) {
        view->one.variable = (Variable *)object;
        view->one.factor = 1.0;
    } else if (kind == TERM) {
        view->one = ((Term *)object)->part;
    } else {
        return kind;
    }
    view->parts = &view->one;
    view->count = view->one.variable != NULL; /* a Term that was never initialised has none */
    view->constant = 0.0;
    return kind;
}

/* Writes left + right, or left - right, to a new sum. The order of terms is that of kiwisolver: an expression comes
 * before added terms. */
static int sum_join(Sum *sum, Kind left, const View *one, Kind right, const View *two, int is_negated) {
    if (sum_reserve(sum, one->count + two->count) < 0) return -1;
    if (right == EXPRESSION && left != EXPRESSION) {
        sum_append(sum, two, is_negated);
        sum_append(sum, one, 0);
    } else {
        sum_append(sum, one, 0);
        sum_append(sum, two, is_negated);
    }
    sum->constant = one->constant + (is_negated ? -two->constant : two->constant);
    return 0;
}

/* Values */

static int store_read(Store *store);
static int variable_value(Variable *variable, double *value);

static int sum_value(const Sum *sum, double *value) {
    double total = sum->constant, one;
    for (Py_ssize_t each = 0; each < sum->count; each++) {
        if (variable_value(sum->parts[each].variable, &one) < 0) return -1;
        total += sum->parts[each].factor * one;
    }
    *value = total;
    return 0;
}

/* Making terms, expressions and constraints */

static PyObject *new_term(Variable *variable, double factor) {
    Term *term = PyObject_GC_New(Term, term_type);
    if (!term) return NULL;
    Py_INCREF(variable);
    term->part.variable = variable;
    term->part.factor = factor;
    PyObject_GC_Track(term);
    return (PyObject *)term;
}

/* Returns an expression that takes over a sum, or releases the sum. */
static PyObject *new_expression(Sum *sum) {
    Expression *expression = PyObject_GC_New(Expression, expression_type);
    if (!expression) {
        sum_release(sum);
        return NULL;
    }
    expression->sum = *sum;
    if (sum->parts == sum->inside) expression->sum.parts = expression->sum.inside;
    PyObject_GC_Track(expression);
    return (PyObject *)expression;
}

/* Returns a constraint that takes over a sum, or releases the sum. */
static PyObject *new_constraint(Sum *sum, int relation, double strength) {
    Constraint *constraint = PyObject_GC_New(Constraint, constraint_type);
    if (!constraint) {
        sum_release(sum);
        return NULL;
    }
    constraint->sum = *sum;
    if (sum->parts == sum->inside) constraint->sum.parts = constraint->sum.inside;
    constraint->relation = relation;
    constraint->strength = strength;
    constraint->is_made = 1;
    constraint->stated = NULL;
    constraint->row.solver = NULL;
    PyObject_GC_Track(constraint);
    return (PyObject *)constraint;
}

/* Returns an expression with the parts of a sum times a factor, and a constant. */
static PyObject *scaled(const View *view, double factor, double constant) {
    Sum sum;
    if (sum_reserve(&sum, view->count) < 0) return NULL;
    sum_append(&sum, view, 0);
    if (factor != 1.0)
        for (Py_ssize_t each = 0; each < sum.count; each++) sum.parts[each].factor *= factor;
    sum.constant = constant;
    return new_expression(&sum);
}

/* Arithmetic */

static PyObject *add_or_subtract(PyObject *left, PyObject *right, int is_negated) {
    View one, two;
    double number;
    Kind is_left = view_of(left, &one), is_right = view_of(right, &two);
    if (is_left && is_right) {
        Sum sum;
        if (sum_join(&sum, is_left, &one, is_right, &two, is_negated) < 0) return NULL;
        return new_expression(&sum);
    }
    int answer = read_number(is_left ? right : left, &number);
    if (answer < 0) return NULL;
    if (!answer) Py_RETURN_NOTIMPLEMENTED;
    /* Reading a number may run code that changes the expression. */
    if (is_left) view_of(left, &one);
    else view_of(right, &two);
    if (is_left) return scaled(&one, 1.0, is_negated ? one.constant - number : one.constant + number);
    return is_negated ? scaled(&two, -1.0, number - two.constant) : scaled(&two, 1.0, two.constant + number);
}

static PyObject *linear_add(PyObject *left, PyObject *right) { return add_or_subtract(left, right, 0); }

static PyObject *linear_subtract(PyObject *left, PyObject *right) { return add_or_subtract(left, right, 1); }

static PyObject *times(PyObject *linear, double factor) {
    View view;
    Kind kind = view_of(linear, &view);
    if (kind == OTHER) Py_RETURN_NOTIMPLEMENTED;
    if (kind == EXPRESSION) return scaled(&view, factor, view.constant * factor);
    if (!view.count) {
        PyErr_SetString(PyExc_AttributeError, "the Term has no variable");
        return NULL;
    }
    return new_term(view.one.variable, kind == VARIABLE ? factor : view.one.factor * factor);
}

static PyObject *linear_multiply(PyObject *left, PyObject *right) {
    double factor;
    int answer = read_number(right, &factor);
    if (answer > 0) return times(left, factor);
    if (answer == 0) answer = read_number(left, &factor);
    if (answer > 0) return times(right, factor);
    if (answer < 0) return NULL;
    Py_RETURN_NOTIMPLEMENTED;
}

static PyObject *linear_divide(PyObject *left, PyObject *right) {
    double divisor;
    int answer = read_number(right, &divisor);
    if (answer < 0) return NULL;
    if (!answer) Py_RETURN_NOTIMPLEMENTED;
    if (divisor == 0) {
        PyErr_SetString(PyExc_ZeroDivisionError, "float division by zero");
        return NULL;
    }
    return times(left, 1.0 / divisor);
}

static PyObject *linear_negative(PyObject *self) { return times(self, -1.0); }

/* Raises the TypeError of a comparison that makes no constraint. */
static PyObject *refuse(PyObject *left, const char *symbol, PyObject *right) {
    View view;
    PyObject *one = PyObject_GetAttrString((PyObject *)Py_TYPE(left), "__name__"),
             *two = PyObject_GetAttrString((PyObject *)Py_TYPE(right), "__name__");
    if (one && two)
        PyErr_Format(PyExc_TypeError, "unsupported operand type(s) for %s: 'kiwisolver.%U' and '%s%U'", symbol, one,
                     view_of(right, &view) ? "kiwisolver." : "", two);
    Py_XDECREF(one);
    Py_XDECREF(two);
    return NULL;
}

static PyObject *linear_compare(PyObject *self, PyObject *other, int operation) {
    static const int relations[] = {[Py_EQ] = 0, [Py_LE] = 1, [Py_GE] = 2};
    static const char *const symbols[] = {[Py_NE] = "!=", [Py_LT] = "<", [Py_GT] = ">"};
    View one, two;
    Sum sum;
    if (operation == Py_NE || operation == Py_LT || operation == Py_GT) return refuse(self, symbols[operation], other);
    Kind left = view_of(self, &one), right = view_of(other, &two);
    if (right) {
        if (sum_join(&sum, left, &one, right, &two, 1) < 0) return NULL;
    } else {
        double number;
        int answer = read_number(other, &number);
        if (answer < 0) return NULL;
        if (!answer) Py_RETURN_NOTIMPLEMENTED;
        view_of(self, &one); /* reading the number may have run code that changes it */
        if (sum_reserve(&sum, one.count) < 0) return NULL;
        sum_append(&sum, &one, 0);
        sum.constant = one.constant - number;
    }
    sum_merge(&sum);
    return new_constraint(&sum, relations[operation], REQUIRED);
}

static PyObject *call_reduced(PyObject *self, PyObject *Py_UNUSED(none)) {
    return PyObject_CallFunctionObjArgs(reduced, self, NULL);
}

#define NUMBER_SLOTS                                                                                                   \
    {Py_nb_add, linear_add}, {Py_nb_subtract, linear_subtract}, {Py_nb_multiply, linear_multiply},                     \
        {Py_nb_true_divide, linear_divide}, {Py_nb_negative, linear_negative},                                         \
        {Py_tp_richcompare, linear_compare}, {Py_tp_hash, PyObject_HashNotImplemented}

#define REDUCE {"__reduce__", call_reduced, METH_NOARGS, NULL}

/* Variable */

static void store_drop(Store *store);

static PyObject *variable_new(PyTypeObject *type, PyObject *Py_UNUSED(arguments), PyObject *Py_UNUSED(keywords)) {
    Variable *self = (Variable *)PyType_GenericAlloc(type, 0);
    if (!self) return NULL;
    self->name = PyUnicode_FromString("");
    self->context = Py_None;
    Py_INCREF(Py_None);
    if (!self->name) Py_CLEAR(self);
    return (PyObject *)self;
}

static int variable_set_name(Variable *self, PyObject *name) {
    if (!PyUnicode_Check(name)) {
        raise_expected("str", name);
        return -1;
    }
    PyObject *before = self->name;
    Py_INCREF(name);
    self->name = name;
    Py_DECREF(before);
    return 0;
}

static void variable_set_context(Variable *self, PyObject *context) {
    PyObject *before = self->context;
    Py_INCREF(context);
    self->context = context;
    Py_XDECREF(before);
}

static int variable_init(Variable *self, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"name", "context", NULL};
    PyObject *name = NULL, *context = Py_None;
    /* Names are rare, and reading them takes longer. */
    int is_read = keywords ? PyArg_ParseTupleAndKeywords(arguments, keywords, "|OO:Variable", names, &name, &context)
                           : PyArg_UnpackTuple(arguments, "Variable", 0, 2, &name, &context);
    if (!is_read) return -1;
    if (name && variable_set_name(self, name) < 0) return -1;
    variable_set_context(self, context);
    return 0;
}

static int variable_traverse(Variable *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->context);
    return 0;
}

static int variable_clear(Variable *self) {
    Py_CLEAR(self->context);
    return 0;
}

static void variable_dealloc(Variable *self) {
    PyObject_GC_UnTrack(self);
    if (self->home) store_drop(self->home);
    Py_XDECREF(self->name);
    Py_XDECREF(self->context);
    release((PyObject *)self);
}

static PyObject *variable_repr(Variable *self) {
    Py_INCREF(self->name);
    return self->name;
}

static PyObject *variable_get_name(Variable *self, PyObject *Py_UNUSED(none)) { return variable_repr(self); }

static PyObject *variable_rename(Variable *self, PyObject *name) {
    if (variable_set_name(self, name) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *variable_get_value(Variable *self, PyObject *Py_UNUSED(none)) {
    double value;
    if (variable_value(self, &value) < 0) return NULL;
    return PyFloat_FromDouble(value);
}

static PyObject *variable_get_context(Variable *self, PyObject *Py_UNUSED(none)) {
    PyObject *context = self->context ? self->context : Py_None;
    Py_INCREF(context);
    return context;
}

static PyObject *variable_put_context(Variable *self, PyObject *context) {
    variable_set_context(self, context);
    Py_RETURN_NONE;
}

static PyObject *variable_set_state(PyObject *self, PyObject *state) {
    return PyObject_CallFunctionObjArgs(set_state, self, state, NULL);
}

static PyObject *variable_set_value(Variable *self, PyObject *value) {
    double number;
    if (require_number(value, &number) < 0) return NULL;
    if (!self->home) self->value = number;
    Py_RETURN_NONE;
}

static PyMethodDef variable_methods[] = {
    {"name", (PyCFunction)variable_get_name, METH_NOARGS, "name($self, /)\n--\n\nGet the name of the variable."},
    {"setName", (PyCFunction)variable_rename, METH_O, "setName($self, name, /)\n--\n\nSet the name of the variable."},
    {"value", (PyCFunction)variable_get_value, METH_NOARGS,
     "value($self, /)\n--\n\nGet the current value of the variable."},
    {"context", (PyCFunction)variable_get_context, METH_NOARGS,
     "context($self, /)\n--\n\nGet the context object associated with the variable."},
    {"setContext", (PyCFunction)variable_put_context, METH_O,
     "setContext($self, context, /)\n--\n\nSet the context object associated with the variable."},
    {"_set_value", (PyCFunction)variable_set_value, METH_O, "Set the value of a copy."},
    {"__setstate__", variable_set_state, METH_O, NULL},
    REDUCE,
    {NULL, NULL, 0, NULL},
};

static PyType_Slot variable_slots[] = {
    {Py_tp_doc, "Variable(name='', context=None, /)\n--\n\nA number the solver finds."},
    {Py_tp_new, variable_new},
    {Py_tp_init, variable_init},
    {Py_tp_traverse, variable_traverse},
    {Py_tp_clear, variable_clear},
    {Py_tp_dealloc, variable_dealloc},
    {Py_tp_repr, variable_repr},
    {Py_tp_methods, variable_methods},
    NUMBER_SLOTS,
    {0, NULL},
};

/* Term */

static PyObject *term_new(PyTypeObject *type, PyObject *Py_UNUSED(arguments), PyObject *Py_UNUSED(keywords)) {
    return PyType_GenericAlloc(type, 0);
}

static int term_init(Term *self, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"variable", "coefficient", NULL};
    PyObject *variable, *coefficient = NULL;
    double factor = 1.0;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:Term", names, &variable, &coefficient)) return -1;
    if (!is_variable(variable)) {
        raise_expected("Variable", variable);
        return -1;
    }
    if (coefficient && require_number(coefficient, &factor) < 0) return -1;
    Variable *before = self->part.variable;
    Py_INCREF(variable);
    self->part.variable = (Variable *)variable;
    self->part.factor = factor;
    Py_XDECREF(before);
    return 0;
}

static int term_traverse(Term *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->part.variable);
    return 0;
}

static int term_clear(Term *self) {
    Py_CLEAR(self->part.variable);
    return 0;
}

static void term_dealloc(Term *self) {
    PyObject_GC_UnTrack(self);
    Py_XDECREF(self->part.variable);
    release((PyObject *)self);
}

static PyObject *term_repr(PyObject *self) { return PyObject_CallFunctionObjArgs(term_text, self, NULL); }

/* Whether the term was initialised; raises if not. */
static int term_open(Term *self) {
    if (self->part.variable) return 1;
    PyErr_SetString(PyExc_AttributeError, "the Term has no variable");
    return 0;
}

static PyObject *term_variable(Term *self, PyObject *Py_UNUSED(none)) {
    if (!term_open(self)) return NULL;
    Py_INCREF(self->part.variable);
    return (PyObject *)self->part.variable;
}

static PyObject *term_coefficient(Term *self, PyObject *Py_UNUSED(none)) {
    return PyFloat_FromDouble(self->part.factor);
}

static PyObject *term_value(Term *self, PyObject *Py_UNUSED(none)) {
    double value;
    if (!term_open(self) || variable_value(self->part.variable, &value) < 0) return NULL;
    return PyFloat_FromDouble(self->part.factor * value);
}

static PyMethodDef term_methods[] = {
    {"variable", (PyCFunction)term_variable, METH_NOARGS, "variable($self, /)\n--\n\nGet the variable for the term."},
    {"coefficient", (PyCFunction)term_coefficient, METH_NOARGS,
     "coefficient($self, /)\n--\n\nGet the coefficient for the term."},
    {"value", (PyCFunction)term_value, METH_NOARGS, "value($self, /)\n--\n\nGet the value for the term."},
    REDUCE,
    {NULL, NULL, 0, NULL},
};

static PyType_Slot term_slots[] = {
    {Py_tp_doc, "Term(variable, coefficient=1.0, /)\n--\n\nA variable times a number."},
    {Py_tp_new, term_new},
    {Py_tp_init, term_init},
    {Py_tp_traverse, term_traverse},
    {Py_tp_clear, term_clear},
    {Py_tp_dealloc, term_dealloc},
    {Py_tp_repr, term_repr},
    {Py_tp_methods, term_methods},
    NUMBER_SLOTS,
    {0, NULL},
};

/* Expression */

static PyObject *expression_new(PyTypeObject *type, PyObject *Py_UNUSED(arguments), PyObject *Py_UNUSED(keywords)) {
    Expression *self = (Expression *)PyType_GenericAlloc(type, 0);
    if (self) self->sum.parts = self->sum.inside;
    return (PyObject *)self;
}

static int expression_init(Expression *self, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"terms", "constant", NULL};
    PyObject *iterable, *constant = NULL;
    Sum sum;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "O|O:Expression", names, &iterable, &constant)) return -1;
    PyObject *terms = PySequence_Tuple(iterable);
    if (!terms) return -1;
    Py_ssize_t count = PyTuple_Size(terms);
    sum.constant = 0.0;
    for (Py_ssize_t each = 0; each < count; each++)
        if (!is_term(PyTuple_GetItem(terms, each))) {
            raise_expected("Term", PyTuple_GetItem(terms, each));
            goto refused;
        } else if (!term_open((Term *)PyTuple_GetItem(terms, each))) {
            goto refused;
        }
    if (constant && require_number(constant, &sum.constant) < 0) goto refused;
    if (sum_reserve(&sum, count) < 0) goto refused;
    for (Py_ssize_t each = 0; each < count; each++) {
        sum.parts[each] = ((Term *)PyTuple_GetItem(terms, each))->part;
        Py_INCREF(sum.parts[each].variable);
    }
    sum.count = count;
    Sum before = self->sum;
    if (before.parts == self->sum.inside) before.parts = before.inside;
    self->sum = sum;
    if (sum.parts == sum.inside) self->sum.parts = self->sum.inside;
    sum_release(&before);
    Py_DECREF(terms);
    return 0;
refused:
    Py_DECREF(terms);
    return -1;
}

static int expression_traverse(Expression *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    return sum_visit(&self->sum, visit, arg);
}

static int expression_clear(Expression *self) {
    sum_release(&self->sum);
    return 0;
}

static void expression_dealloc(Expression *self) {
    PyObject_GC_UnTrack(self);
    sum_release(&self->sum);
    release((PyObject *)self);
}

static PyObject *expression_repr(PyObject *self) { return PyObject_CallFunctionObjArgs(expression_text, self, NULL); }

static PyObject *expression_constant(Expression *self, PyObject *Py_UNUSED(none)) {
    return PyFloat_FromDouble(self->sum.constant);
}

static PyObject *expression_terms(Expression *self, PyObject *Py_UNUSED(none)) {
    PyObject *terms = PyTuple_New(self->sum.count);
    for (Py_ssize_t each = 0; terms && each < self->sum.count; each++) {
        PyObject *term = new_term(self->sum.parts[each].variable, self->sum.parts[each].factor);
        if (!term || PyTuple_SetItem(terms, each, term) < 0) Py_CLEAR(terms);
    }
    return terms;
}

static PyObject *expression_value(Expression *self, PyObject *Py_UNUSED(none)) {
    double value;
    if (sum_value(&self->sum, &value) < 0) return NULL;
    return PyFloat_FromDouble(value);
}

static PyMethodDef expression_methods[] = {
    {"constant", (PyCFunction)expression_constant, METH_NOARGS,
     "constant($self, /)\n--\n\nGet the constant for the expression."},
    {"terms", (PyCFunction)expression_terms, METH_NOARGS,
     "terms($self, /)\n--\n\nGet the tuple of terms for the expression."},
    {"value", (PyCFunction)expression_value, METH_NOARGS, "value($self, /)\n--\n\nGet the value for the expression."},
    REDUCE,
    {NULL, NULL, 0, NULL},
};

static PyType_Slot expression_slots[] = {
    {Py_tp_doc, "Expression(terms, constant=0.0, /)\n--\n\nA sum of terms, and a constant."},
    {Py_tp_new, expression_new},
    {Py_tp_init, expression_init},
    {Py_tp_traverse, expression_traverse},
    {Py_tp_clear, expression_clear},
    {Py_tp_dealloc, expression_dealloc},
    {Py_tp_repr, expression_repr},
    {Py_tp_methods, expression_methods},
    NUMBER_SLOTS,
    {0, NULL},
};

/* Constraint */

static View sum_view(const Sum *sum) {
    View view;
    view.parts = sum->parts;
    view.count = sum->count;
    view.constant = sum->constant;
    return view;
}

static PyObject *constraint_new(PyTypeObject *type, PyObject *Py_UNUSED(arguments), PyObject *Py_UNUSED(keywords)) {
    Constraint *self = (Constraint *)PyType_GenericAlloc(type, 0);
    if (!self) return NULL;
    self->sum.parts = self->sum.inside;
    self->strength = REQUIRED;
    return (PyObject *)self;
}

static int constraint_init(Constraint *self, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {"expression", "op", "strength", NULL};
    PyObject *expression, *op, *strength = NULL;
    double weight = REQUIRED;
    int relation = 0;
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, "OO|O:Constraint", names, &expression, &op, &strength)) return -1;
    if (!is_expression(expression)) {
        raise_expected("Expression", expression);
        return -1;
    }
    if (!PyUnicode_Check(op)) {
        raise_expected("str", op);
        return -1;
    }
    while (relation < 3 && PyUnicode_Compare(op, relation_names[relation]) != 0) relation += 1;
    if (relation == 3) {
        PyErr_Format(PyExc_ValueError, "relational operator must be '==', '<=', or '>=', not '%U'", op);
        return -1;
    }
    if (strength && read_strength(strength, &weight) < 0) return -1;
    if (self->is_made) {
        PyErr_SetString(PyExc_TypeError, "a Constraint cannot be initialised twice");
        return -1;
    }
    View view = sum_view(&((Expression *)expression)->sum);
    if (sum_reserve(&self->sum, view.count) < 0) return -1;
    sum_append(&self->sum, &view, 0);
    sum_merge(&self->sum);
    self->sum.constant = view.constant;
    self->relation = relation;
    self->strength = weight;
    self->is_made = 1;
    return 0;
}

static int constraint_traverse(Constraint *self, visitproc visit, void *arg) {
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(self->stated);
    return sum_visit(&self->sum, visit, arg);
}

static int constraint_clear(Constraint *self) {
    Py_CLEAR(self->stated);
    sum_release(&self->sum);
    return 0;
}

static void constraint_dealloc(Constraint *self) {
    PyObject_GC_UnTrack(self);
    Py_XDECREF(self->stated);
    sum_release(&self->sum);
    release((PyObject *)self);
}

static PyObject *constraint_repr(PyObject *self) { return PyObject_CallFunctionObjArgs(constraint_text, self, NULL); }

static PyObject *constraint_expression(Constraint *self, PyObject *Py_UNUSED(none)) {
    if (!self->stated) {
        View view = sum_view(&self->sum);
        self->stated = (Expression *)scaled(&view, 1.0, view.constant);
    }
    Py_XINCREF(self->stated);
    return (PyObject *)self->stated;
}

static void constraint_restate(Constraint *self, double constant) {
    self->sum.constant = constant;
    Py_CLEAR(self->stated);
}

static PyObject *constraint_op(Constraint *self, PyObject *Py_UNUSED(none)) {
    Py_INCREF(relation_names[self->relation]);
    return relation_names[self->relation];
}

static PyObject *constraint_strength(Constraint *self, PyObject *Py_UNUSED(none)) {
    return PyFloat_FromDouble(self->strength);
}

static PyObject *constraint_violated(Constraint *self, PyObject *Py_UNUSED(none)) {
    double value;
    if (sum_value(&self->sum, &value) < 0) return NULL;
    return PyBool_FromLong(self->relation == 0 ? fabs(value) >= 1e-8 : self->relation == 1 ? value > 0 : value < 0);
}

static PyObject *constraint_or(PyObject *left, PyObject *right) {
    int is_left = is_constraint(left);
    Constraint *constraint = (Constraint *)(is_left ? left : right);
    double strength;
    Sum sum;
    if (read_strength(is_left ? right : left, &strength) < 0) return NULL;
    View view = sum_view(&constraint->sum);
    if (sum_reserve(&sum, view.count) < 0) return NULL;
    sum_append(&sum, &view, 0);
    sum.constant = view.constant;
    return new_constraint(&sum, constraint->relation, strength);
}

static PyMethodDef constraint_methods[] = {
    {"expression", (PyCFunction)constraint_expression, METH_NOARGS,
     "expression($self, /)\n--\n\nGet the expression object for the constraint."},
    {"op", (PyCFunction)constraint_op, METH_NOARGS, "op($self, /)\n--\n\nGet the relational operator for the constraint."},
    {"strength", (PyCFunction)constraint_strength, METH_NOARGS,
     "strength($self, /)\n--\n\nGet the strength for the constraint."},
    {"violated", (PyCFunction)constraint_violated, METH_NOARGS,
     "violated($self, /)\n--\n\nWhether the constraint does not hold for the values as of the last update."},
    REDUCE,
    {NULL, NULL, 0, NULL},
};

static PyType_Slot constraint_slots[] = {
    {Py_tp_doc, "Constraint(expression, op, strength='required', /)\n--\n\n"
                "A sum that is, or should be, zero, at most zero or at least zero."},
    {Py_tp_new, constraint_new},
    {Py_tp_init, constraint_init},
    {Py_tp_traverse, constraint_traverse},
    {Py_tp_clear, constraint_clear},
    {Py_tp_dealloc, constraint_dealloc},
    {Py_tp_repr, constraint_repr},
    {Py_tp_methods, constraint_methods},
    {Py_nb_or, constraint_or},
    {0, NULL},
};

/* Solver */

typedef struct {
    Constraint *constraint; /* NULL once it is removed */
    cas_constraint row;     /* or WAITING, or ROWLESS */
} Entry;

typedef struct {
    Variable *variable; /* NULL once it is removed */
    Constraint *constraint;
    cas_edit live; /* 0 until a suggestion begins it */
    int is_suggested;
    double suggestion;
} Edit;

/* The functions of the library, in the order of FUNCTIONS in casement/kiwi/_attached.py. */
typedef struct {
    cas_status (*add_variables)(cas_solver *, size_t, cas_variable *);
    cas_status (*add_rows)(cas_solver *, const cas_row *, size_t, cas_constraint *);
    cas_constraint (*try_add)(cas_solver *, const cas_row *);
    cas_status (*last_status)(const cas_solver *);
    cas_status (*remove)(cas_solver *, cas_constraint);
    cas_status (*set_constants)(cas_solver *, const cas_constraint *, const double *, size_t);
    cas_edit (*edit_constant)(cas_solver *, cas_constraint);
    cas_status (*suggest)(cas_solver *, cas_edit, double, const cas_value **, size_t *);
    cas_status (*solve)(cas_solver *);
    cas_status (*values)(const cas_solver *, const cas_variable *, size_t, double *);
    double (*value)(const cas_solver *, cas_variable);
    cas_solver *(*make)(const cas_solver_options *, cas_status *);
    void (*free)(cas_solver *);
} Functions;

/* The library that the last solver was made with, and what casement/kiwi/_attached.py said of it. */
static struct {
    PyObject *names; /* of the module casement._library, whose _chosen is the loaded library */
    PyObject *library;
    Functions functions;
    int is_recorded;
} attached;

/* Where objects are whose Member names another solver: dicts from the address to the place. */
enum { VARIABLES, CONSTRAINTS, EDITS, KINDS };

/* What reset() replaces. */
typedef struct {
    PyObject *library;
    PyObject *core; /* a solver in Python with the same handle, made when it is needed */
    cas_solver *handle;
    Functions functions;
    int is_recorded; /* calls may wait for other threads */
    int is_current;  /* everything except suggestions is solved, so values can be read */

    Store *store;
    PyObject *elsewhere[KINDS];

    /* By the number of the variable. */
    Variable **variables;
    double *witness;   /* a point at which all required constraints hold, unless is_stale */
    Py_ssize_t *uses;  /* required constraints on each */
    uint64_t *loose;   /* the epoch if the variable is loose */
    uint64_t epoch;
    int is_stale; /* a loose variable was moved without its dependents */
    Py_ssize_t room;
    Py_ssize_t *shared; /* numbers of the variables that other solvers have, too */
    Py_ssize_t shared_count, shared_room;

    Entry *entries; /* constraints in the order of their adding, and gaps */
    Py_ssize_t entry_count, entry_room, entry_gaps;
    Py_ssize_t first_waiting;

    Edit *edits;
    Py_ssize_t edit_count, edit_room, edit_gaps;
    Py_ssize_t suggested; /* edits with a new number, and one of them */
    Py_ssize_t last_suggested;

    /* Reused for rows. */
    cas_row *rows;
    cas_term *terms;
    cas_constraint *ids;
    double *constants;
    Py_ssize_t row_room, term_room;
} Content;

struct Solver {
    PyObject_HEAD
    PyObject *weak;
    int is_busy; /* in a recorded call, during which other threads run */
    Content now;
};

/* Evaluates a call of the library. A recorded call releases the interpreter lock. */
#define CALL(self, result, call)                                                                                       \
    do {                                                                                                               \
        if ((self)->now.is_recorded) {                                                                                 \
            (self)->is_busy = 1;                                                                                       \
            PyThreadState *thread = PyEval_SaveThread();                                                               \
            result = call;                                                                                             \
            PyEval_RestoreThread(thread);                                                                              \
            (self)->is_busy = 0;                                                                                       \
        } else {                                                                                                       \
            result = call;                                                                                             \
        }                                                                                                              \
    } while (0)

/* Calls a function of casement/kiwi/_attached.py. */
static PyObject *call_attached(const char *name, const char *format, ...) {
    PyObject *module = PyImport_ImportModule("casement.kiwi._attached"), *answer = NULL;
    PyObject *function = module ? PyObject_GetAttrString(module, name) : NULL;
    va_list list;
    va_start(list, format);
    PyObject *arguments = function ? Py_VaBuildValue(format, list) : NULL;
    va_end(list);
    if (arguments) answer = PyObject_CallObject(function, arguments);
    Py_XDECREF(arguments);
    Py_XDECREF(function);
    Py_XDECREF(module);
    return answer;
}

/* Returns the solver in Python, a borrowed reference. */
static PyObject *core_of(Solver *self) {
    Content *now = &self->now;
    if (!now->handle) {
        PyErr_SetString(PyExc_AttributeError, "_core");
        return NULL;
    }
    if (now->core) return now->core;
    cas_solver *handle = now->handle;
    PyObject *core = call_attached("core", "(ON)", now->library, PyLong_FromVoidPtr(handle));
    if (!core) return NULL;
    if (now->handle == handle && !now->core) {
        now->core = core;
    } else { /* other code has run */
        Py_XDECREF(PyObject_CallMethod(core, "close", NULL));
        Py_DECREF(core);
    }
    return now->core;
}

/* Raises the error of a status. */
static int fail(Solver *self, cas_status status) {
    PyObject *core = core_of(self);
    Py_XINCREF(core);
    if (core) Py_XDECREF(PyObject_CallMethod(core, "_fail", "i", (int)status));
    Py_XDECREF(core);
    if (!PyErr_Occurred()) PyErr_Format(PyExc_RuntimeError, "status %d", (int)status);
    return -1;
}

/* Raises the error of a status, except a conflict of constraints that are known to hold. */
static inline int check(Solver *self, cas_status status) {
    return status >= CAS_OK ? 0 : fail(self, status);
}

static int raise_about(PyObject *kind, void *object) {
    PyErr_SetObject(kind, (PyObject *)object);
    return -1;
}

/* Members */

static Py_ssize_t place_elsewhere(PyObject *places, const void *object) {
    Py_ssize_t place = -1;
    if (!places || PyDict_Size(places) == 0) return -1;
    PyObject *key = PyLong_FromVoidPtr((void *)object);
    PyObject *found = key ? PyDict_GetItemWithError(places, key) : NULL;
    if (found) place = PyLong_AsSsize_t(found);
    Py_XDECREF(key);
    if (place < 0) PyErr_Clear();
    return place;
}

static int set_elsewhere(PyObject *places, const void *object, Py_ssize_t place) {
    PyObject *key = PyLong_FromVoidPtr((void *)object), *value = PyLong_FromSsize_t(place);
    int answer = key && value ? PyDict_SetItem(places, key, value) : -1;
    Py_XDECREF(key);
    Py_XDECREF(value);
    return answer;
}

static inline Py_ssize_t place_of(Solver *self, int kind, const Member *member, const void *object) {
    return member->solver == self ? member->place : place_elsewhere(self->now.elsewhere[kind], object);
}

static int set_place(Solver *self, int kind, Member *member, const void *object, Py_ssize_t place) {
    if (member->solver && member->solver != self) return set_elsewhere(self->now.elsewhere[kind], object, place);
    member->solver = self;
    member->place = place;
    return 0;
}

/* Changes the place of an object that has one. */
static int move_place(Solver *self, int kind, Member *member, const void *object, Py_ssize_t place) {
    if (member->solver != self) return set_elsewhere(self->now.elsewhere[kind], object, place);
    member->place = place;
    return 0;
}

static void clear_place(Solver *self, int kind, Member *member, const void *object) {
    if (member->solver == self) {
        member->solver = NULL;
        return;
    }
    PyObject *places = self->now.elsewhere[kind], *key = PyLong_FromVoidPtr((void *)object);
    if (!key || !places || PyDict_DelItem(places, key) < 0) PyErr_Clear();
    Py_XDECREF(key);
}

/* Variables and their values */

static void store_drop(Store *store) {
    if (--store->references) return;
    PyMem_Free(store->values);
    PyMem_Free(store->ids);
    PyMem_Free(store);
}

/* Reads the values of the last update from the library, unless they are read. */
static int store_read(Store *store) {
    Solver *self = store->solver;
    cas_status status;
    if (!store->unread || !self) return 0;
    store->unread = 0;
    Py_INCREF(self); /* another thread may drop it while a recorded call runs */
    CALL(self, status, self->now.functions.values(self->now.handle, store->ids, (size_t)store->known, store->values));
    int answer = status ? fail(self, status) : 0;
    for (Py_ssize_t each = 0; !status && store == self->now.store && each < self->now.shared_count; each++) {
        Py_ssize_t number = self->now.shared[each];
        self->now.variables[number]->value = store->values[number];
    }
    Py_DECREF(self);
    return answer;
}

/* The value as of the last update. The first ones after it are read one by one, then all of them with one call. */
static int variable_value(Variable *variable, double *value) {
    Store *store = variable->home;
    if (!store || variable->is_shared) {
        *value = variable->value;
        return 0;
    }
    if (store->unread) {
        Solver *self = store->solver;
        if (self->is_busy) {
            PyErr_SetString(PyExc_RuntimeError, "another thread uses the solver");
            return -1;
        }
        store->singles += 1;
        if (store->singles * 8 <= store->known && variable->number < store->known && !self->now.is_recorded) {
            *value = self->now.functions.value(self->now.handle, store->ids[variable->number]);
            return 0;
        }
        if (store_read(store) < 0) return -1;
    }
    *value = store->values[variable->number];
    return 0;
}

static inline Py_ssize_t known_number(Solver *self, Variable *variable) {
    if (variable->home == self->now.store) return variable->number;
    return place_elsewhere(self->now.elsewhere[VARIABLES], variable);
}

static int reserve_variables(Content *now) {
    Py_ssize_t wanted = now->room ? 2 * now->room : 16;
    if (now->store->count < now->room) return 0;
    if (reserve(&now->variables, sizeof *now->variables, wanted) < 0 ||
        reserve(&now->witness, sizeof *now->witness, wanted) < 0 ||
        reserve(&now->uses, sizeof *now->uses, wanted) < 0 || reserve(&now->loose, sizeof *now->loose, wanted) < 0 ||
        reserve(&now->store->values, sizeof *now->store->values, wanted) < 0 ||
        reserve(&now->store->ids, sizeof *now->store->ids, wanted) < 0)
        return -1;
    now->room = wanted;
    return 0;
}

static int reserve_shared(Content *now) {
    if (now->shared_count < now->shared_room) return 0;
    Py_ssize_t wanted = now->shared_room ? 2 * now->shared_room : 8;
    if (reserve(&now->shared, sizeof *now->shared, wanted) < 0) return -1;
    now->shared_room = wanted;
    return 0;
}

/* Returns the number of a variable, a new one if it has none; -1 with an exception. */
static Py_ssize_t number_variable(Solver *self, Variable *variable) {
    Content *now = &self->now;
    Store *store = now->store;
    double value = 0.0;
    Py_ssize_t number = known_number(self, variable);
    if (number >= 0) return number;
    if (variable->home && variable_value(variable, &value) < 0) return -1;
    if (store_read(store) < 0) return -1; /* unread values are older than this variable */
    number = known_number(self, variable); /* after calls that may let other threads run */
    if (number >= 0) return number;
    if (reserve_variables(now) < 0) return -1;
    Store *home = variable->home;
    number = store->count;
    if (home) {
        if (reserve_shared(now) < 0 || (home->solver && reserve_shared(&home->solver->now) < 0)) return -1;
        if (set_elsewhere(now->elsewhere[VARIABLES], variable, number) < 0) return -1;
        if (!variable->is_shared && home->solver)
            home->solver->now.shared[home->solver->now.shared_count++] = variable->number;
        now->shared[now->shared_count++] = number;
        variable->value = value;
        variable->is_shared = 1;
    } else {
        variable->home = store;
        variable->number = number;
        store->references += 1;
    }
    Py_INCREF(variable);
    now->variables[number] = variable;
    now->witness[number] = store->values[number] = 0.0;
    now->uses[number] = 0;
    now->loose[number] = 0;
    store->count += 1;
    return number;
}

/* Adds new variables to the library. */
static int introduce(Solver *self) {
    Store *store = self->now.store;
    Py_ssize_t fresh = store->count - store->known;
    cas_status status;
    if (!fresh) return 0;
    CALL(self, status,
         self->now.functions.add_variables(self->now.handle, (size_t)fresh, store->ids + store->known));
    if (status) return fail(self, status);
    store->known += fresh;
    return 0;
}

/* Entries */

/* Makes room for another entry, without gaps if they are many. */
static int reserve_entry(Solver *self) {
    Content *now = &self->now;
    if (now->entry_count < now->entry_room) return 0;
    if (now->entry_gaps > now->entry_room / 2) {
        Py_ssize_t kept = 0, waiting = now->entry_count;
        for (Py_ssize_t each = 0; each < now->entry_count; each++) {
            Entry entry = now->entries[each];
            if (each == now->first_waiting) waiting = kept;
            if (!entry.constraint) continue;
            if (move_place(self, CONSTRAINTS, &entry.constraint->row, entry.constraint, kept) < 0) return -1;
            now->entries[kept++] = entry;
        }
        now->first_waiting = waiting < now->entry_count ? waiting : kept;
        now->entry_count = kept;
        now->entry_gaps = 0;
        return 0;
    }
    Py_ssize_t wanted = now->entry_room ? 2 * now->entry_room : 16;
    if (reserve(&now->entries, sizeof *now->entries, wanted) < 0) return -1;
    now->entry_room = wanted;
    return 0;
}

/* Appends an entry, for which there is room unless another thread took it during a recorded call. */
static int append_entry(Solver *self, Constraint *constraint, cas_constraint row) {
    Content *now = &self->now;
    if (reserve_entry(self) < 0) return -1;
    if (set_place(self, CONSTRAINTS, &constraint->row, constraint, now->entry_count) < 0) return -1;
    if (row != WAITING && now->first_waiting == now->entry_count) now->first_waiting += 1;
    Py_INCREF(constraint);
    now->entries[now->entry_count].constraint = constraint;
    now->entries[now->entry_count++].row = row;
    return 0;
}

/* Removes an entry. The reference to its constraint passes to the caller. */
static void remove_entry(Solver *self, Py_ssize_t place) {
    Content *now = &self->now;
    Constraint *constraint = now->entries[place].constraint;
    clear_place(self, CONSTRAINTS, &constraint->row, constraint);
    now->entries[place].constraint = NULL;
    now->entry_gaps += 1;
    while (now->entry_count && !now->entries[now->entry_count - 1].constraint) {
        now->entry_count -= 1;
        now->entry_gaps -= 1;
    }
    if (now->first_waiting > now->entry_count) now->first_waiting = now->entry_count;
}

/* Required constraints: see casement/kiwi/_required.py. */

static inline int is_near_zero(double factor) { return factor >= -NEAR_ZERO && factor <= NEAR_ZERO; }

static Py_ssize_t count_terms(const Constraint *constraint) {
    Py_ssize_t count = 0;
    for (Py_ssize_t each = 0; each < constraint->sum.count; each++)
        count += !is_near_zero(constraint->sum.parts[each].factor);
    return count;
}

/* Counts a constraint among the required ones: 1 if it is known to hold with the others, 0 if not, -1 with an
 * exception. */
static int take(Solver *self, const Constraint *constraint) {
    Content *now = &self->now;
    const Part *parts = constraint->sum.parts;
    Py_ssize_t count = constraint->sum.count, mover = -1, first = -1;
    double value = constraint->sum.constant, by = 1.0, first_factor = 1.0;
    int are_loose = 1;
    for (Py_ssize_t each = 0; each < count; each++)
        if (!is_near_zero(parts[each].factor) && parts[each].variable->home != now->store &&
            number_variable(self, parts[each].variable) < 0)
            return -1;
    for (Py_ssize_t each = 0; each < count; each++) {
        double factor = parts[each].factor;
        if (is_near_zero(factor)) continue;
        Py_ssize_t number = known_number(self, parts[each].variable);
        value += factor * now->witness[number];
        if (first < 0) {
            first = number;
            first_factor = factor;
        }
        if (!now->uses[number]++) {
            if (mover < 0) {
                mover = number;
                by = factor;
            } else {
                now->loose[number] = now->epoch;
            }
        }
        if (now->loose[number] != now->epoch) are_loose = 0;
    }
    double excess = constraint->relation == 0 ? fabs(value) : constraint->relation == 1 ? value : -value;
    int is_met = excess <= NEAR_ZERO;
    if (mover < 0) {
        if (first < 0) return is_met;
        if (!are_loose) {
            now->epoch += 1;
            return is_met && !now->is_stale;
        }
        mover = first;
        by = first_factor;
        now->is_stale = now->is_stale || !is_met;
    }
    now->loose[mover] = 0;
    if (!is_met) now->witness[mover] -= value / by;
    return 1;
}

static void untake(Solver *self, const Constraint *constraint) {
    for (Py_ssize_t each = 0; each < constraint->sum.count; each++) {
        if (is_near_zero(constraint->sum.parts[each].factor)) continue;
        Py_ssize_t number = known_number(self, constraint->sum.parts[each].variable);
        if (number >= 0) self->now.uses[number] -= 1;
    }
}

/* Rows */

static int reserve_rows(Content *now, Py_ssize_t rows, Py_ssize_t terms) {
    if (rows > now->row_room) {
        Py_ssize_t wanted = rows > 8 ? 2 * rows : 16;
        if (reserve(&now->rows, sizeof *now->rows, wanted) < 0 || reserve(&now->ids, sizeof *now->ids, wanted) < 0 ||
            reserve(&now->constants, sizeof *now->constants, wanted) < 0)
            return -1;
        now->row_room = wanted;
    }
    if (terms > now->term_room) {
        Py_ssize_t wanted = terms > 24 ? 2 * terms : 48;
        if (reserve(&now->terms, sizeof *now->terms, wanted) < 0) return -1;
        now->term_room = wanted;
    }
    return 0;
}

/* Writes the row of a constraint with its terms, for which there is room, and returns the number of terms. */
static Py_ssize_t fill_row(Solver *self, const Constraint *constraint, cas_row *row, cas_term *terms) {
    Content *now = &self->now;
    Py_ssize_t count = 0;
    for (Py_ssize_t each = 0; each < constraint->sum.count; each++) {
        Part part = constraint->sum.parts[each];
        if (is_near_zero(part.factor)) continue;
        Py_ssize_t number = known_number(self, part.variable);
        if (number < 0 || number >= now->store->known) continue;
        terms[count].variable = now->store->ids[number];
        terms[count++].coefficient = part.factor;
    }
    int is_required = constraint->strength >= REQUIRED;
    row->terms = terms;
    row->term_count = (size_t)count;
    row->relation = constraint->relation == 0   ? CAS_EQUAL
                    : constraint->relation == 1 ? CAS_LESS_OR_EQUAL
                                                : CAS_GREATER_OR_EQUAL;
    row->priority = is_required ? CAS_REQUIRED : CAS_MEDIUM;
    row->constant = -constraint->sum.constant;
    row->weight = is_required ? 0.0 : constraint->strength;
    return count;
}

/* Adds all waiting variables and constraints to the library. */
static int hand_over(Solver *self) {
    Content *now = &self->now;
    Py_ssize_t first = now->first_waiting, last = now->entry_count, terms = 0, rows = 0;
    cas_status status;
    if (introduce(self) < 0) return -1;
    if (first == last) return 0;
    for (Py_ssize_t place = first; place < last; place++)
        if (now->entries[place].constraint && now->entries[place].row == WAITING)
            terms += now->entries[place].constraint->sum.count;
    if (reserve_rows(now, last - first, terms) < 0) return -1;
    terms = 0;
    for (Py_ssize_t place = first; place < last; place++) {
        Constraint *constraint = now->entries[place].constraint;
        if (!constraint || now->entries[place].row != WAITING) continue;
        Py_ssize_t count = fill_row(self, constraint, now->rows + rows, now->terms + terms);
        if (count) rows += 1;
        else now->entries[place].row = ROWLESS;
        terms += count;
    }
    if (rows) {
        CALL(self, status, now->functions.add_rows(now->handle, now->rows, (size_t)rows, now->ids));
        if (check(self, status) < 0) return -1;
    }
    rows = 0;
    for (Py_ssize_t place = first; place < last; place++)
        if (now->entries[place].constraint && now->entries[place].row == WAITING)
            now->entries[place].row = now->ids[rows++];
    now->first_waiting = last;
    return 0;
}

/* Adding and removing */

/* Tries a required constraint, for which there is room: adds it and solves, or refuses it. */
static int try_add(Solver *self, Constraint *constraint) {
    Content *now = &self->now;
    cas_constraint id;
    cas_status status;
    Py_ssize_t terms = count_terms(constraint);
    if (!terms) return raise_about(unsatisfiable_constraint, constraint);
    if (hand_over(self) < 0 || store_read(now->store) < 0 || reserve_rows(now, 1, terms) < 0) {
        untake(self, constraint);
        return -1;
    }
    fill_row(self, constraint, now->rows, now->terms);
    CALL(self, id, now->functions.try_add(now->handle, now->rows));
    if (!id) {
        untake(self, constraint);
        status = now->functions.last_status(now->handle);
        if (status == CAS_ERROR_CONFLICT) return raise_about(unsatisfiable_constraint, constraint);
        return fail(self, status);
    }
    if (append_entry(self, constraint, id) < 0) {
        untake(self, constraint);
        now->functions.remove(now->handle, id);
        return -1;
    }
    now->is_current = 0;
    CALL(self, status,
         now->functions.values(now->handle, now->store->ids, (size_t)now->store->known, now->witness));
    if (status) return fail(self, status);
    now->is_stale = 0;
    return 0;
}

/* Whether all numbers of a constraint are such that the library takes them. */
static int has_plain_numbers(const Constraint *constraint) {
    for (Py_ssize_t each = 0; each < constraint->sum.count; each++) {
        double size = fabs(constraint->sum.parts[each].factor);
        if (!(size >= 1e-300 && size <= 1e300) && size != 0) return 0;
    }
    return fabs(constraint->sum.constant) <= 1e300 && (constraint->strength >= 1e-300 || constraint->strength == 0);
}

static int add_constraint(Solver *self, Constraint *constraint) {
    Content *now = &self->now;
    cas_constraint row = WAITING;
    if (place_of(self, CONSTRAINTS, &constraint->row, constraint) >= 0)
        return raise_about(duplicate_constraint, constraint);
    if (!has_plain_numbers(constraint)) {
        PyObject *answer = PyObject_CallFunctionObjArgs(check_numbers, (PyObject *)constraint, NULL);
        if (!answer) return -1;
        Py_DECREF(answer);
        if (place_of(self, CONSTRAINTS, &constraint->row, constraint) >= 0)
            return raise_about(duplicate_constraint, constraint);
    }
    if (reserve_entry(self) < 0) return -1;
    if (constraint->strength >= REQUIRED) {
        int answer = take(self, constraint);
        if (answer < 0) return -1;
        if (!answer) return try_add(self, constraint);
    } else if (constraint->strength > 0) {
        for (Py_ssize_t each = 0; each < constraint->sum.count; each++)
            if (number_variable(self, constraint->sum.parts[each].variable) < 0) return -1;
    } else {
        row = ROWLESS;
    }
    if (append_entry(self, constraint, row) < 0) {
        if (constraint->strength >= REQUIRED) untake(self, constraint);
        return -1;
    }
    if (row == WAITING) now->is_current = 0;
    return 0;
}

static int remove_constraint(Solver *self, Constraint *constraint) {
    Content *now = &self->now;
    Py_ssize_t place = place_of(self, CONSTRAINTS, &constraint->row, constraint);
    cas_status status = CAS_OK;
    if (place < 0) return raise_about(unknown_constraint, constraint);
    cas_constraint row = now->entries[place].row;
    remove_entry(self, place);
    if (constraint->strength >= REQUIRED) untake(self, constraint);
    if (row != WAITING && row != ROWLESS) {
        now->is_current = 0;
        CALL(self, status, now->functions.remove(now->handle, row));
    }
    int answer = check(self, status);
    Py_DECREF(constraint);
    return answer;
}

/* Edits */

static int reserve_edit(Solver *self) {
    Content *now = &self->now;
    if (now->edit_count < now->edit_room) return 0;
    if (now->edit_gaps > now->edit_room / 2) {
        Py_ssize_t kept = 0;
        for (Py_ssize_t each = 0; each < now->edit_count; each++) {
            Edit edit = now->edits[each];
            if (!edit.variable) continue;
            if (move_place(self, EDITS, &edit.variable->edit, edit.variable, kept) < 0) return -1;
            if (now->last_suggested == each) now->last_suggested = kept;
            now->edits[kept++] = edit;
        }
        now->edit_count = kept;
        now->edit_gaps = 0;
        return 0;
    }
    Py_ssize_t wanted = now->edit_room ? 2 * now->edit_room : 8;
    if (reserve(&now->edits, sizeof *now->edits, wanted) < 0) return -1;
    now->edit_room = wanted;
    return 0;
}

/* Returns the place of the edit of a variable, or -1 with an exception. */
static Py_ssize_t edit_of(Solver *self, PyObject *object) {
    if (!is_variable(object)) {
        raise_expected("Variable", object);
        return -1;
    }
    Variable *variable = (Variable *)object;
    Py_ssize_t place = place_of(self, EDITS, &variable->edit, variable);
    if (place < 0) raise_about(unknown_edit_variable, variable);
    return place;
}

static int add_edit(Solver *self, Variable *variable, double strength) {
    Content *now = &self->now;
    Sum sum;
    sum_reserve(&sum, 1);
    Py_INCREF(variable);
    sum.parts[0].variable = variable;
    sum.parts[0].factor = 1.0;
    sum.count = 1;
    sum.constant = 0.0;
    Constraint *constraint = (Constraint *)new_constraint(&sum, 0, strength);
    if (!constraint) return -1;
    if (place_of(self, EDITS, &variable->edit, variable) >= 0) { /* added by code that ran since it was looked for */
        raise_about(duplicate_edit_variable, variable);
        goto refused;
    }
    if (add_constraint(self, constraint) < 0) goto refused;
    /* While a recorded call runs, another thread may have added an edit, also this one. */
    if (place_of(self, EDITS, &variable->edit, variable) >= 0) {
        remove_constraint(self, constraint);
        raise_about(duplicate_edit_variable, variable);
        goto refused;
    }
    if (reserve_edit(self) < 0) {
        remove_constraint(self, constraint);
        goto refused;
    }
    if (set_place(self, EDITS, &variable->edit, variable, now->edit_count) < 0) {
        remove_constraint(self, constraint);
        goto refused;
    }
    Py_INCREF(variable);
    Edit edit = {variable, constraint, 0, 0, 0.0};
    now->edits[now->edit_count++] = edit;
    return 0;
refused:
    Py_DECREF(constraint);
    return -1;
}

static int remove_edit(Solver *self, Py_ssize_t place) {
    Content *now = &self->now;
    Edit edit = now->edits[place];
    clear_place(self, EDITS, &edit.variable->edit, edit.variable);
    now->edits[place].variable = NULL;
    now->edit_gaps += 1;
    if (edit.is_suggested) now->suggested -= 1;
    while (now->edit_count && !now->edits[now->edit_count - 1].variable) {
        now->edit_count -= 1;
        now->edit_gaps -= 1;
    }
    int answer = remove_constraint(self, edit.constraint);
    Py_DECREF(edit.constraint);
    Py_DECREF(edit.variable);
    return answer;
}

static void suggest(Solver *self, Py_ssize_t place, double number) {
    Edit *edit = &self->now.edits[place];
    edit->suggestion = number;
    if (!edit->is_suggested) {
        edit->is_suggested = 1;
        self->now.suggested += 1;
    }
    self->now.last_suggested = place;
}

/* The constraint of an edit with its new number. */
static void take_suggestion(Solver *self, Edit *edit) {
    edit->is_suggested = 0;
    self->now.suggested -= 1;
    edit->constraint->sum.constant = -edit->suggestion;
}

/* Passes on the only suggestion, and solves. */
static int drag(Solver *self) {
    Content *now = &self->now;
    Py_ssize_t place = now->last_suggested;
    cas_status status;
    if (place >= now->edit_count || !now->edits[place].variable || !now->edits[place].is_suggested)
        for (place = 0; !now->edits[place].variable || !now->edits[place].is_suggested;) place += 1;
    Edit *edit = &now->edits[place];
    take_suggestion(self, edit);
    double number = edit->suggestion;
    if (!edit->live) {
        Py_ssize_t entry = place_of(self, CONSTRAINTS, &edit->constraint->row, edit->constraint);
        cas_constraint row = entry < 0 ? ROWLESS : now->entries[entry].row;
        if (row != ROWLESS) {
            cas_edit live;
            CALL(self, live, now->functions.edit_constant(now->handle, row));
            if (!live) return fail(self, now->functions.last_status(now->handle));
            edit->live = live;
        }
    }
    cas_edit live = edit->live;
    if (edit->constraint->stated) constraint_restate(edit->constraint, -number);
    if (!live) return 0;
    CALL(self, status, now->functions.suggest(now->handle, live, number, NULL, NULL));
    return check(self, status);
}

/* Sets all suggested numbers. Waiting constraints are added with theirs. */
static int pass_on(Solver *self) {
    Content *now = &self->now;
    Py_ssize_t count = 0;
    cas_status status;
    if (reserve_rows(now, now->suggested, 0) < 0) return -1;
    for (Py_ssize_t place = 0; place < now->edit_count && now->suggested; place++) {
        Edit *edit = &now->edits[place];
        if (!edit->variable || !edit->is_suggested) continue;
        take_suggestion(self, edit);
        Py_CLEAR(edit->constraint->stated);
        Py_ssize_t entry = place_of(self, CONSTRAINTS, &edit->constraint->row, edit->constraint);
        cas_constraint row = entry < 0 ? ROWLESS : now->entries[entry].row;
        if (row == WAITING || row == ROWLESS) continue;
        now->ids[count] = row;
        now->constants[count++] = edit->suggestion;
    }
    if (!count) return 0;
    CALL(self, status, now->functions.set_constants(now->handle, now->ids, now->constants, (size_t)count));
    return check(self, status);
}

static int update(Solver *self) {
    Content *now = &self->now;
    if (!now->is_current || now->suggested > 1) {
        cas_status status;
        if ((now->suggested && pass_on(self) < 0) || hand_over(self) < 0) return -1;
        CALL(self, status, now->functions.solve(now->handle));
        if (check(self, status) < 0) return -1;
        now->is_current = 1;
    } else if (now->suggested) {
        if (drag(self) < 0) return -1;
    } else if (!now->shared_count) {
        return 0;
    }
    now->store->unread = 1;
    now->store->singles = 0;
    return now->shared_count ? store_read(now->store) : 0;
}

/* Beginning and end */

/* Frees the handle of a content. What refers to its solver in Python finds it closed. */
static void free_handle(Content *old) {
    if (!old->handle) return;
    PyObject *kind, *error, *trace;
    PyErr_Fetch(&kind, &error, &trace);
    int is_left = 0; /* at the end of the program, since other threads may be inside of the recorder */
    if (old->core) Py_XDECREF(PyObject_CallMethod(old->core, "close", NULL));
    if (old->is_recorded) {
        PyObject *module = PyImport_ImportModule("sys");
        PyObject *answer = module ? PyObject_CallMethod(module, "is_finalizing", NULL) : NULL;
        is_left = answer != Py_False;
        Py_XDECREF(answer);
        Py_XDECREF(module);
    }
    PyErr_Restore(kind, error, trace);
    PyThreadState *thread = old->is_recorded && !is_left ? PyEval_SaveThread() : NULL;
    if (!is_left) old->functions.free(old->handle);
    if (thread) PyEval_RestoreThread(thread);
}

/* Releases a content. Its variables keep their values. */
static void content_release(Solver *self, Content *old) {
    Store *store = old->store;
    Py_ssize_t variables = store ? store->count : 0;
    /* Before a recorded call lets other threads run. */
    for (Py_ssize_t each = 0; each < old->entry_count; each++)
        if (old->entries[each].constraint && old->entries[each].constraint->row.solver == self)
            old->entries[each].constraint->row.solver = NULL;
    for (Py_ssize_t each = 0; each < old->edit_count; each++)
        if (old->edits[each].variable && old->edits[each].variable->edit.solver == self)
            old->edits[each].variable->edit.solver = NULL;
    if (store) {
        int is_wanted = store->unread && store->references > 1;
        store->unread = 0;
        store->solver = NULL;
        PyThreadState *thread = is_wanted && old->is_recorded ? PyEval_SaveThread() : NULL;
        if (is_wanted) old->functions.values(old->handle, store->ids, (size_t)store->known, store->values);
        if (thread) PyEval_RestoreThread(thread);
    }
    for (Py_ssize_t each = 0; each < old->entry_count; each++) Py_XDECREF(old->entries[each].constraint);
    for (Py_ssize_t each = 0; each < old->edit_count; each++) {
        if (!old->edits[each].variable) continue;
        Py_DECREF(old->edits[each].constraint);
        Py_DECREF(old->edits[each].variable);
    }
    for (Py_ssize_t each = 0; each < variables; each++) Py_DECREF(old->variables[each]);
    for (int kind = 0; kind < KINDS; kind++) Py_XDECREF(old->elsewhere[kind]);
    if (store) store_drop(store);
    free_handle(old);
    Py_XDECREF(old->core);
    Py_XDECREF(old->library);
    void *arrays[] = {old->variables, old->witness, old->uses, old->loose, old->shared, old->entries,
                      old->edits, old->rows, old->terms, old->ids, old->constants};
    for (size_t each = 0; each < sizeof arrays / sizeof *arrays; each++) PyMem_Free(arrays[each]);
}

/* Fills `attached` for the loaded library, if that is another one. */
static int attach(void) {
    if (attached.names) {
        PyObject *chosen = PyDict_GetItemString(attached.names, "_chosen"); /* None before a library is loaded */
        if (chosen && chosen == attached.library) return 0;
    }
    PyObject *answer = call_attached("attached", "()"), *names, *library, *functions;
    int is_recorded, is_done = -1;
    if (!answer) return -1;
    if (!PyArg_ParseTuple(answer, "O!OO!p", &PyDict_Type, &names, &library, &PyBytes_Type, &functions, &is_recorded)) goto end;
    if (PyBytes_Size(functions) != (Py_ssize_t)sizeof attached.functions) {
        PyErr_SetString(PyExc_SystemError, "casement.kiwi._attached does not fit this extension");
        goto end;
    }
    memcpy(&attached.functions, PyBytes_AsString(functions), sizeof attached.functions);
    attached.is_recorded = is_recorded;
    PyObject *before[] = {attached.names, attached.library};
    Py_INCREF(names);
    Py_INCREF(library);
    attached.names = names;
    attached.library = library;
    Py_XDECREF(before[0]);
    Py_XDECREF(before[1]);
    is_done = 0;
end:
    Py_DECREF(answer);
    return is_done;
}

/* Starts again with a new solver of the library, and with nothing else. */
static int solver_restart(Solver *self) {
    Content fresh = {0}, old;
    cas_solver_options options = {.size = sizeof options,
                                  .flags = CAS_SOLVER_WEIGHTS_ONLY | CAS_SOLVER_NEWER_WINS};
    cas_status status = CAS_OK;
    if (attach() < 0) return -1;
    Py_INCREF(attached.library);
    fresh.library = attached.library;
    fresh.functions = attached.functions;
    fresh.is_recorded = attached.is_recorded;
    PyThreadState *thread = fresh.is_recorded ? PyEval_SaveThread() : NULL;
    fresh.handle = fresh.functions.make(&options, &status);
    if (thread) PyEval_RestoreThread(thread);
    if (!fresh.handle) {
        Py_XDECREF(call_attached("refuse", "(Oi)", fresh.library, (int)status));
        goto refused;
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (!(fresh.elsewhere[kind] = PyDict_New())) goto refused;
    fresh.store = PyMem_Calloc(1, sizeof *fresh.store);
    if (!fresh.store) {
        PyErr_NoMemory();
        goto refused;
    }
    fresh.store->references = 1;
    fresh.store->solver = self;
    fresh.is_current = 1;
    fresh.epoch = 1;
    old = self->now;
    self->now = fresh;
    content_release(self, &old);
    return 0;
refused:
    content_release(self, &fresh);
    return -1;
}

/* Whether the solver can be used; raises if not. A subclass may not have called __init__. */
static int is_open(Solver *self) {
    if (self->now.handle && !self->is_busy) return 1;
    if (self->is_busy) {
        PyErr_SetString(PyExc_RuntimeError, "another thread uses the solver");
        return 0;
    }
    return solver_restart(self) == 0;
}

static int solver_init(Solver *self, PyObject *arguments, PyObject *keywords) {
    static char *names[] = {NULL};
    if (!PyArg_ParseTupleAndKeywords(arguments, keywords, ":Solver", names)) return -1;
    if (self->is_busy && !is_open(self)) return -1;
    return solver_restart(self);
}

static PyObject *solver_new(PyTypeObject *type, PyObject *Py_UNUSED(arguments), PyObject *Py_UNUSED(keywords)) {
    return PyType_GenericAlloc(type, 0);
}

static int solver_traverse(Solver *self, visitproc visit, void *arg) {
    Content *now = &self->now;
    Py_VISIT(Py_TYPE(self));
    Py_VISIT(now->library);
    Py_VISIT(now->core);
    for (int kind = 0; kind < KINDS; kind++) Py_VISIT(now->elsewhere[kind]);
    for (Py_ssize_t each = 0; each < now->entry_count; each++) Py_VISIT(now->entries[each].constraint);
    for (Py_ssize_t each = 0; each < now->edit_count; each++)
        if (now->edits[each].variable) {
            Py_VISIT(now->edits[each].variable);
            Py_VISIT(now->edits[each].constraint);
        }
    for (Py_ssize_t each = 0; now->store && each < now->store->count; each++) Py_VISIT(now->variables[each]);
    return 0;
}

/* Afterwards the solver is as before __init__. */
static int solver_clear(Solver *self) {
    Content old = self->now, none = {0};
    self->now = none;
    content_release(self, &old);
    return 0;
}

static void solver_dealloc(Solver *self) {
    PyObject_GC_UnTrack(self);
    if (self->weak) PyObject_ClearWeakRefs((PyObject *)self);
    solver_clear(self);
    release((PyObject *)self);
}

/* Methods */

#define CONSTRAINT_OR_RAISE(object)                                                                                    \
    if (!is_constraint(object)) {                                                                                      \
        raise_expected("Constraint", object);                                                                          \
        return NULL;                                                                                                   \
    }

static PyObject *solver_add(Solver *self, PyObject *constraint) {
    CONSTRAINT_OR_RAISE(constraint);
    if (!is_open(self) || add_constraint(self, (Constraint *)constraint) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_remove(Solver *self, PyObject *constraint) {
    CONSTRAINT_OR_RAISE(constraint);
    if (!is_open(self) || remove_constraint(self, (Constraint *)constraint) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_has(Solver *self, PyObject *object) {
    CONSTRAINT_OR_RAISE(object);
    if (!is_open(self)) return NULL;
    return PyBool_FromLong(place_of(self, CONSTRAINTS, &((Constraint *)object)->row, object) >= 0);
}

static int has_two(const char *method, Py_ssize_t count) {
    if (count == 2) return 1;
    PyErr_Format(PyExc_TypeError, "%s() takes 2 arguments (%zd given)", method, count);
    return 0;
}

static PyObject *solver_add_edit(Solver *self, PyObject *const *arguments, Py_ssize_t count) {
    double weight;
    if (!has_two("addEditVariable", count) || !is_open(self)) return NULL;
    PyObject *variable = arguments[0], *strength = arguments[1];
    if (!is_variable(variable)) {
        raise_expected("Variable", variable);
        return NULL;
    }
    if (place_of(self, EDITS, &((Variable *)variable)->edit, variable) >= 0) {
        raise_about(duplicate_edit_variable, variable);
        return NULL;
    }
    if (read_strength(strength, &weight) < 0) return NULL;
    if (weight >= REQUIRED) {
        PyErr_SetString(bad_required_strength, "A required strength cannot be used in this context.");
        return NULL;
    }
    if (add_edit(self, (Variable *)variable, weight) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_remove_edit(Solver *self, PyObject *variable) {
    Py_ssize_t place = is_open(self) ? edit_of(self, variable) : -1;
    if (place < 0 || remove_edit(self, place) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_has_edit(Solver *self, PyObject *object) {
    if (!is_open(self)) return NULL;
    if (!is_variable(object)) {
        raise_expected("Variable", object);
        return NULL;
    }
    return PyBool_FromLong(place_of(self, EDITS, &((Variable *)object)->edit, object) >= 0);
}

static PyObject *solver_suggest(Solver *self, PyObject *const *arguments, Py_ssize_t count) {
    double number;
    if (!has_two("suggestValue", count) || !is_open(self)) return NULL;
    if (edit_of(self, arguments[0]) < 0 || require_number(arguments[1], &number) < 0) return NULL;
    Py_ssize_t place = edit_of(self, arguments[0]); /* reading the number may have run code that removed it */
    if (place < 0) return NULL;
    if (!isfinite(number)) {
        PyObject *shown = PyFloat_FromDouble(number);
        if (shown) PyErr_Format(PyExc_ValueError, "a suggested value is NaN or infinite: %S", shown);
        Py_XDECREF(shown);
        return NULL;
    }
    suggest(self, place, number);
    Py_RETURN_NONE;
}

static PyObject *solver_update(Solver *self, PyObject *Py_UNUSED(none)) {
    if (!is_open(self) || update(self) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_reset(Solver *self, PyObject *Py_UNUSED(none)) {
    if (!is_open(self) || solver_restart(self) < 0) return NULL;
    Py_RETURN_NONE;
}

static PyObject *solver_dumps(PyObject *self, PyObject *Py_UNUSED(none)) {
    PyObject *module = PyImport_ImportModule("casement.kiwi._dump");
    PyObject *text = module ? PyObject_CallMethod(module, "dumps", "O", self) : NULL;
    Py_XDECREF(module);
    return text;
}

static PyObject *solver_dump(PyObject *self, PyObject *Py_UNUSED(none)) {
    PyObject *module = PyImport_ImportModule("casement.kiwi._dump");
    PyObject *answer = module ? PyObject_CallMethod(module, "dump", "O", self) : NULL;
    Py_XDECREF(module);
    return answer;
}

static int append(PyObject *list, void *object) { return PyList_Append(list, (PyObject *)object); }

static PyObject *solver_parts(Solver *self, PyObject *Py_UNUSED(none)) {
    if (!is_open(self)) return NULL;
    PyObject *constraints = PyList_New(0), *variables = PyList_New(0), *edited = PyList_New(0);
    Content *now = &self->now;
    int bad = !constraints || !variables || !edited;
    for (Py_ssize_t each = 0; !bad && each < now->entry_count; each++)
        if (now->entries[each].constraint) bad = append(constraints, now->entries[each].constraint);
    for (Py_ssize_t each = 0; !bad && each < now->store->count; each++) bad = append(variables, now->variables[each]);
    for (Py_ssize_t each = 0; !bad && each < now->edit_count; each++)
        if (now->edits[each].variable) bad = append(edited, now->edits[each].variable);
    PyObject *parts = bad ? NULL : PyTuple_Pack(3, constraints, variables, edited);
    Py_XDECREF(constraints);
    Py_XDECREF(variables);
    Py_XDECREF(edited);
    return parts;
}

static PyMethodDef solver_methods[] = {
    {"addConstraint", (PyCFunction)solver_add, METH_O,
     "addConstraint($self, constraint, /)\n--\n\nAdd a constraint to the solver."},
    {"removeConstraint", (PyCFunction)solver_remove, METH_O,
     "removeConstraint($self, constraint, /)\n--\n\nRemove a constraint from the solver."},
    {"hasConstraint", (PyCFunction)solver_has, METH_O,
     "hasConstraint($self, constraint, /)\n--\n\nCheck whether the solver contains a constraint."},
    {"addEditVariable", (PyCFunction)(void (*)(void))solver_add_edit, METH_FASTCALL,
     "addEditVariable($self, variable, strength, /)\n--\n\nAdd an edit variable to the solver."},
    {"removeEditVariable", (PyCFunction)solver_remove_edit, METH_O,
     "removeEditVariable($self, variable, /)\n--\n\nRemove an edit variable from the solver."},
    {"hasEditVariable", (PyCFunction)solver_has_edit, METH_O,
     "hasEditVariable($self, variable, /)\n--\n\nCheck whether the solver contains an edit variable."},
    {"suggestValue", (PyCFunction)(void (*)(void))solver_suggest, METH_FASTCALL,
     "suggestValue($self, variable, value, /)\n--\n\nSuggest a desired value for an edit variable."},
    {"updateVariables", (PyCFunction)solver_update, METH_NOARGS,
     "updateVariables($self, /)\n--\n\nUpdate the values of the solver variables."},
    {"reset", (PyCFunction)solver_reset, METH_NOARGS,
     "reset($self, /)\n--\n\nReset the solver to the initial empty starting condition."},
    {"dump", (PyCFunction)solver_dump, METH_NOARGS,
     "dump($self, /)\n--\n\nDump a representation of the solver internals to stdout."},
    {"dumps", (PyCFunction)solver_dumps, METH_NOARGS,
     "dumps($self, /)\n--\n\nDump a representation of the solver internals to a string."},
    {"_parts", (PyCFunction)solver_parts, METH_NOARGS, "Constraints, variables and edit variables, for a dump."},
    REDUCE,
    {NULL, NULL, 0, NULL},
};

static PyMemberDef solver_members[] = {
    {"__weaklistoffset__", T_PYSSIZET, offsetof(Solver, weak), READONLY, NULL},
    {NULL, 0, 0, 0, NULL},
};

static PyObject *solver_core(Solver *self, void *Py_UNUSED(none)) {
    PyObject *core = core_of(self);
    Py_XINCREF(core);
    return core;
}

static PyGetSetDef solver_getters[] = {
    {"_core", (getter)solver_core, NULL, NULL, NULL},
    {NULL, NULL, NULL, NULL, NULL},
};

static PyType_Slot solver_slots[] = {
    {Py_tp_doc, "Solver()\n--\n\nConstraints between variables, and edit variables whose values are suggested."},
    {Py_tp_new, solver_new},
    {Py_tp_init, solver_init},
    {Py_tp_traverse, solver_traverse},
    {Py_tp_clear, solver_clear},
    {Py_tp_dealloc, solver_dealloc},
    {Py_tp_methods, solver_methods},
    {Py_tp_members, solver_members},
    {Py_tp_getset, solver_getters},
    {0, NULL},
};

/* The module */

static PyTypeObject *make_type(PyObject *module, const char *name, int size, PyType_Slot *slots) {
    PyType_Spec spec = {name, size, 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE | Py_TPFLAGS_HAVE_GC, slots};
    PyObject *type = PyType_FromSpec(&spec), *home = PyUnicode_FromString("casement.kiwi");
    int answer = type && home ? PyObject_SetAttrString(type, "__module__", home) : -1;
    Py_XDECREF(home);
    if (answer < 0) return NULL;
    Py_INCREF(type); /* one for the module, one for the static pointer */
    if (PyModule_AddObject(module, strrchr(name, '.') + 1, type) < 0) return NULL;
    return (PyTypeObject *)type;
}

static int import_names(const char *from, const char *const *names, PyObject **const *targets) {
    PyObject *module = PyImport_ImportModule(from);
    if (!module) return -1;
    for (; *names; names++, targets++)
        if (!(**targets = PyObject_GetAttrString(module, *names))) break;
    Py_DECREF(module);
    return *names ? -1 : 0;
}

static int import_all(void) {
    static const char *const exceptions[] = {"BadRequiredStrength", "DuplicateConstraint", "DuplicateEditVariable",
                                             "UnknownConstraint", "UnknownEditVariable", "UnsatisfiableConstraint",
                                             NULL};
    static PyObject **const exception_targets[] = {&bad_required_strength, &duplicate_constraint,
                                                   &duplicate_edit_variable, &unknown_constraint,
                                                   &unknown_edit_variable, &unsatisfiable_constraint};
    static const char *const strengths[] = {"expected", "strength_of", NULL};
    static PyObject **const strength_targets[] = {&expected, &named_strength};
    static const char *const common[] = {"check_numbers", "term_text", "expression_text", "constraint_text", "reduced",
                                         "set_state", NULL};
    static PyObject **const common_targets[] = {&check_numbers, &term_text, &expression_text, &constraint_text,
                                                &reduced, &set_state};
    return import_names("casement.kiwi._exceptions", exceptions, exception_targets) < 0 ||
                   import_names("casement.kiwi._strength", strengths, strength_targets) < 0 ||
                   import_names("casement.kiwi._common", common, common_targets) < 0
               ? -1
               : 0;
}

static struct PyModuleDef definition = {
    PyModuleDef_HEAD_INIT, "casement.kiwi._native", "casement.kiwi in C.", -1, NULL, NULL, NULL, NULL, NULL};

PyMODINIT_FUNC PyInit__native(void) {
    static const char *const symbols[] = {"==", "<=", ">="};
    PyObject *module = PyModule_Create(&definition);
    if (!module || import_all() < 0) goto failed;
    for (int each = 0; each < 3; each++)
        if (!(relation_names[each] = PyUnicode_InternFromString(symbols[each]))) goto failed;
    /* The names are those that Python's own messages use. */
    if (!(variable_type = make_type(module, "kiwisolver.Variable", sizeof(Variable), variable_slots)) ||
        !(term_type = make_type(module, "kiwisolver.Term", sizeof(Term), term_slots)) ||
        !(expression_type = make_type(module, "kiwisolver.Expression", sizeof(Expression), expression_slots)) ||
        !(constraint_type = make_type(module, "kiwisolver.Constraint", sizeof(Constraint), constraint_slots)) ||
        !(solver_type = make_type(module, "kiwisolver.Solver", sizeof(Solver), solver_slots)))
        goto failed;
    return module;
failed:
    Py_XDECREF(module);
    return NULL;
}
