/** The name of the window in which authors see what learners will see. */
export const previewWindow = 'lectern-preview';

/** Where the browser keeps whether that window is light or dark; what a person has chosen for themself is another matter. */
export const previewColourScheme = 'lectern-preview-colour-scheme';

/** Where the browser keeps whether a window is light or dark. */
export const colourSchemeKey = window.name === previewWindow ? previewColourScheme : 'lectern-colour-scheme';
