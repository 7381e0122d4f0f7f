/* The XML parser that reads storyboards. */
#include <expat.h>
