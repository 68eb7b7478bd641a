import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { createServer, Socket, type AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hostileHtml } from '../../../domain/test/hostile-html.ts';
import { buildUser } from '../../seed/people.ts';
import { kindNames, kindOf, type KindName } from '../../src/base/content/kinds.ts';
import { openHtmlCleaner, type HtmlCleaner } from '../../src/base/html/clean-html.ts';
import { curriculum, quiz, quizFile } from '../curriculum.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { importing } from '../importing.ts';
import { textPaths } from './argument-paths.ts';
import { openTrials, preparedActs, type Trial } from './author-trials.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';
import { openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
let trial: Trial;
let clean: HtmlCleaner;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  trial = await openTrials(server, send, world.south.classes[0]);
  clean = await openHtmlCleaner();
});

/** Where the rich texts of a kind stand in what an item says, those of its answers too. */
const richTexts = kindNames.flatMap((kind) => [
  ...Object.keys(kindOf(kind).html).map((field) => ({ kind, path: [field] as readonly string[] })),
  ...(kind === 'QUESTION' ? ['answer', 'match'].map((field) => ({ kind, path: ['answers', '0', field] })) : []),
]);

/** Every rich text that lies in the database: in the tables of content, in what waits, and in what was said before. */
async function storedTexts(): Promise<string[]> {
  const columns = richTexts.map(({ kind, path: [field = '', , inAnswer] }) =>
    inAnswer
      ? sql`select ${sql.ref(inAnswer)} as html from answers`
      : sql`select ${sql.ref(field)} from ${sql.table(kindOf(kind).table)}`,
  );
  const kept = ['waiting_changes', 'superseded_versions'].flatMap((table) =>
    richTexts.map(({ path: [field = '', , inAnswer] }) =>
      inAnswer
        ? sql`select jsonb_array_elements(content -> 'answers') ->> ${inAnswer} from ${sql.table(table)} where jsonb_typeof(content -> 'answers') = 'array'`
        : sql`select content ->> ${field} from ${sql.table(table)}`,
    ),
  );
  const { rows } = await sql<{
    html: string;
  }>`select distinct html from (${sql.join([...columns, ...kept], sql` union all `)}) as t (html)
    where html is not null`.execute(server.db);
  return rows.map(({ html }) => html);
}

const uncleanTexts = async () => (await storedTexts()).filter((html) => clean(html) !== html);

/** Sites that a text may name, so that whoever fetches one is noticed: the machine itself, its network, what a cloud tells it. */
const sites = (port: number) => [
  `http://127.0.0.1:${port}/`,
  `http://localhost:${port}/`,
  `http://[::1]:${port}/`,
  `http://2130706433:${port}/`,
  `http://0x7f.1:${port}/`,
  'http://169.254.169.254/latest/meta-data/',
  'http://metadata.google.internal/',
  'http://10.0.0.1/',
  'http://[fd00:ec2::254]/',
  'https://rebound.evil.test/',
  'ftp://evil.test/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  '//evil.test/',
];
const holders: readonly ((address: string) => string)[] = [
  (address) => address,
  (address) => `<p>Soil<img src="${address}a.png" alt="A bed"></p>`,
  (address) =>
    `<p>Soil</p><video src="${address}a.mp4"><source src="${address}b.mp4"><track src="${address}c.vtt"></video>`,
  (address) => `<p>Soil <a href="${address}">x</a></p>`,
  (address) =>
    `<p>Soil</p><svg><image href="${address}"/></svg><object data="${address}"></object><link href="${address}">`,
  (address) => `<math href="${address}"><mi>x</mi></math><p style="background:url(${address})">Soil</p>`,
  (address) => `/media/../..${address}`,
  (address) => `<p>Soil</p><iframe src="${address}"></iframe><img srcset="${address} 2x"><base href="${address}">`,
];

const places = preparedActs.flatMap((operation) => textPaths(operation).map((path) => ({ operation, path })));
/** In a sample each field gets one piece, in deep runs so many. */
/** In a sample every second field gets one address, in deep runs each of them so many. */
const everyAddress = howMany({ sample: 224, deep: 8 });
const pieces = howMany({ sample: 1, deep: 200 });

describe('what authors write', () => {
  it(
    'is stored cleaned, in whichever field of a form it comes (T22)',
    async () => {
      let taken = 0;
      const every = Math.floor(hostileHtml.length / pieces);
      for (const [at, { operation, path }] of places.entries())
        for (let piece = 0; piece < pieces; piece++) {
          const html = hostileHtml[(piece * every + at * 37) % hostileHtml.length] ?? '';
          const { code } = await trial(operation, path, `<p>Soil</p>${html}`);
          if (code === null) taken += 1;
        }
      console.info(`${places.length * pieces} pieces of hostile HTML in ${places.length} fields, ${taken} taken`);
      expect(await uncleanTexts()).toEqual([]);
      expect(taken).toBeGreaterThan((places.length * pieces) / 4);
    },
    longTest,
  );

  it('makes the server call nobody, whatever address stands in it (T26)', { timeout: longTest }, async () => {
    const called: string[] = [];
    const listening = createServer((socket) => {
      called.push('a port of this machine');
      socket.destroy();
    });
    await new Promise<void>((resolve) => listening.listen(0, resolve));
    const addresses = sites((listening.address() as AddressInfo).port).flatMap((site) =>
      holders.map((holder) => holder(site)),
    );
    const { port } = new URL(server.url);
    const connect = vi.spyOn(Socket.prototype, 'connect');
    let tried = 0;
    for (const [at, { operation, path }] of places.entries())
      for (const text of addresses.filter((_, index) => (2 * index + at) % everyAddress === 0)) {
        await trial(operation, path, text);
        tried += 1;
      }
    const others = connect.mock.calls.map((call) => JSON.stringify(call)).filter((call) => !call.includes(port));
    connect.mockRestore();
    listening.close();
    console.info(
      `${tried} texts with one of ${addresses.length} addresses, ${called.length + others.length} calls of others`,
    );
    expect([...called, ...others]).toEqual([]);
    expect(addresses.length).toBeGreaterThan(100);
    expect(tried).toBeGreaterThan(places.length / 3);
  });

  it(
    'is cleaned as a working copy, where it waits, and where it comes back from what was said before (T22)',
    async () => {
      const [, place] = world.south.classes;
      const as = async (role: GlobalRole) => {
        const caller = { token: await server.tokenOf(await buildUser(server.db, { role })) };
        return async (operation: string, variables: Record<string, unknown>) => {
          const { code, text } = await send(caller, documentOf(operation), variables);
          expect([operation, code, code && text]).toEqual([operation, null, null]);
          return JSON.parse(text).data[operation];
        };
      };
      const [byDeveloper, byManager] = [await as('CONTENT_DEVELOPER'), await as('CONTENT_MANAGER')];
      const items = formsOf(place);
      expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(richTexts.map(({ kind }) => kind)));
      const step = Math.floor(hostileHtml.length / howMany({ sample: 3, deep: 400 }));
      const hostile = hostileHtml
        .filter((html, at) => at % step === step - 1 && !html.includes('\0') && html.length < 1500)
        .map((html) => `<p>Soil</p>${html}`);
      for (const { kind, id, operation, saying } of items) {
        const item = async () => unclean(kind, (await byDeveloper('contentItem', { kind, id })).content);
        const itself = { kind, id, parent_id: null };
        for (const html of hostile) {
          const { revision } = (await byDeveloper('workingCopy', itself)) ?? { revision: 0 };
          const typed = { kind, id, base_version: 1, revision, data: JSON.stringify(saying(html)) };
          await byDeveloper('keepWorkingCopy', { data: typed });
          expect(unclean(kind, (await byDeveloper('workingCopy', itself)).data)).toEqual([]);
          expect((await byDeveloper(operation, { data: saying(html), where: { id } })).waits).toBe(true);
          expect(await item()).toEqual([]);
        }
        expect(await uncleanTexts()).toEqual([]);
        await byManager(operation, { data: saying('<p>Loam</p>'), where: { id } });
        const { version } = await byManager('contentItem', { kind, id });
        await byManager(operation, { data: saying('<p>Clay</p>'), where: { id } });
        for (const html of hostile) {
          await sql`update superseded_versions set content = content || ${JSON.stringify(saying(html))}::jsonb
            where item_id = ${id} and version = ${version}`.execute(server.db);
          await byManager('restoreContentVersion', { kind, version, where: { id } });
          expect(JSON.stringify((await byManager('contentItem', { kind, id })).content)).toContain('Soil');
          expect(await item()).toEqual([]);
        }
        // The search for what is not clean finds what lies there.
        expect(await uncleanTexts()).not.toEqual([]);
        await sql`delete from superseded_versions where item_id = ${id}`.execute(server.db);
      }
      console.info(`${hostile.length} pieces of hostile HTML by 3 ways into each of ${items.length} kinds`);
      expect(await uncleanTexts()).toEqual([]);
    },
    longTest,
  );

  it(
    'is cleaned in what an import brings (T22)',
    async () => {
      const step = Math.floor(hostileHtml.length / howMany({ sample: 24, deep: 3000 }));
      const hostile = hostileHtml.filter((_, at) => at % step === 0);
      const text = `# Soil\n\n## A bed\n\n${hostile.map((html) => `Soil\n\n${html}\n\n`).join('')}`;
      const before = new Set(await storedTexts());
      const asked = hostile.slice(0, 40).map((html) => [`Soil? ${html}`, `Loam ${html}`, `Tin ${html}`] as const);
      await importing(
        server.db,
        'hostile',
        curriculum({
          '1-ground/lessons/1-soil/README.md': text,
          '1-ground/lessons/1-soil/assignment.md': `# Dig\n\n${text}`,
          'quizzes/en.json': quizFile('G', quiz(1, 'Lesson 1 - Soil: Pre-Lecture Quiz', ...asked)),
        }),
        { publish: true },
      );
      const brought = (await storedTexts()).filter((html) => !before.has(html));
      console.info(`${hostile.length} pieces of hostile HTML imported, ${brought.length} texts`);
      expect(brought.filter((html) => clean(html) !== html)).toEqual([]);
      expect(brought.join('')).toContain('Soil');
      expect(brought.length).toBeGreaterThan(5);
    },
    longTest,
  );
});

/** An item of each kind that says something in rich texts, and what its form sends where all of them say the same. */
function formsOf({ question_ids, page_id, card_id, study_project_id }: Class) {
  const messages = ['correct_msg', 'incorrect_msg', 'incorrect_msg_two'] as const;
  const question = (html: string) => ({
    type: 'MATCHING',
    question: html,
    answers: [1, 2].map((at) => ({ answer: `${at} ${html}`, match: `${at} ${html}` })),
    ...Object.fromEntries(messages.map((field) => [field, html])),
  });
  const items = [
    ['QUESTION', question_ids[0], 'updateQuestion', question],
    ['BOOK_PAGE', page_id, 'updateBookPage', (content: string) => ({ content })],
    ['QUICKDECK_CARD', card_id, 'updateQuickdeckCard', (html: string) => ({ term: html, definition: html })],
    [
      'STUDY_PROJECT',
      study_project_id,
      'updateStudyProject',
      (html: string) => ({ introduction: `<h2>Learn</h2>${html}` }),
    ],
  ] as const;
  return items.map(([kind, id = '', operation, saying]) => ({ kind, id, operation, saying }));
}

/** What stands in the rich texts of what an item says and is not clean. */
function unclean(kind: KindName, said: unknown): string[] {
  return richTexts
    .filter((one) => one.kind === kind)
    .map(({ path }) => path.reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), said))
    .filter((html): html is string => typeof html === 'string' && clean(html) !== html);
}
