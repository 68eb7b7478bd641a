/** What a thread is to read: a file, and how many rows one of its kind has at most. */
export type ThreadTask = { readonly bytes: Uint8Array; readonly mostRows: number };
