/** What became of an item: its version counts from 1 and stays where nothing has changed. */
export type WrittenItem = { readonly id: string; readonly version: number; readonly what: 'MADE' | 'CHANGED' | 'SAME' };
