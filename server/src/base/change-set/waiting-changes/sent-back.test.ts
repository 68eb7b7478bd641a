import { globalRoles, publishRoles } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { buildShownCourse, readShown } from '../../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
let manager: BuiltUser;
let developer: BuiltUser;
let colleague: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  colleague = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
});

async function ask(by: BuiltUser, operation: string, variables: object) {
  const { data, code } = await call(by, documentOf(operation), variables);
  return { said: data?.[operation], code };
}
async function done(by: BuiltUser, operation: string, variables: object) {
  const { said, code } = await ask(by, operation, variables);
  expect([operation, code]).toEqual([operation, null]);
  return said;
}
type Listed = { id: string; item_id: string; version: number };
type Waiting = Omit<Listed, 'version'> & { what: string; author: object | null; mine: boolean; changed_on: string };
const listed = (by: BuiltUser, placeId: string, discarded = false): Promise<Listed[]> =>
  done(by, 'waitingChanges', { placeId, discarded });
const copyOf = (by: BuiltUser, id: string, kind = 'LESSON') => done(by, 'workingCopy', { kind, id, parent_id: null });
const rename = (by: BuiltUser, id: string, name: string, version?: number) =>
  ask(by, 'updateLesson', { data: { name }, where: { id, version: version ?? null } });

/** A course in which a new name of its first lesson waits. */
async function changed() {
  const school = await buildShownCourse(server.db, true);
  await rename(developer, school.lesson_id, 'Ground');
  const [change] = await listed(manager, school.course);
  return { ...school, id: change?.id ?? '', version: change?.version ?? 0 };
}
const sendBack = (by: BuiltUser, ids: readonly string[], note = 'Say it shorter.') =>
  ask(by, 'sendBackChanges', { ids, note });

describe('a change that is sent back', () => {
  it('waits no more and is the working copy of its author, who reads the note and saves it anew', async () => {
    const school = await changed();
    const { course, lesson_id, id } = school;
    const before = await readShown(server.db, school);
    expect(await sendBack(manager, [id], ' Say it shorter. ')).toEqual({ said: [id], code: null });
    expect(await listed(developer, course)).toEqual([]);
    expect(await readShown(server.db, school)).toEqual(before);
    expect(await listed(developer, course, true)).toMatchObject([
      {
        id,
        note: 'Say it shorter.',
        is_copied: true,
        can_be_copied: false,
        mine: true,
        discarded_by: { id: manager.id },
      },
    ]);
    const copy = await copyOf(developer, lesson_id);
    expect(copy).toMatchObject({ is_sent_back: true, data: { name: 'Ground' } });
    expect(await copyOf(manager, lesson_id)).toBeNull();
    expect((await rename(developer, lesson_id, 'Land', copy.base_version)).code).toBeNull();
    expect(await listed(manager, course)).toMatchObject([{ name: 'Land' }]);
    expect(await listed(developer, course, true)).toEqual([]);
  });

  it('is told to its author alone and to whoever publishes', async () => {
    const { course, id } = await changed();
    await sendBack(manager, [id]);
    expect(await listed(colleague, course, true)).toEqual([]);
    expect(await listed(manager, course, true)).toMatchObject([{ id, can_be_copied: false }]);
  });

  it('leaves what its author has typed meanwhile; they take it once that is done with', async () => {
    const { course, lesson_id, id, version } = await changed();
    const typed = { kind: 'LESSON', id: lesson_id, base_version: version, revision: 0, data: '{"name":"Gro"}' };
    await done(developer, 'keepWorkingCopy', { data: typed });
    await sendBack(manager, [id]);
    expect(await copyOf(developer, lesson_id)).toMatchObject({ is_sent_back: false, data: { name: 'Gro' } });
    expect(await listed(developer, course, true)).toMatchObject([{ is_copied: false, can_be_copied: true }]);
    expect((await ask(developer, 'takeSentBack', { id })).code).toBe('CONFLICT');
    expect((await ask(colleague, 'takeSentBack', { id })).code).toBe('NOT_FOUND');
    await done(developer, 'dropWorkingCopy', { id: lesson_id, revision: 1 });
    expect(await done(developer, 'takeSentBack', { id })).toMatchObject({ data: { name: 'Ground' } });
    expect((await ask(developer, 'takeSentBack', { id })).code).toBe('NOT_FOUND');
  });

  it('can wait again; the working copy goes unless something was typed in it', async () => {
    for (const types of [false, true]) {
      const { course, lesson_id, id } = await changed();
      await sendBack(manager, [id]);
      const { base_version, revision } = await copyOf(developer, lesson_id);
      const typed = { kind: 'LESSON', id: lesson_id, base_version, revision, data: '{"name":"Land"}' };
      if (types) await done(developer, 'keepWorkingCopy', { data: typed });
      await done(manager, 'bringBackChanges', { ids: [id] });
      expect(await listed(manager, course)).toMatchObject([{ id, name: 'Ground', note: null, is_copied: false }]);
      const copy = await copyOf(developer, lesson_id);
      expect(copy && [copy.data, copy.is_sent_back]).toEqual(types ? [{ name: 'Land' }, false] : null);
    }
  });

  it('is a form that makes it again where it was new, and a note alone where it moves or takes out', async () => {
    const { course, benchmark, questions, lessons } = await buildShownCourse(server.db, true);
    const data = {
      type: 'MULTIPLE_CHOICE',
      question: '<p>New?</p>',
      answers: ['Clay', 'Sand'].map((answer, at) => ({ answer: `<p>${answer}</p>`, is_correct: at === 0 })),
    };
    const made = await done(developer, 'createQuestion', { data, belongsTo: { benchmark_id: benchmark } });
    const { id } = made.items.find(({ what }: { what: string }) => what === 'MADE');
    await done(developer, 'deleteQuestion', { where: { id: questions[0] } });
    await done(developer, 'moveContent', { data: { kind: 'LESSON', id: lessons[2], before: lessons[0] } });
    const changes = await listed(manager, course);
    expect(
      (
        await sendBack(
          manager,
          changes.map((change) => change.id),
        )
      ).code,
    ).toBeNull();
    const copy = await done(developer, 'workingCopy', { kind: 'QUESTION', id: null, parent_id: benchmark });
    expect(copy).toMatchObject({ id, base_version: null, is_sent_back: true, data: { question: '<p>New?</p>' } });
    const back = (await listed(developer, course, true)) as (Listed & { is_copied: boolean; can_be_copied: boolean })[];
    expect(new Map(back.map(({ item_id, is_copied }) => [item_id, is_copied]))).toEqual(
      new Map(changes.map(({ item_id }) => [item_id, item_id === id])),
    );
    expect(back.every(({ can_be_copied }) => !can_be_copied)).toBe(true);
  });

  it('comes with a note, and from those alone who may publish', async () => {
    const { id } = await changed();
    expect((await sendBack(manager, [id], '  ')).code).toBe('INVALID');
    expect((await sendBack(manager, [id], 'x'.repeat(4001))).code).toBe('INVALID');
    expect((await sendBack(developer, [id])).code).toBe('FORBIDDEN');
    const senders: string[] = [];
    for (const role of globalRoles) {
      const { id: one } = await changed();
      const { code } = await sendBack(await buildUser(server.db, { role }), [one]);
      expect([null, 'FORBIDDEN']).toContain(code);
      if (code === null) senders.push(role);
    }
    expect(senders.toSorted()).toEqual([...publishRoles].toSorted());
    await sendBack(manager, [id]);
    expect((await sendBack(manager, [id])).code).toBe('NOT_FOUND');
  });

  it('tells its author of a change that was thrown away without a note too', async () => {
    const { course, id } = await changed();
    await done(manager, 'discardChanges', { ids: [id] });
    expect(await listed(developer, course, true)).toMatchObject([
      { id, note: null, is_copied: false, can_be_copied: false, discarded_by: { id: manager.id } },
    ]);
  });
});

describe('a publication that is taken back', () => {
  const question = (text: string) => ({
    type: 'MULTIPLE_CHOICE',
    question: `<p>${text}</p>`,
    answers: ['Clay', 'Sand'].map((answer, index) => ({ answer: `<p>${answer}</p>`, is_correct: index === 0 })),
  });
  const waits = async (by: BuiltUser, placeId: string): Promise<Waiting[]> =>
    (await done(by, 'waitingChanges', { placeId })).map(
      ({ id, item_id, what, author, mine, changed_on }: Waiting): Waiting => {
        return { id, item_id, what, author, mine, changed_on };
      },
    );
  const contentOf = async (kind: string, id: string) => (await done(developer, 'contentItem', { kind, id })).content;

  it('puts what waited back into waiting, as its author had it; brought again, it is shown, and that too goes back', async () => {
    const all = await changed();
    const { course, lesson_id, questions, benchmark } = all;
    const [first = '', second = ''] = questions;
    await done(developer, 'updateQuestion', { data: question('What holds water?'), where: { id: first } });
    await done(developer, 'deleteQuestion', { where: { id: second } });
    const belongsTo = { benchmark_id: benchmark };
    const made = await done(developer, 'createQuestion', { data: question('What is new?'), belongsTo });
    const fresh = made.items.find(({ what }: { what: string }) => what === 'MADE').id;
    await done(developer, 'moveContent', { data: { kind: 'QUESTION', id: fresh, before: first } });
    const read = async () => ({
      lesson: await contentOf('LESSON', lesson_id),
      first: await contentOf('QUESTION', first),
      fresh: await contentOf('QUESTION', fresh),
      texts: (await done(developer, 'cmsQuestions', { belongsTo })).map(({ text }: { text: string }) => text),
    });
    const [live, foreseen, waiting] = [await readShown(server.db, all), await read(), await waits(developer, course)];
    const ids = waiting.map((change) => change.id);
    const published = await done(manager, 'publishChanges', { ids });
    const shown = await readShown(server.db, all);
    expect([await waits(developer, course), shown]).not.toEqual([waiting, live]);
    const undone = await done(manager, 'undoChangeSet', { id: published.change_set_id });
    const isAsBefore = async () => {
      expect(await readShown(server.db, all)).toEqual(live);
      expect(await read()).toEqual(foreseen);
      // What learners have seen once comes back to them.
      expect(await waits(developer, course)).toEqual(
        waiting.map((change) => (change.what === 'NEW' ? { ...change, what: 'RESTORED' } : change)),
      );
    };
    await isAsBefore();
    const again = await done(manager, 'undoChangeSet', { id: undone.change_set_id });
    expect(await readShown(server.db, all)).toEqual(shown);
    expect(await waits(developer, course)).toEqual([]);
    await done(manager, 'undoChangeSet', { id: again.change_set_id });
    await isAsBefore();
    // Its author goes on with it, and it is published like any other.
    expect((await rename(developer, lesson_id, 'Earth')).code).toBeNull();
    const then = await waits(developer, course);
    await done(manager, 'publishChanges', { ids: then.map((change) => change.id) });
    expect((await contentOf('LESSON', lesson_id)).name).toBe('Earth');
    expect(await waits(developer, course)).toEqual([]);
  });

  it('lets a colleague’s change wait again that the act had shown along with its own', async () => {
    const { course, lesson_id } = await changed();
    const waiting = await waits(developer, course);
    const saved = await done(manager, 'updateLesson', {
      data: { description: 'Of the earth' },
      where: { id: lesson_id },
    });
    expect(await waits(developer, course)).toEqual([]);
    await done(manager, 'undoChangeSet', { id: saved.change_set_id });
    expect(await waits(developer, course)).toEqual(waiting);
    expect(await contentOf('LESSON', lesson_id)).toMatchObject({ name: 'Ground', description: '' });
  });

  it('takes back one that waits as one that waits', async () => {
    const { course, lesson_id } = await changed();
    const before = await waits(developer, course);
    const saved = await done(developer, 'updateLesson', { data: { name: 'Earth' }, where: { id: lesson_id } });
    expect(await done(manager, 'undoChangeSet', { id: saved.change_set_id })).toMatchObject({ waits: true });
    expect(await waits(developer, course)).toMatchObject(before.map(({ item_id }) => ({ item_id })));
  });

  it('does not bring back what its author has gone on with since', async () => {
    const { id, course, lesson_id } = await changed();
    const published = await done(manager, 'publishChanges', { ids: [id] });
    const undone = await done(manager, 'undoChangeSet', { id: published.change_set_id });
    await rename(developer, lesson_id, 'Earth');
    expect((await ask(manager, 'undoChangeSet', { id: undone.change_set_id })).code).toBe('CONFLICT');
    expect(await waits(developer, course)).toMatchObject([{ item_id: lesson_id, mine: true }]);
    // Somebody who may not publish takes a publication back as a change that waits.
    await done(manager, 'discardChanges', { ids: [id] });
    const saved = await done(manager, 'updateLesson', { data: { name: 'Land' }, where: { id: lesson_id } });
    expect(await done(colleague, 'undoChangeSet', { id: saved.change_set_id })).toMatchObject({ waits: true });
    expect(await waits(colleague, course)).toMatchObject([{ item_id: lesson_id, mine: true }]);
  });
});
