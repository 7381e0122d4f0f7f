# find_package(casement) gives two targets:
#   casement::casement   the shared library
#   casement::static     the static one
# Both are found from where this file lies, so an installed tree can be moved.

get_filename_component(casement_prefix "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

if(NOT TARGET casement::casement)
  add_library(casement::casement SHARED IMPORTED)
  set_target_properties(casement::casement PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement.so.0"
    IMPORTED_SONAME libcasement.so.0
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")

  add_library(casement::static STATIC IMPORTED)
  set_target_properties(casement::static PROPERTIES
    IMPORTED_LOCATION "${casement_prefix}/lib/libcasement.a"
    IMPORTED_LINK_INTERFACE_LANGUAGES C
    INTERFACE_LINK_LIBRARIES m
    INTERFACE_INCLUDE_DIRECTORIES "${casement_prefix}/include")
endif()

unset(casement_prefix)
