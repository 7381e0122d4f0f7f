// casement for C++: owning handles, anchors with operators, settings as structs, errors as exceptions or, without
// exceptions, kept by the scene.
//
//     casement::scene scene = casement::scene::screen(CAS_PROFILE_IOS7, 320, 480);
//     casement::view chat = scene.add_navigation().push("chat").view();
//     casement::view input = chat.add("input");
//     scene.add(input.bottom() == scene.keyboard().guide().top());
//     scene.keyboard().show();
//     for (casement::change change : scene.sample(0.1)) place(change.item, change.frame);
//
// Header only, C++11 or newer, over casement.h and casement/screen.h, which are the manual.
#ifndef CASEMENT_HPP
#define CASEMENT_HPP

#include <casement/scene.hpp>
#include <casement/solver.hpp>

#endif
