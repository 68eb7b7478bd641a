import { useNavigate, useSearch } from '@tanstack/react-router';
import { id, searchOf } from '../../ui/page/address.ts';
import type { EditedBook } from './book-query.ts';

const readSearch = searchOf<{ page: string }>({ page: id });

/** Stands in the address for a page that is not made yet. */
export const newPage = 'new';

/** Opens a page; `leaves` says that nothing typed is to be asked about. */
export type Go = (page: string, leaves?: boolean) => void;

/** The page of a book that the address names, the first where it names none, null for a new one; and a way to another. */
export function useBookPage(pages: EditedBook['pages']) {
  const navigate = useNavigate();
  const { page } = readSearch(useSearch({ strict: false }));
  const go: Go = (to, leaves = false) =>
    void navigate({ to: '.', search: { page: to } as never, resetScroll: false, ignoreBlocker: leaves });
  const shown = page === newPage ? null : (pages.find((one) => one.id === page) ?? pages[0]);
  return { shown, go };
}
