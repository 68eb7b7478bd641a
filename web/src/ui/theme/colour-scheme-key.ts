/** The name of the window in which authors see what learners will see. */
export const previewWindow = 'lectern-preview';

/** Where the browser keeps whether a window is light or dark: for all tabs what a person has chosen, and for each tab of its own how the preview in it is seen. */
export const colourSchemeKey = 'lectern-colour-scheme';
