import { compareLists, type ListDifference } from './compare-lists.ts';
import { sameValue } from './same-value.ts';

/** What an item of content says, by field. */
export type Content = Readonly<Record<string, unknown>>;

/**
 * How a field differs: a value and one line or a rich text are compared as a whole and, where they are shown, by word; of
 * a list it is said which items came, went, moved and changed.
 */
export type FieldDifference =
  | { readonly field: string; readonly as: 'VALUE'; readonly before: unknown; readonly after: unknown }
  | { readonly field: string; readonly as: 'TEXT' | 'RICH_TEXT'; readonly before: string; readonly after: string }
  | {
      readonly field: string;
      readonly as: 'LIST';
      readonly items: readonly ListDifference<unknown, FieldDifference>[];
    };

/** The fields that hold HTML, of any kind of content and of an answer. */
const richTexts = [
  'content',
  'term',
  'definition',
  'introduction',
  'question',
  'correct_msg',
  'incorrect_msg',
  'incorrect_msg_two',
  'answer',
  'match',
];
const texts = ['name', 'title', 'description', 'label'];

/** The fields that say what an item belongs to, and addresses that follow from its name: no matter of what it says. */
const unsaid = [
  'id',
  'product_id',
  'course_id',
  'book_id',
  'study_project_id',
  'case_study_id',
  'benchmark_id',
  'slug',
];

/**
 * How two versions of an item differ, field by field in the order of the later one; nothing where both say the same. A
 * question that asks in another way than before is compared all the same.
 */
export function compareContent(before: Content, after: Content): FieldDifference[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields
    .filter((field) => !unsaid.includes(field) && !sameValue(before[field], after[field]))
    .map((field) => compareField(field, before[field], after[field]));
}

function compareField(field: string, before: unknown, after: unknown): FieldDifference {
  if (Array.isArray(before ?? after) && Array.isArray(after ?? before))
    return { field, as: 'LIST', items: compareItems(listOf(before), listOf(after)) };
  if (isHelp(before ?? after) && isHelp(after ?? before))
    return { field, as: 'LIST', items: compareItems(helpOf(before), helpOf(after)) };
  const text = richTexts.includes(field) ? 'RICH_TEXT' : texts.includes(field) ? 'TEXT' : null;
  if (text && isText(before) && isText(after)) return { field, as: text, before: before ?? '', after: after ?? '' };
  return { field, as: 'VALUE', before: before ?? null, after: after ?? null };
}

const compareItems = (before: readonly unknown[], after: readonly unknown[]) =>
  compareLists<unknown, FieldDifference>(before, after, {
    keyOf,
    compare: (one, other) => (isContent(one) && isContent(other) ? compareContent(one, other) : []),
  });

/** An item of a list is known by its id, a file by its address, and an id by itself. */
function keyOf(item: unknown): string {
  const { id, src } = isContent(item) ? item : { id: item };
  return [id, src].find((known) => typeof known === 'string') ?? JSON.stringify(item);
}

const isContent = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string | null | undefined => value == null || typeof value === 'string';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** What helps with a question: things of the library, of one kind. */
const isHelp = (value: unknown): boolean => isContent(value) && Array.isArray(value['resource_ids']);
const helpOf = (value: unknown): readonly unknown[] => (isContent(value) ? listOf(value['resource_ids']) : []);
