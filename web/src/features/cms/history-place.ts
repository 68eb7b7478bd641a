import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { searchOf } from '../../ui/page/address.ts';

const kinds: Record<ContentKind, true> = {
  PRODUCT: true,
  COURSE: true,
  LESSON: true,
  BOOK: true,
  BOOK_PAGE: true,
  QUICKDECK_CARD: true,
  QUICKCLIP_CARD: true,
  STUDY_PROJECT: true,
  CASE_STUDY: true,
  KEY_ELEMENT: true,
  BENCHMARK: true,
  SUMMARY: true,
  QUESTION: true,
  INSTRUCTOR_RESOURCE: true,
};

/** The item whose history is open, and the two versions of it that are compared, the earlier one first. */
export type HistoryPlace = {
  readonly kind: ContentKind;
  readonly id: string;
  readonly versions: readonly [number, number] | null;
};

const readSearch = searchOf<{ history: HistoryPlace }>({
  history: (given) => {
    const [kind = '', id = '', ...versions] = typeof given === 'string' ? given.split('.') : [];
    if (!Object.hasOwn(kinds, kind) || !/^[\w-]{1,40}$/.test(id)) return undefined;
    const [before = 0, after = 0] = versions.map(Number);
    const compared = versions.length === 2 && [before, after].every((one) => Number.isInteger(one) && one > 0);
    return { kind: kind as ContentKind, id, versions: compared ? [before, after] : null };
  },
});

/** Which history is open over the page, as its address says, and a way to another or back to the page. */
export function useHistoryPlace() {
  const navigate = useNavigate();
  const { history = null } = readSearch(useSearch({ strict: false }));
  const go = (place: HistoryPlace | null) => {
    const written = place && [place.kind, place.id, ...(place.versions ?? [])].join('.');
    // Nothing is left by this: what is typed on the page stays there.
    void navigate({
      to: '.',
      search: ((search: Record<string, unknown>) => ({ ...search, history: written ?? undefined })) as never,
      ignoreBlocker: true,
      resetScroll: false,
    });
  };
  return { history, go };
}
