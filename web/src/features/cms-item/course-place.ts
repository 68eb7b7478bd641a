import { useNavigate, useSearch } from '@tanstack/react-router';
import { oneOf, searchOf } from '../../ui/page/address.ts';

/** The tabs of the editor of a course, in their order. */
export const courseTabNames = ['curriculum', 'library', 'resources', 'publish', 'settings'] as const;

/** The name of a tab in the address. */
export type CourseTabName = (typeof courseTabNames)[number];

const itemKinds = ['benchmark', 'lesson', 'study-project', 'summary', 'new-lesson', 'new-study-project'] as const;

/** What can be open beside the curriculum; of a new study project the id is that of its lesson. */
export type CourseItem = { readonly kind: (typeof itemKinds)[number]; readonly id: string };

const readSearch = searchOf<{ tab: CourseTabName; item: CourseItem }>({
  tab: oneOf(courseTabNames),
  item: (given) => {
    const kind = itemKinds.find((one) => typeof given === 'string' && given.startsWith(`${one}.`));
    return kind && { kind, id: String(given).slice(kind.length + 1) };
  },
});

const written = (item: CourseItem) => `${item.kind}.${item.id}`;

/** Where the editor of a course is: its tab, and the item that is open beside the curriculum. */
export function useCoursePlace() {
  const navigate = useNavigate();
  const { tab = 'curriculum', item = null } = readSearch(useSearch({ strict: false }));
  const go = (place: { readonly tab?: CourseTabName; readonly item?: CourseItem | null }, replace = false) => {
    const search = {
      ...(place.tab && place.tab !== 'curriculum' ? { tab: place.tab } : {}),
      ...(place.item ? { item: written(place.item) } : {}),
    };
    void navigate({ to: '.', search: search as never, replace, resetScroll: false });
  };
  return { tab, item, go };
}
