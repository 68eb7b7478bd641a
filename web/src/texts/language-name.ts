/** Under which this browser remembers the language that was chosen. */
export const languageName = 'lectern-language';
