/** The scope that stands for the product's own API. */
export const apiScope = 'lectern';
