// Helpers for the tests of casement.hpp.
#ifndef CASEMENT_TESTS_WRAPPER_HPP
#define CASEMENT_TESTS_WRAPPER_HPP

#include <casement.hpp>

#include "harness.h"

/// Returns the status of the exception that `body` throws; CAS_OK if it throws none.
template <class Body>
static cas_status failure(Body body) {
    try {
        body();
    } catch (const casement::error &thrown) {
        CHECK(thrown.what()[0] != 0);
        return thrown.status();
    }
    return CAS_OK;
}

#endif
