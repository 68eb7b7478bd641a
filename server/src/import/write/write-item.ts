import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { columnsOf, placeOf, tableOf, type Columns } from './item-row.ts';
import type { Item, ItemValues } from '../plan/items.ts';

/** Makes an item as a draft. */
export async function makeItem(db: Database, item: Item): Promise<void> {
  const row = { id: item.id, ...columnsOf(item), ...(await firstPlaceOf(db, item)) };
  const names = Object.keys(row).map((name) => sql.ref(name));
  await sql`insert into ${sql.table(tableOf[item.type])} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
  await writeParts(db, item);
}

/** Brings an item to what the folder says now. Its id stays, and with it everything that learners have done. */
export async function changeItem(db: Database, item: Item): Promise<void> {
  await updateItem(db, item, columnsOf(item));
  await sql`update ${sql.table(tableOf[item.type])} set modified_on = now() where id = ${item.id}`.execute(db);
  await writeParts(db, item);
}

/** Puts an item in its place among its like. */
export async function placeItem(db: Database, item: Item): Promise<void> {
  await updateItem(db, item, placeOf(item));
}

async function updateItem(db: Database, { type, id }: Item, columns: Columns): Promise<void> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  if (sets.length > 0) await sql`update ${sql.table(tableOf[type])} set ${sql.join(sets)} where id = ${id}`.execute(db);
}

/** The place of a new item; a course and a study project stand behind what is there. */
async function firstPlaceOf(db: Database, item: Item): Promise<Columns> {
  if (item.type === 'course') {
    const { next } = await db
      .selectFrom('courses')
      .select(sql<number>`coalesce(max(display_order), 0) + 1`.as('next'))
      .where('product_id', '=', item.values.product_id)
      .executeTakeFirstOrThrow();
    return { display_order: next };
  }
  if (item.type === 'case') return { order_key: item.order };
  if (item.type !== 'project') return placeOf(item);
  const { next } = await db
    .selectFrom('study_projects')
    .select(sql<number>`coalesce(max(study_project_number), 0) + 1`.as('next'))
    .where('lesson_id', '=', item.values.lesson_id)
    .where('level', '=', item.values.level)
    .where('deleted_on', 'is', null)
    .executeTakeFirstOrThrow();
  return { study_project_number: next };
}

/** What an item says outside its own row. */
async function writeParts(db: Database, item: Item): Promise<void> {
  if (item.type === 'element') {
    await db.deleteFrom('key_element_resources').where('key_element_id', '=', item.id).execute();
    const column = item.values.kind === 'EBOOK_PAGE' ? 'page_id' : 'quickdeck_card_id';
    const rows = item.values.resources.map((id, index) => ({
      key_element_id: item.id,
      [column]: id,
      order_key: index + 1,
    }));
    await db.insertInto('key_element_resources').values(rows).execute();
  }
  if (item.type !== 'question') return;
  const { answers, hint_page_id: page_id, reveal_card_id: quickdeck_card_id } = item.values;
  await writeAnswers(db, item.id, answers);
  await db.deleteFrom('question_resources').where('question_id', '=', item.id).execute();
  const explanations = [
    ...(page_id ? [{ question_id: item.id, type: 'hint', page_id }] : []),
    ...(quickdeck_card_id ? [{ question_id: item.id, type: 'reveal', quickdeck_card_id }] : []),
  ];
  if (explanations.length > 0) await db.insertInto('question_resources').values(explanations).execute();
}

/** Answers keep their ids by their place, so that a corrected word does not change what a learner chose. */
async function writeAnswers(
  db: Database,
  question_id: string,
  answers: ItemValues['question']['answers'],
): Promise<void> {
  const there = await db
    .selectFrom('answers')
    .select('id')
    .where('question_id', '=', question_id)
    .orderBy('order_key')
    .execute();
  for (const [order_key, values] of answers.entries()) {
    const known = there[order_key];
    if (known)
      await db
        .updateTable('answers')
        .set({ ...values, order_key })
        .where('id', '=', known.id)
        .execute();
    else
      await db
        .insertInto('answers')
        .values({ question_id, ...values, order_key })
        .execute();
  }
  const surplus = there.slice(answers.length).map(({ id }) => id);
  if (surplus.length > 0) await db.deleteFrom('answers').where('id', 'in', surplus).execute();
}
