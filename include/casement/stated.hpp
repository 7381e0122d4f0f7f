// Rows and equations have no effect until they are added; discarding one is a warning from
// C++17 on.
#ifndef CASEMENT_STATED_HPP
#define CASEMENT_STATED_HPP

#if __cplusplus >= 201703L
#define CASEMENT_STATED [[nodiscard]]
#else
#define CASEMENT_STATED
#endif

#endif
