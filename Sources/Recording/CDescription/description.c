#include "description.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char description[] = {
#embed "../../../interface/casement.json"
};

const unsigned char *casement_description(size_t *size) {
    *size = sizeof description;
    return description;
}
