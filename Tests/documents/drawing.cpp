// casement_documents.hpp: pictures are texts, and errors are exceptions.
#include <casement/casement_documents.hpp>

#include "../ABITests/wrapper.hpp"

using namespace casement;

static void pictures_are_texts() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    scene.window().add("box");
    scene.rules({"H:|[box]|", "V:|[box]|"});
    scene.layout();
    CHECK(svg(scene).find(">box<") != std::string::npos);
    picture_options bare;
    bare.flags = CAS_PICTURE_BARE;
    CHECK(svg(scene, bare).find("<text") == std::string::npos);
    CHECK(filmstrip(scene, 3).size() > svg(scene).size());
}

static void what_is_refused_is_thrown() {
    scene scene;
    picture_options wrong;
    wrong.zoom = -1;
    CHECK(failure([&] { svg(scene, wrong); }) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(failure([&] { filmstrip(scene, 3); }) == CAS_ERROR_MODE);
    bool is_caught = false;
    try {
        write_svg(scene, [](const char *, std::size_t) { throw 7; });
    } catch (int) {
        is_caught = true;
    }
    CHECK(is_caught);
}

int main() {
    run("pictures are texts", pictures_are_texts);
    run("what is refused is thrown", what_is_refused_is_thrown);
    return finish();
}
