/** The three kinds of study material, by their names in addresses. */
export const materialKinds = ['e-book', 'quickdeck', 'quickclip'] as const;
export type MaterialKind = (typeof materialKinds)[number];
