// What only states something is nothing until it is added to a scene or solver;
// forgetting that is a warning from C++17 on.
#ifndef CASEMENT_STATED_HPP
#define CASEMENT_STATED_HPP

#if __cplusplus >= 201703L
#define CASEMENT_STATED [[nodiscard]]
#else
#define CASEMENT_STATED
#endif

#endif
