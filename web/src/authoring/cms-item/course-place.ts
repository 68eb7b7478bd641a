import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { id as anId, oneOf, searchOf } from '../../ui/page/address.ts';

/** The tabs of the editor of a course, in their order. */
export const courseTabNames = ['curriculum', 'library', 'resources', 'publish', 'settings'] as const;

/** The name of a tab in the address. */
export type CourseTabName = (typeof courseTabNames)[number];

const itemKinds = ['benchmark', 'lesson', 'study-project', 'summary', 'new-lesson', 'new-study-project'] as const;

/** What can be open beside the curriculum; of a new study project the id is that of its lesson. */
export type CourseItem = { readonly kind: (typeof itemKinds)[number]; readonly id: string };

const readSearch = searchOf<{ tab: CourseTabName; item: CourseItem; question: string }>({
  tab: oneOf(courseTabNames),
  item: (given) => {
    const kind = itemKinds.find((one) => typeof given === 'string' && given.startsWith(`${one}.`));
    return kind && { kind, id: String(given).slice(kind.length + 1) };
  },
  question: anId,
});

const written = (item: CourseItem) => `${item.kind}.${item.id}`;

/** A place in the editor of a course. */
export type CoursePlace = {
  readonly tab?: CourseTabName;
  readonly item?: CourseItem | null;
  /** The question of the item that is open in it. */
  readonly question?: string;
};

/** The search parameters that lead to a place. */
export const searchOfPlace = ({ tab, item, question }: CoursePlace) => ({
  ...(tab && tab !== 'curriculum' ? { tab } : {}),
  ...(item ? { item: written(item) } : {}),
  ...(item && question ? { question } : {}),
});

/** Where the editor of a course is: its tab, the item that is open beside the curriculum, and a question in that. */
export function useCoursePlace() {
  const navigate = useNavigate();
  const { tab = 'curriculum', item = null, question = null } = readSearch(useSearch({ strict: false }));
  const go = (place: CoursePlace, replace = false) =>
    void navigate({ to: '.', search: searchOfPlace(place) as never, replace, resetScroll: false });
  return { tab, item, question, go };
}

/** The question that was left last for the list around it, so that the list leads on from there. */
let lastLeft: string | null = null;

/** Whether a question of a list was left just now. */
export const isLeft = (isOfList: (question: string) => boolean): boolean => lastLeft !== null && isOfList(lastLeft);

/** Says once, of the list that comes back, whether a question of it was left just now. */
export function takeLeft(isOfList: (question: string) => boolean): string | null {
  const left = lastLeft !== null && isOfList(lastLeft) ? lastLeft : null;
  if (left !== null) lastLeft = null;
  return left;
}

/** The ways to a question of the item that is open, from it to the next one that is new, and back to the item. */
export function useQuestionPlace() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { item, question } = useCoursePlace();
  const to = (asked: string | undefined) =>
    ({ to: '.', search: searchOfPlace({ item, ...(asked ? { question: asked } : {}) }) as never }) as const;
  return {
    open: (asked: string) => void navigate({ ...to(asked), state: { opened: true } as never }),
    /** Nothing is asked: what was typed there is saved. */
    goOn: (asked: string) => void navigate({ ...to(asked), replace: true, state: true, ignoreBlocker: true }),
    /** Nothing is asked: its form has done so. What was opened from the list lies behind it. */
    close: () => {
      lastLeft = question;
      if ('opened' in history.location.state && history.location.state.opened === true)
        history.back({ ignoreBlocker: true });
      else void navigate({ ...to(undefined), replace: true, ignoreBlocker: true });
    },
  };
}
