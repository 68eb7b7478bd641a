import type { Operation } from '@lectern/domain/permission.ts';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { storeMedia } from '../../src/media/store-media.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { authoringPreparations } from './authoring-preparations.ts';
import { queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { fingerprint } from './fingerprint.ts';
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
        select gen_random_uuid(), id, ${kind}, id, version, version + 1, false from ${sql.table(table)} where id = any(${ids}::uuid[])
        on conflict do nothing`,
    ),
  deleted: (ids) =>
    inEachTable((table) => sql`update ${sql.table(table)} set deleted_on = now() where id = any(${ids}::uuid[])`),
};

const refused = (operation: string) => callers.filter((caller) => !mayCall(operation as Operation, caller, null));
/** Each operation is tried by one of so many parts of those who may not. */
const parts = howMany({ sample: 24, deep: 1 });
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
});

describe('what authors have not published (T4)', () => {
  /** Words that stand only in a working copy, in what waits, in what was said before, and in a comment. */
  const words = { typed: 'WTYPEDW', waiting: 'WWAITINGW', before: 'WBEFOREW', comment: 'WCOMMENTW' } as const;

  it(
    'shows in no reply to anybody but content roles, and what is typed to its author alone',
    async () => {
      const [own] = world.north.classes;
      const manager = { token: await server.tokenOf(await buildUser(server.db, { role: 'CONTENT_MANAGER' })) };
      const developer = { token: await server.tokenOf(await buildUser(server.db, { role: 'CONTENT_DEVELOPER' })) };
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
      expect([...shown]).toEqual(expect.arrayContaining([words.waiting, words.comment]));
    },
    longTest,
  );

  it('has pictures that look missing to everybody else: of a draft, and of a change that waits', async () => {
    const [own] = world.north.classes;
    const background = { r: 20, g: 120, b: 220 };
    const bytes = await sharp({ create: { width: 16, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const { address } = await storeMedia(server.db, server.services.media, {
      folder: 'content',
      bytes,
      name: 'a.png',
    });
    const developer = { token: await server.tokenOf(await buildUser(server.db, { role: 'CONTENT_DEVELOPER' })) };
    const data = { title: 'A picture', content: `<p><img src="${address}" alt="A bed of clay"></p>` };
    const app = await openUnlimited(server);
    const get = async ({ token }: Pick<Caller, 'token'>, url: string) => {
      const { statusCode, body } = await app.inject({
        url,
        headers: token === null ? {} : { authorization: `Bearer ${token}` },
      });
      return { statusCode, body: statusCode === 200 ? '' : body };
    };
    const wrong: string[] = [];
    for (const [state, id] of [
      ['draft', own.shelf.page_id],
      ['waiting', own.page_id],
    ] as const) {
      const saved = await send(developer, documentOf('updateBookPage'), { data, where: { id } });
      expect(saved.code).toBeNull();
      expect(saved.text.includes('"waits":true')).toBe(state === 'waiting');
      for (const caller of callers) {
        const [reply, missing] = [await get(caller, address), await get(caller, `/media/${crypto.randomUUID()}`)];
        const isAuthor = mayCall('mediaItems', caller, null);
        const isRight = isAuthor ? reply.statusCode === 200 : JSON.stringify(reply) === JSON.stringify(missing);
        if (!isRight) wrong.push(`${state} to ${caller.name}: ${reply.statusCode}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
