//! The changed frames of a layout or a sample.

use crate::{ffi, Item, Rect, Scene};

/// An item with its new frame, in the coordinates of its parent.
#[derive(Clone, Copy)]
pub struct Change<'scene> {
    pub item: Item,
    pub name: &'scene str,
    pub frame: Rect,
}

/// The changed frames, each item once. They are in memory of the scene, which stays borrowed:
///
/// ```compile_fail,E0499
/// # fn keeps(scene: &mut casement::Scene) -> casement::Result<usize> {
/// let changes = scene.layout()?;
/// scene.add_rules(&["H:|[a]|"])?;
/// Ok(changes.len())
/// # }
/// ```
pub struct Changes<'scene> {
    pub(crate) scene: &'scene Scene,
    pub(crate) found: &'scene [ffi::cas_change],
    pub(crate) status: ffi::cas_status,
}

impl<'scene> Changes<'scene> {
    pub fn len(&self) -> usize {
        self.found.len()
    }

    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Whether required constraints conflict. The layout then leaves out the dropped ones.
    pub fn has_conflict(&self) -> bool {
        self.status == ffi::CAS_ERROR_CONFLICT
    }

    pub fn iter(&self) -> impl Iterator<Item = Change<'scene>> + 'scene {
        let scene = self.scene;
        self.found.iter().map(move |each| Change {
            item: Item(each.item),
            name: scene.name(Item(each.item)),
            frame: each.frame,
        })
    }
}
