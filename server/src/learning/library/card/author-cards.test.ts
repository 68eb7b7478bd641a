import { editRightsRoles, globalRoles, publishRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import {
  buildBook,
  buildKeyElement,
  buildPage,
  buildQuestionResource,
  buildQuickclipCard,
  buildQuickdeckCard,
} from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

const authored = '{ change_set_id items { id version what } }';
const documents = {
  createQuickdeckCard: `mutation ($lesson_id: ID!, $data: QuickdeckCardInput!) { done: createQuickdeckCard(lesson_id: $lesson_id, data: $data) ${authored} }`,
  createQuickclipCard: `mutation ($lesson_id: ID!, $data: QuickclipCardInput!) { done: createQuickclipCard(lesson_id: $lesson_id, data: $data) ${authored} }`,
  updateQuickdeckCard: `mutation ($data: UpdateQuickdeckCardInput!, $where: ContentWhere!) { done: updateQuickdeckCard(data: $data, where: $where) ${authored} }`,
  updateQuickclipCard: `mutation ($data: UpdateQuickclipCardInput!, $where: ContentWhere!) { done: updateQuickclipCard(data: $data, where: $where) ${authored} }`,
  setLessonPages: `mutation ($ebookPageIds: [ID!]!, $where: ContentWhere!) { done: setLessonPages(ebookPageIds: $ebookPageIds, where: $where) ${authored} }`,
  undoChangeSet: `mutation ($id: ID!) { done: undoChangeSet(id: $id) { change_set_id } }`,
  moveContent: `mutation ($data: MoveContentInput!) { done: moveContent(data: $data) ${authored} }`,
};
const fieldOf = ({ errors }: { errors: readonly { extensions: { field?: unknown } }[] }) => errors[0]?.extensions.field;
const byId = (operation: string) => `mutation ($id: ID!) { done: ${operation}(id: $id) ${authored} }`;
const listCards = `query ($lessonId: ID!) { cards: quickdeckCards(lessonId: $lessonId) { id title term definition published } }`;
const listClips = `query ($lessonId: ID!) { cards: quickclipCards(lessonId: $lessonId) { id title published sources { src type } tracks { src srclang label kind } } }`;
const uses = `query ($id: ID!) { cardUses(id: $id) { key_elements questions list { kind id name as waits place { within } } } }`;
const choices = `query ($lessonId: ID!) { lessonPageChoices(lessonId: $lessonId) { version language page_ids books { name pages { id page_number } } } }`;

let server: TestServer;
let developer: BuiltUser;
let manager: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

const call = (who: BuiltUser, operation: keyof typeof documents, variables: Record<string, unknown>) =>
  server.call(who, documents[operation], variables);
const cardsOf = async (lessonId: string, document = listCards) =>
  (await server.call(developer, document, { lessonId })).data['cards'];
const term = { term: '<p>Router</p>', definition: '<p>It joins networks.</p>' };
const video = { sources: [{ src: '/media/1', type: 'video/mp4' }] };

describe('Quickdeck cards', () => {
  // D2-5.69, 7.42, 7.43, 7.95–7.97
  it('are made as drafts behind the others, changed, cleaned and kept at their version', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    const first = await buildQuickdeckCard(server.db, { lesson_id });
    const made = await call(developer, 'createQuickdeckCard', {
      lesson_id,
      data: { ...term, definition: '<p onclick="x()">It joins networks.</p>' },
    });
    const [{ id, version, what }] = made.data['done'].items;
    expect([version, what]).toEqual([1, 'MADE']);
    expect(await cardsOf(lesson_id)).toMatchObject([{ id: first.id }, { id, ...term, published: false }]);
    const changed = await call(developer, 'updateQuickdeckCard', {
      data: { title: 'Devices' },
      where: { id, version },
    });
    expect(changed.data['done'].items).toMatchObject([{ id, version: 2, what: 'CHANGED' }]);
    const stale = await call(developer, 'updateQuickdeckCard', { data: { title: 'Mine' }, where: { id, version } });
    expect(stale.code).toBe('CONFLICT');
    expect((await cardsOf(lesson_id))[1]).toMatchObject({ title: 'Devices', ...term });
  });

  // D2-1.12, 2.50, 3.36, 5.65, 5.66, 8.32
  it('say at the field what is missing', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    for (const field of ['term', 'definition']) {
      const reply = await call(developer, 'createQuickdeckCard', { lesson_id, data: { ...term, [field]: '<p> </p>' } });
      expect([reply.code, fieldOf(reply)]).toEqual(['INVALID', `data.${field}`]);
    }
    expect(await cardsOf(lesson_id)).toEqual([]);
    const gone = await call(developer, 'createQuickdeckCard', { lesson_id: crypto.randomUUID(), data: term });
    expect(gone).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are put in order by whoever may edit them', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    const [one, other] = [
      await buildQuickdeckCard(server.db, { lesson_id }),
      await buildQuickdeckCard(server.db, { lesson_id }),
    ];
    await call(developer, 'moveContent', { data: { kind: 'QUICKDECK_CARD', id: other.id, before: one.id } });
    expect((await cardsOf(lesson_id)).map(({ id }: { id: string }) => id)).toEqual([other.id, one.id]);
  });

  it('are listed with all that shows them, a page among those of a lesson, and what waits', async () => {
    const { db } = server;
    const project = await buildStudyProject(db);
    const { lesson_id } = project;
    const { rows } = await sql<{ product_id: string; course_id: string }>`
      select c.product_id, c.id as course_id from courses c join lessons l on l.course_id = c.id where l.id = ${lesson_id}`.execute(
      db,
    );
    const { product_id = '' } = rows[0] ?? {};
    const { id: book_id } = await buildBook(db, { product_id });
    const page = await buildPage(db, { book_id, lesson_id });
    const element = await buildKeyElement(db, { study_project_id: project.id, item: { page_id: page.id } });
    const other = await buildPage(db, { book_id });
    const listOf = async (id: string) => (await server.call(developer, uses, { id })).data['cardUses'].list;
    expect(await listOf(page.id)).toMatchObject([
      { kind: 'KEY_ELEMENT', id: element.id, as: 'RESOURCES', waits: false },
      { kind: 'LESSON', id: lesson_id, as: 'PAGES', waits: false },
    ]);
    expect(await listOf(other.id)).toEqual([]);
    const ebookPageIds = [page.id, other.id];
    await call(developer, 'setLessonPages', { ebookPageIds, where: { id: lesson_id } });
    expect(await listOf(other.id)).toMatchObject([{ kind: 'LESSON', id: lesson_id, as: 'PAGES', waits: true }]);
  });

  // D2-5.69, 7.42, 7.43, 7.95–7.97
  it('are taken out of what shows them, which is counted before, and all comes back', async () => {
    const project = await buildStudyProject(server.db);
    const { lesson_id, questions } = project;
    const card = await buildQuickdeckCard(server.db, { lesson_id });
    await buildKeyElement(server.db, { study_project_id: project.id, item: { quickdeck_card_id: card.id } });
    const question_id = questions[0] ?? '';
    await buildQuestionResource(server.db, { question_id, type: 'hint', item: { quickdeck_card_id: card.id } });
    const count = async () => (await server.call(developer, uses, { id: card.id })).data['cardUses'];
    const before = await count();
    const [{ name }] = (
      await sql<{ name: string }>`
      select c.name from courses c join lessons l on l.course_id = c.id where l.id = ${lesson_id}`.execute(server.db)
    ).rows as [{ name: string }];
    const place = { within: name };
    expect(before).toMatchObject({
      key_elements: 1,
      questions: 1,
      list: [
        { kind: 'KEY_ELEMENT', name: 'Key terms', as: 'RESOURCES', waits: false, place },
        { kind: 'QUESTION', id: question_id, as: 'HINT', waits: false, place },
      ],
    });
    const { done } = (await server.call(manager, byId('deleteQuickdeckCard'), { id: card.id })).data;
    expect(await cardsOf(lesson_id)).toEqual([]);
    expect((await server.call(developer, uses, { id: card.id })).code).toBe('NOT_FOUND');
    await call(manager, 'undoChangeSet', { id: done.change_set_id });
    expect(await cardsOf(lesson_id)).toMatchObject([{ id: card.id }]);
    expect(await count()).toEqual(before);
  });
});

describe('Quickclip cards', () => {
  // D2-1.13, 2.27, 2.51, 3.37, 5.67, 5.68
  it('keep their video as sources and tracks, and need a source', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    const tracks = [{ src: '/media/2', srclang: 'es', label: 'Español', kind: 'subtitles' }];
    const made = await call(developer, 'createQuickclipCard', { lesson_id, data: { ...video, tracks } });
    const [{ id }] = made.data['done'].items;
    expect(await cardsOf(lesson_id, listClips)).toMatchObject([{ id, ...video, tracks, published: false }]);
    const without = await call(developer, 'updateQuickclipCard', { data: { sources: [] }, where: { id } });
    expect([without.code, fieldOf(without)]).toEqual(['INVALID', 'data.sources']);
  });
});

describe('the acts on cards', () => {
  const lists: Record<string, readonly GlobalRole[]> = {
    deleteQuickdeckCard: publishRoles,
    deleteQuickclipCard: editRightsRoles,
    publishQuickdeckCard: publishRoles,
    unpublishQuickdeckCard: publishRoles,
    publishQuickclipCard: publishRoles,
    unpublishQuickclipCard: publishRoles,
  };
  // D2-6.14, 6.19
  it.each(Object.entries(lists))('%s is for the roles that the specification names', async (operation, roles) => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    const build = operation.includes('Quickdeck') ? buildQuickdeckCard : buildQuickclipCard;
    for (const role of globalRoles) {
      const { id } = await build(server.db, { lesson_id, published: operation.startsWith('un') });
      const reply = await server.call(await buildUser(server.db, { role }), byId(operation), { id });
      expect([role, reply.code]).toEqual([role, roles.includes(role) ? null : 'FORBIDDEN']);
    }
  });

  // D2-4.09, 4.10, 4.17, 7.98, 7.99, 8.31
  it('publishing shows a card to learners and unpublishing hides it, as often as one likes', async () => {
    const { id: lesson_id } = await buildLesson(server.db, { published: false });
    const { id } = await buildQuickclipCard(server.db, { lesson_id, published: false });
    for (const [operation, published] of [
      ['publishQuickclipCard', true],
      ['unpublishQuickclipCard', false],
      ['publishQuickclipCard', true],
    ] as const) {
      await server.call(manager, byId(operation), { id });
      expect(await cardsOf(lesson_id, listClips)).toMatchObject([{ id, published }]);
    }
  });
});

describe('the pages of a lesson', () => {
  async function world() {
    const { id: lesson_id, course_id } = await buildLesson(server.db, { published: false });
    const course = server.db.selectFrom('courses').select('product_id').where('id', '=', course_id);
    const { product_id } = await course.executeTakeFirstOrThrow();
    const { id: book_id } = await buildBook(server.db, { product_id });
    const pages = [];
    for (let number = 0; number < 3; number++) pages.push((await buildPage(server.db, { book_id })).id);
    return { lesson_id, book_id, pages };
  }
  const read = async (lessonId: string) =>
    (await server.call(developer, choices, { lessonId })).data['lessonPageChoices'];

  // D2-1.14, 2.47, 2.48, 7.88
  it('are an ordered list of pages of all books of the product, and a stale one is a conflict', async () => {
    const { lesson_id, pages } = await world();
    expect(await read(lesson_id)).toMatchObject({ version: 1, page_ids: [], books: [{ name: 'Networks at home' }] });
    const ebookPageIds = [pages[2], pages[0]];
    const set = await call(developer, 'setLessonPages', { ebookPageIds, where: { id: lesson_id, version: 1 } });
    expect(set.data['done'].items).toMatchObject([{ id: lesson_id, version: 2, what: 'CHANGED' }]);
    expect((await read(lesson_id)).page_ids).toEqual(ebookPageIds);
    const stale = await call(developer, 'setLessonPages', { ebookPageIds: [], where: { id: lesson_id, version: 1 } });
    expect(stale.code).toBe('CONFLICT');
    await call(developer, 'undoChangeSet', { id: set.data['done'].change_set_id });
    expect((await read(lesson_id)).page_ids).toEqual([]);
  });

  it('are none of another product, and no page twice', async () => {
    const [{ lesson_id, pages }, other] = [await world(), await world()];
    const where = { id: lesson_id };
    const foreign = await call(developer, 'setLessonPages', { ebookPageIds: [pages[0], other.pages[0]], where });
    expect([foreign.code, fieldOf(foreign)]).toEqual(['NOT_FOUND', 'ebookPageIds']);
    const twice = await call(developer, 'setLessonPages', { ebookPageIds: [pages[0], pages[0]], where });
    expect([twice.code, fieldOf(twice)]).toEqual(['INVALID', 'ebookPageIds']);
    expect((await read(lesson_id)).page_ids).toEqual([]);
  });
});
