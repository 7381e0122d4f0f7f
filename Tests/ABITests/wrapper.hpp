// What the tests of casement.hpp share.
#ifndef CASEMENT_TESTS_WRAPPER_HPP
#define CASEMENT_TESTS_WRAPPER_HPP

#include <casement.hpp>

#include "harness.h"

/// The status with which something fails; CAS_OK if it does not.
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
