import { movedTogether } from '@lectern/domain/base/content/moved-before.ts';
import type { Placed } from '@lectern/domain/base/content/rearranged.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { kindOf, nameOfKind, type KindName } from '../../../base/content/kinds.ts';
import { changeItems } from '../../../base/content/change-items.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import type { ContentPlace, ContentTable } from '../../../base/content/content-kind.ts';
import { far, placeItems } from '../../../base/content/place-items.ts';
import type { Parent } from '../../../base/content/under-parent.ts';
import { writeQuestions } from '../../question/write-question.ts';
import { writeLessons } from '../write-lesson.ts';

/** The kinds whose items come under another parent. */
export const movable = ['LESSON', 'STUDY_PROJECT'] as const satisfies readonly KindName[];

/** Where items come to stand: under a parent, study projects in a level of it, before another item or behind all. */
export type Target = {
  readonly parent_id: string;
  readonly level: number | null;
  readonly before: string | null;
};

type Standing = {
  readonly id: string;
  readonly parent_id: string;
  readonly level: number | null;
  readonly same_product: boolean;
  readonly levels: number;
  /** The highest level of what it is, or has below it. */
  readonly highest: number | null;
};

/**
 * Puts items of one kind together, under another parent of the same product too. It refuses with NOT_FOUND what is not
 * there, and a course that has fewer levels than it would need. Questions of benchmarks count no more for a lesson that
 * has left their course.
 */
export async function moveItems(
  db: Database,
  act: ContentAct,
  name: (typeof movable)[number],
  ids: readonly string[],
  { parent_id, level, before }: Target,
): Promise<void> {
  const kind = kindOf(name);
  const [[column, parentTable] = ['', 'courses' as ContentTable]] = Object.entries(kind.order?.parents ?? {});
  const highest =
    name === 'LESSON'
      ? sql`(select max(s.level) from study_projects s where s.lesson_id = t.id and s.deleted_on is null)`
      : sql`${level}::integer`;
  const { rows } = await sql<Standing>`/* items-to-move */
    select t.id, t.${sql.ref(column)} as parent_id, ${name === 'LESSON' ? sql`null::integer` : sql`t.level`} as level,
      product_of(${name}, t.id) = product_of(${nameOfKind(parentTable)}, target.id) as same_product,
      (select levels from courses where id = ${name === 'LESSON' ? sql`target.id` : sql.ref('target.course_id')}) as levels,
      ${highest} as highest
    from ${sql.table(kind.table)} t join ${sql.table(parentTable)} target on target.id = ${parent_id} and target.deleted_on is null
    where t.id = any(${ids}::uuid[]) and t.deleted_on is null order by t.id for no key update of t, target`.execute(db);
  if (rows.length !== ids.length) throw new Refusal('NOT_FOUND');
  for (const { same_product, highest: needed, levels } of rows) {
    if (!same_product) throw new Refusal('NOT_FOUND', { field: 'data.parent_id' });
    if (needed !== null && (needed > levels || needed < 1))
      throw new Refusal('INVALID', { field: 'data.parent_id', issue: { code: 'TOO_HIGH', maximum: levels } });
  }
  const come = rows.filter((row) => row.parent_id !== parent_id || row.level !== level);
  const waiting = come.map(({ id }, index) => ({ id, place: far + index }));
  if (name === 'LESSON') {
    const changesOf = ({ id, place }: Placed) => ({ id, changes: { course_id: parent_id, display_order: place } });
    await writeLessons(db, act, waiting.map(changesOf));
    await leaveQuestions(db, act, come);
  } else {
    const changesOf = ({ id, place }: Placed) => ({
      id,
      changes: { lesson_id: parent_id, study_project_number: place, level: level ?? undefined },
    });
    await changeItems<object>(db, act, kind, waiting.map(changesOf));
  }
  await placeTogether(db, act, kind, { id: parent_id, ...(level === null ? {} : { within: level }) }, ids, before);
}

/** Gives items their places together, before another of their parent or behind all; those that have just come wait far behind. */
export async function placeTogether(
  db: Database,
  act: ContentAct,
  kind: ContentPlace,
  parent: Parent,
  ids: readonly string[],
  before: string | null,
): Promise<void> {
  await placeItems(db, act, kind, parent, (siblings) => {
    if (before !== null && !siblings.some(({ id }) => id === before))
      throw new Refusal('NOT_FOUND', { field: 'data.before' });
    return movedTogether(
      siblings.filter(({ place }) => place < far),
      ids,
      before,
    );
  });
}

/** Takes lessons that have left their course from the questions that count for them there. */
async function leaveQuestions(db: Database, act: ContentAct, lessons: readonly Standing[]): Promise<void> {
  if (lessons.length === 0) return;
  const { rows } = await sql<{ id: string }>`/* questions-of-lessons */
    select q.id from questions q where q.lesson_id = any(${lessons.map(({ id }) => id)}::uuid[])
      and q.benchmark_id is not null and q.deleted_on is null`.execute(db);
  await writeQuestions(
    db,
    act,
    rows.map(({ id }) => ({ id, changes: { lesson_id: null } })),
  );
}
