/** The database of the browser in which unsent answers are kept. */
export const storeName = 'lectern';

/** Whether anything was ever kept on this device; a browser that does not let itself be asked has kept nothing. */
export async function hasStore(): Promise<boolean> {
  const names = await indexedDB.databases().catch(() => []);
  return names.some(({ name }) => name === storeName);
}
