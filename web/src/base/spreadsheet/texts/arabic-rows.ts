/** Rows of a file, counted in the oblique case. */
export const rowsOf = { one: 'صف واحد', two: 'صفين', few: '# صفوف', many: '# صفًا', other: '# صف' };
