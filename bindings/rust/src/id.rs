//! Ids of the library, each with the scene or solver that gave it out.

use crate::expression::Variable;
use crate::words::Status;
use crate::{ffi, Constraint, Controller, Edit, Error, Item, Result, RowId, SceneEdit};
use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

/// The number of a scene or solver. No two have the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Owner(u64);

/// A number that the library gave out, and for which scene or solver.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Id {
    pub(crate) number: u32,
    owner: Owner,
}

impl Owner {
    pub(crate) fn new() -> Owner {
        static LAST: AtomicU64 = AtomicU64::new(0);
        Owner(LAST.fetch_add(1, Ordering::Relaxed) + 1)
    }

    pub(crate) fn id(self, number: u32) -> Id {
        Id { number, owner: self }
    }

    /// Returns an item of a scene. The window is the same in all.
    pub(crate) fn item(self, number: ffi::cas_item) -> Item {
        if number == ffi::CAS_WINDOW {
            return Item(Id::WINDOW);
        }
        Item(self.id(number))
    }

    /// Returns the number of an id as the library takes it, or an error if another scene or solver gave it out.
    pub(crate) fn raw(self, id: impl Into<Id>) -> Result<u32> {
        let id = id.into();
        if id.owner == self || id == Id::WINDOW {
            return Ok(id.number);
        }
        Err(Error::new(Status::Stale, "the id is one of another scene or solver"))
    }
}

impl Id {
    pub(crate) const WINDOW: Id = Id { number: ffi::CAS_WINDOW, owner: Owner(0) };
}

impl fmt::Debug for Id {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(formatter)
    }
}

macro_rules! ids {
    ($($kind:ident),*) => {$(
        impl From<$kind> for Id {
            fn from(handle: $kind) -> Id {
                handle.0
            }
        }
    )*};
}

ids! { Item, Constraint, SceneEdit, Controller, Variable, RowId, Edit }
