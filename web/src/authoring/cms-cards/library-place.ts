import { useNavigate, useSearch } from '@tanstack/react-router';
import { id, oneOf, searchOf } from '../../ui/page/address.ts';

/** The parts of the learning library, in their order. */
export const libraryTabs = ['ebook', 'quickdecks', 'quickclips'] as const;

/** A part of the learning library. */
export type LibraryTab = (typeof libraryTabs)[number];

const readSearch = searchOf<{ library: LibraryTab; lesson: string; page: string }>({
  library: oneOf(libraryTabs),
  lesson: id,
  page: id,
});
const remembered = 'currentLibraryTab';

type Place = {
  readonly library?: LibraryTab;
  readonly lesson?: string | undefined;
  /** The page of an e-book that is edited; the list of pages where it is left out. */
  readonly page?: string | undefined;
};

/**
 * The part that the address asks for, else the one that was chosen last, else the first; the lesson; the page of it that is
 * edited; and a way to others.
 */
export function useLibraryPlace() {
  const navigate = useNavigate();
  const { library, lesson = null, page = null } = readSearch(useSearch({ strict: false }));
  const kept = localStorage.getItem(remembered);
  const tab = library ?? libraryTabs.find((one) => one === kept) ?? libraryTabs[0];
  const go = (place: Place) => {
    if (place.library) localStorage.setItem(remembered, place.library);
    const search = (before: Record<string, unknown>) => ({ ...before, page: undefined, ...place });
    void navigate({ to: '.', search: search as never, resetScroll: false });
  };
  return { tab, lesson, page, go };
}
