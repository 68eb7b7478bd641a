import { putBack } from '@lectern/domain/base/content/put-back.ts';
import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { KindName } from '../../base/content/kinds.ts';
import { changeItems, readItems } from '../../base/content/change-items.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { writeLessonPages } from '../../base/content/write-lesson-pages.ts';
import { questionKind } from '../../learning/question/write-question.ts';
import { keyElementKind } from '../../learning/study-project/write-key-element.ts';
import { removalOf } from './removal-of.ts';

/** What showed something before the act that has taken it out. */
type Showed = {
  readonly item_id: string;
  readonly kind: KindName;
  readonly content: {
    readonly kind?: MaterialKind;
    readonly resource_ids?: readonly string[];
    readonly hint?: QuestionHelp;
    readonly reveal?: QuestionHelp;
  } | null;
  readonly pages: readonly string[] | null;
};

/**
 * Puts pages and cards that have come back where they were shown: into the pages of lessons, the things of key elements,
 * and the hints and explanations of questions that are still there. What shows things of another kind since stays so.
 */
export async function showAgain(db: Database, act: ContentAct, ids: readonly string[]): Promise<void> {
  const showed = await readShowed(db, ids);
  const of = (kind: KindName) => showed.filter((one) => one.kind === kind);
  await showInLessons(db, act, of('LESSON'), ids);
  await showInElements(db, act, of('KEY_ELEMENT'), ids);
  await showInQuestions(db, act, of('QUESTION'), ids);
}

/** What the acts that took these out have taken them from, as it was before. */
async function readShowed(db: Database, ids: readonly string[]): Promise<readonly Showed[]> {
  const { rows } = await sql<Showed>`/* what-showed-it */
    select distinct on (i.item_id) i.item_id, i.kind, s.content, s.orders -> 'lesson_pages' as pages
    from (
      select distinct removal.change_set_id from unnest(${ids}::uuid[]) t (id)
      cross join lateral (${removalOf(sql`t.id`)}) removal
    ) taken
    join change_set_items i on i.change_set_id = taken.change_set_id and i.kind in ('LESSON', 'KEY_ELEMENT', 'QUESTION')
    join superseded_versions s on s.item_id = i.item_id and s.version = i.version_before
    order by i.item_id, i.version_before`.execute(db);
  return rows;
}

async function showInLessons(db: Database, act: ContentAct, showed: readonly Showed[], ids: readonly string[]) {
  const lessons = showed.filter(({ pages }) => pages?.some((id) => ids.includes(id)));
  if (lessons.length === 0) return;
  const { rows } = await sql<{ id: string; pages: string[] }>`/* pages-of-lessons */
    select l.id, array(select p.page_id from lesson_pages p where p.lesson_id = l.id order by p.order_key) as pages from lessons l
    where l.id = any(${lessons.map(({ item_id }) => item_id)}::uuid[]) and l.deleted_on is null order by l.id`.execute(
    db,
  );
  await writeLessonPages(
    db,
    act,
    rows.map(({ id, pages }) => {
      const before = lessons.find(({ item_id }) => item_id === id)?.pages ?? [];
      return { lesson_id: id, page_ids: putBack(pages, before, ids) };
    }),
  );
}

async function showInElements(db: Database, act: ContentAct, showed: readonly Showed[], ids: readonly string[]) {
  const present = await readItems(db, keyElementKind, idsOf(showed));
  await changeItems(
    db,
    act,
    keyElementKind,
    [...present.values()].flatMap(({ id, content }) => {
      const before = showed.find(({ item_id }) => item_id === id)?.content;
      if (!before?.resource_ids || before.kind !== content.kind) return [];
      return [{ id, changes: { resource_ids: putBack(content.resource_ids, before.resource_ids, ids) } }];
    }),
  );
}

async function showInQuestions(db: Database, act: ContentAct, showed: readonly Showed[], ids: readonly string[]) {
  const present = await readItems(db, questionKind, idsOf(showed));
  await changeItems(
    db,
    act,
    questionKind,
    [...present.values()].map(({ id, content: { hint, reveal } }) => {
      const before = showed.find(({ item_id }) => item_id === id)?.content;
      return {
        id,
        changes: { hint: helpWith(hint, before?.hint, ids), reveal: helpWith(reveal, before?.reveal, ids) },
      };
    }),
  );
}

const idsOf = (showed: readonly Showed[]) => showed.map(({ item_id }) => item_id);

function helpWith(now: QuestionHelp, before: QuestionHelp | undefined, ids: readonly string[]): QuestionHelp {
  if (!before || (now && now.kind !== before.kind)) return now;
  const resource_ids = putBack(now?.resource_ids ?? [], before.resource_ids, ids);
  return resource_ids.length > 0 ? { kind: before.kind, resource_ids } : null;
}
