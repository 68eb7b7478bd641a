import { id, searchOf } from '../../../ui/page/address.ts';

/** The page an address of an e-book asks for, by its id; the first one where it asks for none. */
export const ebookSearch = searchOf<{ page: string }>({ page: id });
