import type { Database } from '../../../base/database/connect.ts';
import { placeItems } from '../../../base/content/place-items.ts';
import { writeLessonPages } from '../../../base/content/write-lesson-pages.ts';
import { writeQuestions } from '../../../learning/question/write-question.ts';
import type { Item } from '../plan/items.ts';
import type { Change } from './compare.ts';
import { kindOf, orderedTypes } from './kinds.ts';
import type { ImportAct } from './write-item.ts';

/** Puts what the folder orders in its places; what people added stays behind. */
export async function placeImported(db: Database, act: ImportAct, changes: readonly Change[]): Promise<void> {
  for (const type of orderedTypes) {
    const own = changes.filter(({ item }) => item.type === type);
    for (const children of Map.groupBy(own, ({ item }) => JSON.stringify(parentOf(item))).values()) {
      const [first] = children;
      if (!first || !children.some(isMoving)) continue;
      const places = children.map(({ item: { id, order } }) => ({ id, place: order }));
      await placeItems(db, act, kindOf[type], parentOf(first.item), places);
    }
  }
  await placePages(db, act, changes);
}

const isMoving = ({ what }: Pick<Change, 'what'>): boolean => what === 'MADE' || what === 'MOVED';

function parentOf({ type, values }: Item): { id: string; within?: number } {
  if (type === 'lesson') return { id: values.course_id };
  if (type === 'page') return { id: values.book_id };
  if (type === 'card') return { id: values.lesson_id };
  if (type === 'project') return { id: values.lesson_id, within: values.level };
  if (type === 'element') return { id: values.study_project_id };
  if (type === 'question') return { id: values.benchmark_id ?? values.case_study_id ?? '' };
  throw new Error(`an import does not order a ${type}`);
}

/** Gives each lesson its pages in order. Pages that people added to a lesson stay behind the imported ones. */
async function placePages(db: Database, act: ImportAct, changes: readonly Change[]): Promise<void> {
  const pages = changes.flatMap(({ item, what }) => (item.type === 'page' ? [{ item, what }] : []));
  const byLesson = [...Map.groupBy(pages, ({ item }) => item.values.lesson_id)].filter(([, own]) => own.some(isMoving));
  if (byLesson.length === 0) return;
  const shown = await db
    .selectFrom('lesson_pages')
    .where(
      'lesson_id',
      'in',
      byLesson.map(([lesson_id]) => lesson_id),
    )
    .orderBy('order_key')
    .select(['lesson_id', 'page_id'])
    .execute();
  const lessons = byLesson.map(([lesson_id, own]) => {
    const ids = own.toSorted((a, b) => a.item.order - b.item.order).map(({ item }) => item.id);
    const others = shown.filter((row) => row.lesson_id === lesson_id && !ids.includes(row.page_id));
    return { lesson_id, page_ids: [...ids, ...others.map(({ page_id }) => page_id)] };
  });
  await writeLessonPages(db, act, lessons);
}

/** The first questions of the case studies whose order changes: their cases. */
const casesOf = (changes: readonly Change[]) => {
  const asked = changes.flatMap(({ item, what }) =>
    item.type === 'question' && item.values.case_study_id
      ? [{ item, what, case_study_id: item.values.case_study_id }]
      : [],
  );
  const moving = new Set(asked.filter(isMoving).map(({ case_study_id }) => case_study_id));
  return asked.filter(({ item, case_study_id }) => item.order === 1 && moving.has(case_study_id));
};

/** Makes questions that were the case of their case study reinforced ones, where another one is to be the case. */
export async function clearCases(db: Database, act: ImportAct, changes: readonly Change[]): Promise<void> {
  const cases = casesOf(changes);
  if (cases.length === 0) return;
  const former = await db
    .selectFrom('questions')
    .where(
      'case_study_id',
      'in',
      cases.map(({ case_study_id }) => case_study_id),
    )
    .where(
      'id',
      'not in',
      cases.map(({ item }) => item.id),
    )
    .where('is_reinforced', '=', false)
    .where('deleted_on', 'is', null)
    .select('id')
    .execute();
  await writeQuestions(
    db,
    act,
    former.map(({ id }) => ({ id, changes: { is_reinforced: true } })),
  );
}

/** Makes the first question of a case study its case. */
export async function settleCases(db: Database, act: ImportAct, changes: readonly Change[]): Promise<void> {
  const moved = casesOf(changes).filter(({ what }) => what !== 'MADE');
  await writeQuestions(
    db,
    act,
    moved.map(({ item }) => ({ id: item.id, changes: { is_reinforced: false } })),
  );
}
