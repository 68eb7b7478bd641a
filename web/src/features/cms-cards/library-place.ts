import { useNavigate, useSearch } from '@tanstack/react-router';
import { id, oneOf, searchOf } from '../../ui/page/address.ts';

/** The parts of the learning library, in their order. */
export const libraryTabs = ['ebook', 'quickdecks', 'quickclips'] as const;

/** A part of the learning library. */
export type LibraryTab = (typeof libraryTabs)[number];

const readSearch = searchOf<{ library: LibraryTab; lesson: string }>({ library: oneOf(libraryTabs), lesson: id });
const remembered = 'currentLibraryTab';

/** The part that the address asks for, else the one that was chosen last, else the first; the lesson; and a way to others. */
export function useLibraryPlace() {
  const navigate = useNavigate();
  const { library, lesson = null } = readSearch(useSearch({ strict: false }));
  const kept = localStorage.getItem(remembered);
  const tab = library ?? libraryTabs.find((one) => one === kept) ?? libraryTabs[0];
  const go = (place: { readonly library?: LibraryTab; readonly lesson?: string | undefined }) => {
    if (place.library) localStorage.setItem(remembered, place.library);
    const search = (before: Record<string, unknown>) => ({ ...before, ...place });
    void navigate({ to: '.', search: search as never, resetScroll: false });
  };
  return { tab, lesson, go };
}
