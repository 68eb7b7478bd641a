import { materialKinds, type MaterialKind } from '../course/material-kinds.ts';

/** The kind of study material an address of the library asks for; all of them where it asks for none. */
export function librarySearch(search: Record<string, unknown>): { kind?: MaterialKind } {
  const kind = materialKinds.find((one) => one === search['kind']);
  return kind ? { kind } : {};
}
