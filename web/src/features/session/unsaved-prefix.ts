/** How the names begin under which this tab keeps what a person could not save yet. */
export const unsavedPrefix = 'lectern.unsaved.';
