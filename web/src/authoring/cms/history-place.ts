import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
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

/** An item, and what else an address says of it, as one word of the address. */
function itemIn(given: unknown) {
  const [kind = '', id = '', ...rest] = typeof given === 'string' ? given.split('.') : [];
  if (!Object.hasOwn(kinds, kind) || !/^[\w-]{1,40}$/.test(id)) return undefined;
  return { kind: kind as ContentKind, id, rest };
}

/** The item whose comments are open. */
export type CommentsPlace = Pick<HistoryPlace, 'kind' | 'id'>;

/** The item whose dialog is open on the page; the id is `new` for one that is not there yet, `all` for all of that kind. */
export type DialogPlace = Pick<HistoryPlace, 'kind' | 'id'>;

const anItem = (given: unknown) => {
  const item = itemIn(given);
  return item && { kind: item.kind, id: item.id };
};

const readSearch = searchOf<{ history: HistoryPlace; comments: CommentsPlace; dialog: DialogPlace }>({
  history: (given) => {
    const item = itemIn(given);
    if (!item) return undefined;
    const { rest, ...place } = item;
    const [before = 0, after = 0] = rest.map(Number);
    const compared = rest.length === 2 && [before, after].every((one) => Number.isInteger(one) && one > 0);
    return { ...place, versions: compared ? [before, after] : null };
  },
  comments: anItem,
  dialog: anItem,
});

/** Puts one word over the page into its address; nothing on the page is left by this: what is typed there stays. */
function useWordOver(name: 'history' | 'comments') {
  const navigate = useNavigate();
  return (written: string | undefined) =>
    void navigate({
      to: '.',
      search: ((search: Record<string, unknown>) => ({ ...search, [name]: written })) as never,
      ignoreBlocker: true,
      resetScroll: false,
    });
}

/** Which history is open over the page, as its address says, and a way to another or back to the page. */
export function useHistoryPlace() {
  const write = useWordOver('history');
  const { history = null } = readSearch(useSearch({ strict: false }));
  const go = (place: HistoryPlace | null) =>
    write(place ? [place.kind, place.id, ...(place.versions ?? [])].join('.') : undefined);
  return { history, go };
}

/** Of which item the comments are open over the page, as its address says, and a way to another or back to the page. */
export function useCommentsPlace() {
  const write = useWordOver('comments');
  const { comments = null } = readSearch(useSearch({ strict: false }));
  const go = (place: CommentsPlace | null) => write(place ? `${place.kind}.${place.id}` : undefined);
  return { comments, go };
}

/** The word of an address that opens the dialog of an item on its page. */
export const dialogWord = ({ kind, id }: DialogPlace): string => `${kind}.${id}`;

/** Which item has its dialog open on the page, as the address says, and the ways to open one and to close it. */
export function useDialogPlace() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { dialog = null } = readSearch(useSearch({ strict: false }));
  const write = (place: DialogPlace | null, opened: boolean) =>
    void navigate({
      to: '.',
      search: ((search: Record<string, unknown>) => ({
        ...search,
        dialog: place ? dialogWord(place) : undefined,
      })) as never,
      state: { opened } as never,
      replace: !opened,
      ignoreBlocker: true,
      resetScroll: false,
    });
  const open = (place: DialogPlace) => write(place, true);
  // What was opened from the page lies behind it; who has come by its address goes to what is around it.
  const close = (around: DialogPlace | null = null) =>
    'opened' in history.location.state && history.location.state.opened === true
      ? history.back({ ignoreBlocker: true })
      : write(around, false);
  return { dialog, open, close };
}
