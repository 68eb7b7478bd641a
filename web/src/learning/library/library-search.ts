import { oneOf, searchOf } from '../../ui/page/address.ts';
import { materialKinds, type MaterialKind } from '../course/material-kinds.ts';

/** The kind of study material an address of the library asks for; all of them where it asks for none. */
export const librarySearch = searchOf<{ kind: MaterialKind }>({ kind: oneOf(materialKinds) });
