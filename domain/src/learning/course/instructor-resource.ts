/** What a resource for instructors is about, in the order in which they are listed. */
export const resourceTypes = ['BENCHMARK', 'LEARN_EXERCISE', 'APPLY_EXERCISE', 'SUMMARY', 'ANY'] as const;

/** One of them. */
export type ResourceType = (typeof resourceTypes)[number];

/** What decides the place of a resource in its list; `lesson_place` is the place of its lesson, null without one. */
export type ListedResource = {
  readonly name: string;
  readonly type: ResourceType;
  readonly lesson_place: number | null;
  readonly order: number;
};

const parts = 3;

/**
 * The dotted number in a name as a text that sorts like it: two digits for each part and 00 for those that are missing,
 * so that 1.2 becomes 01.02.00. A name without a number comes first.
 */
export function resourceSortKey(name: string): string {
  const found = /\d+(?:\.\d+)*/.exec(name)?.[0].split('.') ?? [];
  const missing = Array.from({ length: Math.max(0, parts - found.length) }, () => '00');
  return [...found.map((part) => part.padStart(2, '0')), ...missing].join('.');
}

/** Compares two resources of a course: by type, by lesson (what is about none comes last), by number, by order, by name. */
export function compareResources(one: ListedResource, other: ListedResource): number {
  return (
    resourceTypes.indexOf(one.type) - resourceTypes.indexOf(other.type) ||
    placeOf(one) - placeOf(other) ||
    compareTexts(resourceSortKey(one.name), resourceSortKey(other.name)) ||
    one.order - other.order ||
    compareTexts(one.name, other.name)
  );
}

const placeOf = ({ lesson_place }: ListedResource) => lesson_place ?? Number.MAX_SAFE_INTEGER;

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
