import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { storeMedia } from '../../src/base/media/store-media.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { authoringPreparations } from './authoring-preparations.ts';
import { queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import type { HiddenIds } from './build-hidden.ts';
import { buildCallers, mayCall, openSend, openUnlimited, type Caller, type Send } from './principals.ts';
import { openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
let callers: Caller[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  callers = await buildCallers(server, world);
});

/** Somebody new who writes content. */
const author = async (role: GlobalRole) => ({ token: await server.tokenOf(await buildUser(server.db, { role })) });

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The kinds whose items have a state of their own, by their tables. */
const tables = {
  products: 'PRODUCT',
  courses: 'COURSE',
  lessons: 'LESSON',
  study_projects: 'STUDY_PROJECT',
  case_studies: 'CASE_STUDY',
  key_elements: 'KEY_ELEMENT',
  benchmarks: 'BENCHMARK',
  summaries: 'SUMMARY',
  quickdeck_cards: 'QUICKDECK_CARD',
  quickclip_cards: 'QUICKCLIP_CARD',
} as const;

const inEachTable = (change: (table: string, kind: string) => ReturnType<typeof sql>) =>
  Promise.all(Object.entries(tables).map(([table, kind]) => change(table, kind).execute(server.db)));

/** How the items that a call names are made to stand, one state after the other. */
const states: Readonly<Record<string, (ids: readonly string[]) => Promise<unknown>>> = {
  draft: (ids) =>
    inEachTable((table) => sql`update ${sql.table(table)} set published = false where id = any(${ids}::uuid[])`),
  published: (ids) =>
    inEachTable((table) => sql`update ${sql.table(table)} set published = true where id = any(${ids}::uuid[])`),
  waiting: (ids) =>
    inEachTable(
      (table, kind) => sql`insert into waiting_changes (id, item_id, kind, root_id, base_version, version, published)
        select gen_random_uuid(), id, ${kind}, coalesce((select root_id from roots_of(array[t.id])), id), version, version + 1, false from ${sql.table(table)} t where id = any(${ids}::uuid[])
        on conflict do nothing`,
    ),
  deleted: (ids) =>
    inEachTable((table) => sql`update ${sql.table(table)} set deleted_on = now() where id = any(${ids}::uuid[])`),
};

const refused = (operation: string) => callers.filter((caller) => !mayCall(operation as Operation, caller, null));
/** Each operation is tried by one of so many parts of those who may not. */
const parts = howMany({ sample: 24, deep: 1 });
/** What of some items is deleted, as it was. */
async function deletedOf(ids: readonly string[]): Promise<unknown[]> {
  const found = Object.keys(tables).map(
    (table) =>
      sql`select id, version, published from ${sql.table(table)} where id = any(${ids}::uuid[]) and deleted_on is not null`,
  );
  return (await sql`${sql.join(found, sql` union all `)} order by id`.execute(server.db)).rows;
}

/** Acts that ask whose it is, or for the right to another act too: they have tests of their own for everybody else. */
const ofAuthorAlone = new Set([
  'restoreContentItem',
  'undoChangeSet',
  'discardChanges',
  'bringBackChanges',
  'takeSentBack',
  'deleteContentComment',
]);
const bringsBack = new Set(['restoreContentItem', 'undoChangeSet']);
const never = () => Promise.reject(new Error('each act is prepared'));

/** Each act is tried in one of so many states, by one of so many of the roles that may. */
const [statesOfEach, rolesOfEach] = [howMany({ sample: 8, deep: 1 }), howMany({ sample: 5, deep: 1 })];
/** Of those who may not, one of so many looks for what is not published; and so many of those who may. */
const lookers = { others: howMany({ sample: 6, deep: 1 }), authors: howMany({ sample: 1, deep: 99 }) };

describe('an act of authoring (T1, T2, T19)', () => {
  it(
    'is refused to whoever may not, in the same words whether its item is a draft, published, waiting or deleted',
    async () => {
      const preparations = Object.entries(authoringPreparations(() => ({ server, send })));
      const wrong: string[] = [];
      const said = new Map<string, string>();
      let calls = 0;
      const prepared: { operation: string; variables: Record<string, unknown> }[] = [];
      for (const [operation, prepare] of preparations)
        prepared.push({ operation, variables: (await prepare()).variables });
      const ids = JSON.stringify(prepared).match(uuid) ?? [];
      for (const [state, make] of Object.entries(states)) {
        await make(ids);
        const before = await fingerprint(server.db);
        for (const [at, { operation, variables }] of prepared.entries()) {
          for (const caller of refused(operation).filter((_, index) => (index + at) % parts === 0)) {
            const { code, text } = await send(caller, documentOf(operation), variables);
            const expected = caller.standing === 'person' ? 'FORBIDDEN' : 'UNAUTHENTICATED';
            calls += 1;
            if (code !== expected) wrong.push(`${operation} of ${state} by ${caller.name}: ${code}`);
            const key = `${operation} ${caller.name}`;
            const words = text.replace(uuid, '');
            if ((said.get(key) ?? words) !== words) wrong.push(`${operation} tells ${caller.name} of ${state}`);
            said.set(key, words);
          }
        }
        expect(await fingerprint(server.db)).toEqual(before);
      }
      console.info(`${calls} refused calls of ${preparations.length} acts in ${Object.keys(states).length} states`);
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThan(preparations.length);
    },
    longTest,
  );

  it(
    'is open to each role that the policy names, whether its item is a draft, published or waiting; what is deleted stays as it is',
    async () => {
      const preparations = Object.entries(authoringPreparations(() => ({ server, send })));
      const wrong: string[] = [];
      let calls = 0;
      const tryIn = async (operation: string, state: string, who: Caller | null) => {
        const { token, variables } = await (preparations.find(([name]) => name === operation)?.[1] ?? never)();
        const ids = JSON.stringify(variables).match(uuid) ?? [];
        await states[state]?.(ids);
        const before = await deletedOf(ids);
        const { code } = await send(who ?? { token }, documentOf(operation), variables);
        calls += 1;
        const isWrong = state === 'deleted' ? !isDeepStrictEqual(await deletedOf(ids), before) : code !== null;
        if (isWrong) wrong.push(`${operation} of ${state} by ${who?.name ?? 'its author'}: ${code}`);
      };
      for (const [at, [operation]] of preparations.entries()) {
        const may = ofAuthorAlone.has(operation)
          ? [null]
          : callers.filter((one) => mayCall(operation as Operation, one, null));
        for (const [turn, state] of Object.keys(states).entries()) {
          if ((turn + at) % statesOfEach !== 0 || (state === 'deleted' && bringsBack.has(operation))) continue;
          for (const who of may.filter((_, index) => (index + at) % Math.min(rolesOfEach, may.length) === 0))
            await tryIn(operation, state, who);
        }
      }
      console.info(`${calls} allowed calls of ${preparations.length} acts in ${Object.keys(states).length} states`);
      expect(wrong).toEqual([]);
      expect(calls).toBeGreaterThan(preparations.length / 4);
    },
    longTest,
  );
});

describe('what authors have not published (T4)', () => {
  /** Words that stand only in a working copy, in what waits, in what was said before, in a comment, in drafts, and in what was taken out. */
  const words = {
    typed: 'WTYPEDW',
    waiting: 'WWAITINGW',
    before: 'WBEFOREW',
    comment: 'WCOMMENTW',
    draft: 'WDRAFTW',
    deleted: 'WDELETEDW',
  } as const;

  it(
    'shows in no reply to anybody but content roles, and what is typed to its author alone',
    async () => {
      const [own] = world.north.classes;
      const [developer, manager] = [await author('CONTENT_DEVELOPER'), await author('CONTENT_MANAGER')];
      const act = async (by: { token: string }, operation: string, variables: Record<string, unknown>) => {
        const { code, text } = await send(by, documentOf(operation), variables);
        expect([operation, code, code && text]).toEqual([operation, null, null]);
      };
      const choice = (feedback: readonly string[]) => (word: string) => ({
        type: 'MULTIPLE_CHOICE',
        question: `<p>${own.mark} ${word}</p>`,
        answers: ['one', 'two'].map((answer, index) => ({
          answer: `<p>${answer} ${word}</p>`,
          is_correct: index === 0,
        })),
        ...Object.fromEntries(feedback.map((field) => [field, `<p>${word}</p>`])),
      });
      const items = [
        ...(
          [
            [own.question_ids[0], ['correct_msg', 'incorrect_msg', 'incorrect_msg_two']],
            [own.benchmark_question_ids[0], []],
          ] as const
        ).map(([id, feedback]) => ({ id, kind: 'QUESTION', operation: 'updateQuestion', saying: choice(feedback) })),
        {
          id: own.lesson_id,
          kind: 'LESSON',
          operation: 'updateLesson',
          saying: (word: string) => ({ description: word }),
        },
        {
          id: own.page_id,
          kind: 'BOOK_PAGE',
          operation: 'updateBookPage',
          saying: (word: string) => ({ content: `<p>${own.mark} ${word}</p>` }),
        },
        {
          id: own.course_id,
          kind: 'COURSE',
          operation: 'updateCourse',
          saying: (word: string) => ({ description: word }),
        },
      ];
      for (const { id, kind, operation, saying } of items) {
        const where = { id };
        await act(manager, operation, { data: saying(words.before), where });
        await act(manager, operation, { data: saying(`${own.mark} now`), where });
        await act(developer, operation, { data: saying(words.waiting), where });
        const typed = { kind, id, base_version: 1, revision: 0, data: JSON.stringify(saying(words.typed)) };
        await act(developer, 'keepWorkingCopy', { data: typed });
        await act(developer, 'addContentComment', { kind, id, comment: words.comment });
      }
      const hidden = (word: string, { lesson_id, card_id, study_project_id }: HiddenIds, page_id: string) =>
        [
          ['updateLesson', { description: word }, lesson_id],
          ['updateQuickdeckCard', { term: `<p>${word}</p>`, definition: `<p>${word}</p>` }, card_id],
          ['updateStudyProject', { introduction: `<h2>Learn</h2><p>${word}</p>` }, study_project_id],
          ['updateBookPage', { content: `<p>${word}</p>` }, page_id],
        ] as const;
      for (const [operation, data, id] of [
        ...hidden(words.draft, own.draft, own.shelf.page_id),
        ...hidden(words.deleted, own.spare, own.shelf.spare_page_id),
      ])
        await act(manager, operation, { data, where: { id } });
      await act(manager, 'deleteLesson', { id: own.spare.lesson_id });
      await act(manager, 'deleteBookPage', { id: own.shelf.spare_page_id });
      const wrong: string[] = [];
      const shown = new Set<string>();
      let replies = 0;
      const isAuthor = (caller: Caller) => mayCall('contentItem', caller, null);
      const tried = [
        ...callers.filter((caller) => !isAuthor(caller)).filter((_, index) => index % lookers.others === 0),
        ...callers.filter(isAuthor).slice(0, lookers.authors),
      ];
      for (const caller of tried) {
        for (const { operation, about = '', variables } of queryCases) {
          const { text } = await send(caller, documentOf(operation), variables(own));
          replies += 1;
          for (const word of Object.values(words).filter((one) => text.includes(one))) {
            shown.add(word);
            if (!isAuthor(caller) || word === words.typed)
              wrong.push(`${operation} ${about} shows ${caller.name} ${word}`);
          }
        }
      }
      // Beginning a sitting is what shows a learner most of a question.
      const learner = { token: await server.tokenOf(own.classmate) };
      const { group_id, course_id } = own;
      for (const type of ['BENCHMARK', 'SUMMARY']) {
        const { text } = await send(learner, documentOf('startAssessment'), {
          data: { group_id, course_id, type, level: 1 },
        });
        replies += 1;
        for (const word of Object.values(words))
          if (text.includes(word)) wrong.push(`startAssessment ${type}: ${word}`);
      }
      console.info(`${replies} replies to ${tried.length} principals searched for ${Object.keys(words).length} words`);
      expect(wrong).toEqual([]);
      // The search finds them where they may be shown.
      expect([...shown]).toEqual(expect.arrayContaining([words.waiting, words.comment, words.draft]));
    },
    longTest,
  );

  /** The address of a picture of its own, in a colour of its own. */
  const picture = async (r: number) => {
    const bytes = await sharp({ create: { width: 16, height: 9, channels: 3, background: { r, g: 120, b: 220 } } })
      .png()
      .toBuffer();
    return (await storeMedia(server.db, server.services.media, { folder: 'content', bytes, name: 'a.png' })).address;
  };
  type Ask = (caller: Pick<Caller, 'token'>, url: string, method?: 'POST') => Promise<{ status: number; body: string }>;
  const openAsk = async (): Promise<Ask> => {
    const app = await openUnlimited(server);
    return async ({ token }, url, method) => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const { statusCode, body } = await app.inject({ method: method ?? 'GET', url, headers });
      return { status: statusCode, body: statusCode === 200 ? '' : body };
    };
  };

  it('has pictures that look missing to everybody else: of a draft, of a change that waits, and of what was deleted', async () => {
    const [own] = world.north.classes;
    const address = await picture(20);
    const [developer, manager] = [await author('CONTENT_DEVELOPER'), await author('CONTENT_MANAGER')];
    const data = { title: 'A picture', content: `<p><img src="${address}" alt="A bed of clay"></p>` };
    const ask = await openAsk();
    const wrong: string[] = [];
    const write = (id: string) => send(developer, documentOf('updateBookPage'), { data, where: { id } });
    for (const [state, done] of [
      ['draft', () => write(own.shelf.page_id)],
      ['deleted', () => send(manager, documentOf('deleteBookPage'), { id: own.shelf.page_id })],
      ['waiting', () => write(own.page_id)],
    ] as const) {
      const { code, text } = await done();
      expect([code, text.includes('"waits":true')]).toEqual([null, state === 'waiting']);
      for (const caller of callers) {
        const [reply, missing] = [await ask(caller, address), await ask(caller, `/media/${crypto.randomUUID()}`)];
        const isRight = mayCall('mediaItems', caller, null) ? reply.status === 200 : isDeepStrictEqual(reply, missing);
        if (!isRight) wrong.push(`${state} to ${caller.name}: ${reply.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has files for instructors that look missing: of a draft to all who do not write it, waiting and deleted to everybody', async () => {
    const [own] = world.north.classes;
    const { institution_id, group_id } = own;
    const url = await picture(40);
    const make = async (role: GlobalRole, lesson_id: string | null) => {
      const data = { course_id: own.course_id, name: 'Poster', url, lesson_id };
      const { text } = await send(await author(role), documentOf('createInstructorResource'), { data });
      return JSON.parse(text).data.createInstructorResource.items.find(({ what }: { what: string }) => what === 'MADE')
        .id as string;
    };
    const deleted = await make('CONTENT_MANAGER', own.lesson_id);
    expect(
      (await send(await author('CONTENT_MANAGER'), documentOf('deleteInstructorResource'), { id: deleted })).code,
    ).toBeNull();
    const files = {
      published: await make('CONTENT_MANAGER', own.lesson_id),
      draft: await make('CONTENT_MANAGER', own.draft.lesson_id),
      waiting: await make('CONTENT_DEVELOPER', own.lesson_id),
      deleted,
    };
    const ask = await openAsk();
    const wrong: string[] = [];
    for (const [state, id] of Object.entries(files))
      for (const caller of callers) {
        const route = 'GET /instructor-resources/:id';
        const owned = { institution_id, group_id, owner: null, free: false };
        const may = {
          published: mayCall(route, caller, owned),
          draft: mayCall(route, caller, owned) && mayCall('contentItem', caller, null),
        }[state];
        const address = '/instructor-resources/';
        const [reply, missing] = [await ask(caller, address + id), await ask(caller, address + crypto.randomUUID())];
        if (may ? reply.status !== 200 : !isDeepStrictEqual(reply, missing))
          wrong.push(`${state} to ${caller.name}: ${reply.status}`);
      }
    expect(wrong).toEqual([]);
  });

  it('is sent and shown in forms by those whom the policy names: an upload, and a pass', async () => {
    const ask = await openAsk();
    const said: Record<string, number> = {};
    const expected: Record<string, number> = {};
    for (const [route, granted] of [
      ['POST /media', 400],
      ['POST /media/pass', 204],
    ] as const)
      for (const caller of callers) {
        const at = `${route} by ${caller.name}`;
        expected[at] = mayCall(route, caller, null) ? granted : caller.standing === 'person' ? 403 : 401;
        said[at] = (await ask(caller, route.slice(5), 'POST')).status;
      }
    expect(said).toEqual(expected);
  });
});
