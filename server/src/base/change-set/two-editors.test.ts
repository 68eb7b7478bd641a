import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { documentOf } from '../../../test/security/document.ts';
import { buildShownCourse, type ShownCourse } from '../../../test/shown-course.ts';
import { openUnlimited, type Call } from '../../../test/unlimited.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

/** What is edited: how it is saved, and what it says then. */
const edited = [
  {
    kind: 'LESSON',
    operation: 'updateLesson',
    idOf: ({ lesson_id }: ShownCourse) => lesson_id,
    dataOf: (text: string) => ({ description: text }),
  },
  {
    kind: 'BOOK_PAGE',
    operation: 'updateBookPage',
    idOf: ({ pages }: ShownCourse) => pages[0] ?? '',
    dataOf: (text: string) => ({ content: `<p>${text}</p>` }),
  },
  {
    kind: 'QUESTION',
    operation: 'updateQuestion',
    idOf: ({ questions }: ShownCourse) => questions[0] ?? '',
    dataOf: (text: string) => ({
      type: 'MULTIPLE_CHOICE',
      question: `<p>${text}</p>`,
      answers: ['Clay', 'Sand'].map((answer, at) => ({ answer: `<p>${answer}</p>`, is_correct: at === 0 })),
    }),
  },
] as const;

/** One of two people with the item open in a window: what they believe of it, and what they have typed. */
type Editor = {
  readonly user: BuiltUser;
  base: number;
  copy: { readonly revision: number; readonly text: string } | null;
  lastSet: string | null;
};

type Save = { readonly text: string; readonly base: number; readonly version: number };

type Scene = {
  readonly what: (typeof edited)[number];
  readonly id: string;
  readonly place: string;
  readonly editors: readonly [Editor, Editor];
  readonly saves: Save[];
  readonly discarded: string[];
  /** How often each act was done and how often it was refused. */
  readonly counts: Map<string, [done: number, refused: number]>;
  texts: number;
};

const allowed = new Set([null, 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN']);

async function ask(scene: Scene, by: Editor, operation: string, variables: object, headers = {}) {
  const { data, code } = await call(by.user, documentOf(operation), variables, headers);
  // A refusal is one of those that a screen knows how to show, never a fault.
  if (!allowed.has(code)) throw new Error(`${operation}: ${code}`);
  const [done, refused] = scene.counts.get(operation) ?? [0, 0];
  scene.counts.set(operation, code === null ? [done + 1, refused] : [done, refused + 1]);
  return code === null ? data[operation] : null;
}

const waitingHere = async (scene: Scene, by: Editor): Promise<string[]> => {
  const listed: { id: string; item_id: string }[] | null = await ask(scene, by, 'waitingChanges', {
    placeId: scene.place,
    discarded: null,
  });
  return (listed ?? []).flatMap(({ id, item_id }) => (item_id === scene.id ? [id] : []));
};

type Act = (scene: Scene, by: Editor) => Promise<unknown>;

const open: Act = async (scene, by) => {
  const item = await ask(scene, by, 'contentItem', { kind: scene.what.kind, id: scene.id });
  by.base = item.version;
};

const save =
  (later: boolean): Act =>
  async (scene, by) => {
    const { what, id, saves } = scene;
    const { base, copy } = by;
    const text = copy?.text ?? `typed ${++scene.texts}`;
    const headers = copy ? { 'working-copy': `${id} ${copy.revision}` } : {};
    const variables = { data: what.dataOf(text), where: { id, version: base, ...(later ? { later } : {}) } };
    const saved = await ask(scene, by, what.operation, variables, headers);
    // Who is refused is shown both copies, and goes on from there.
    if (!saved) return open(scene, by);
    const version = saved.items.find((item: { id: string }) => item.id === id)?.version;
    if (saved.change_set_id) {
      saves.push({ text, base, version });
      by.lastSet = saved.change_set_id;
    }
    by.base = version;
    by.copy = null;
  };

/** What two editors may do to one item, each with what they know of it. */
const acts: Readonly<Record<string, Act>> = {
  open,
  type: async (scene, by) => {
    const text = `typed ${++scene.texts}`;
    const { kind, dataOf } = scene.what;
    const data = { kind, id: scene.id, base_version: by.base, revision: by.copy?.revision ?? 0 };
    const kept = await ask(scene, by, 'keepWorkingCopy', { data: { ...data, data: JSON.stringify(dataOf(text)) } });
    if (kept) by.copy = { revision: kept.revision, text };
  },
  drop: async (scene, by) => {
    const variables = { id: scene.id, revision: by.copy?.revision ?? 1 };
    if ((await ask(scene, by, 'dropWorkingCopy', variables)) === true) by.copy = null;
  },
  save: save(false),
  'save for later': save(true),
  'take over': async (scene, by) => {
    const other = scene.editors.find((one) => one !== by);
    await ask(scene, by, 'takeWorkingCopy', { id: scene.id, user_id: other?.user.id });
  },
  publish: async (scene, by) => {
    const ids = await waitingHere(scene, by);
    if (ids.length > 0) await ask(scene, by, 'publishChanges', { ids });
  },
  discard: async (scene, by) => {
    const ids = await waitingHere(scene, by);
    const gone = ids.length > 0 && (await ask(scene, by, 'discardChanges', { ids }));
    if (gone) scene.discarded.push(...gone);
  },
  'send back': async (scene, by) => {
    const ids = await waitingHere(scene, by);
    const gone = ids.length > 0 && (await ask(scene, by, 'sendBackChanges', { ids, note: 'Say it shorter.' }));
    if (gone) scene.discarded.push(...gone);
  },
  'bring back': async (scene, by) => {
    const id = scene.discarded.at(-1);
    if (id) await ask(scene, by, 'bringBackChanges', { ids: [id] });
  },
  undo: async (scene, by) => {
    if (by.lastSet) await ask(scene, by, 'undoChangeSet', { id: by.lastSet });
    by.lastSet = null;
  },
};

/** Everything that is kept of an item anywhere, as text; and the working copies by their owner. */
async function readAll({ id, what }: Scene) {
  const table = { LESSON: 'lessons', BOOK_PAGE: 'book_pages', QUESTION: 'questions' }[what.kind];
  const { rows } = await sql<{ kept: string; copies: Record<string, { data: string }> }>`
    select (select to_jsonb(t)::text from ${sql.table(table)} t where id = ${id})
      || coalesce((select string_agg(content::text, ' ') from waiting_changes where item_id = ${id}), '')
      || coalesce((select string_agg(content::text, ' ') from superseded_versions where item_id = ${id}), '') as kept,
      coalesce((select jsonb_object_agg(user_id, jsonb_build_object('data', data::text)) from working_copies where item_id = ${id}), '{}') as copies`.execute(
    server.db,
  );
  const [row] = rows;
  if (!row) throw new Error('the item is gone');
  return row;
}

const says = (all: string, text: string) => new RegExp(`${text}(?!\\d)`).test(all);

/** What was lost or written over, if anything. */
async function lostIn(scene: Scene): Promise<string[]> {
  const { kept, copies } = await readAll(scene);
  const { saves, editors } = scene;
  const typed = editors.flatMap(({ user, copy }) =>
    copy && !says(copies[user.id]?.data ?? '', copy.text) ? [`what was typed is gone: ${copy.text}`] : [],
  );
  const gone = saves.filter(({ text }) => !says(kept, text)).map(({ text }) => `a save is gone: ${text}`);
  // Whoever saves has seen the version before, so no two saves go on from one, and none has the version of another.
  const twice = (one: 'base' | 'version') => {
    const values = saves.map((each) => each[one]);
    return values.filter((value, at) => values.indexOf(value) !== at).map((value) => `two saves of ${one} ${value}`);
  };
  return [...typed, ...gone, ...twice('base'), ...twice('version')];
}

/** One act of each of the two at the same moment, or of one of them alone. */
const act = fc.constantFrom(...Object.keys(acts), 'open', 'type', 'type', 'save', 'save', 'save for later');
const turn = fc.record({
  first: act,
  second: fc.option(act, { nil: null }),
  swapped: fc.boolean(),
});
type Turn = typeof turn extends fc.Arbitrary<infer Made> ? Made : never;

const runs = howMany({ sample: 4, deep: 1000 });

describe('two editors of one item', () => {
  it(
    `lose nothing and write over nothing in silence, in ${runs} random interleavings`,
    async () => {
      const counts: Scene['counts'] = new Map();
      let turns = 0;
      let saved = 0;
      const play = async (
        what: Scene['what'],
        role: 'CONTENT_MANAGER' | 'CONTENT_DEVELOPER',
        steps: readonly Turn[],
      ) => {
        const school = await buildShownCourse(server.db, true);
        const editor = async (of: typeof role): Promise<Editor> => ({
          user: await buildUser(server.db, { role: of }),
          base: 1,
          copy: null,
          lastSet: null,
        });
        const editors = [await editor(role), await editor('CONTENT_MANAGER')] as const;
        const place = what.kind === 'BOOK_PAGE' ? school.book : school.course;
        const scene: Scene = {
          what,
          id: what.idOf(school),
          place,
          editors,
          saves: [],
          discarded: [],
          counts,
          texts: 0,
        };
        for (const one of editors) await open(scene, one);
        for (const { first, second, swapped } of steps) {
          const [one, other] = swapped ? [editors[1], editors[0]] : editors;
          await Promise.all([acts[first]?.(scene, one), second && acts[second]?.(scene, other)]);
          expect(await lostIn(scene)).toEqual([]);
          turns += 1;
        }
        saved += scene.saves.length;
      };
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...edited.map((one) => ({ ...one, toString: () => one.kind }))),
          fc.constantFrom('CONTENT_DEVELOPER' as const, 'CONTENT_MANAGER' as const),
          fc.array(turn, { minLength: 6, maxLength: 16 }),
          play,
        ),
        { numRuns: runs },
      );
      const said = [...counts].map(([name, [done, refused]]) => `${name} ${done}/${refused}`).join(', ');
      console.info(`${runs} interleavings of ${turns} turns, ${saved} saves kept, 0 lost; done/refused: ${said}`);
      expect(saved).toBeGreaterThan(0);
    },
    longTest,
  );
});

describe('a save of an older version', () => {
  it.each([
    ['what learners see', 'CONTENT_MANAGER'],
    ['what waits', 'CONTENT_DEVELOPER'],
  ] as const)('is refused with what %s said at that version, and what it says now', async (_what, role) => {
    const { lesson_id: id } = await buildShownCourse(server.db, true);
    const user = await buildUser(server.db, { role });
    const sendSave = async (data: object, version: number) => {
      const { errors } = await server.call(user, documentOf('updateLesson'), { data, where: { id, version } });
      return errors[0]?.extensions;
    };
    const versionNow = async (): Promise<number> =>
      (await call(user, documentOf('contentItem'), { kind: 'LESSON', id })).data.contentItem.version;
    await sendSave({ description: 'As it was read' }, await versionNow());
    const read = await versionNow();
    for (const [at, name] of ['Ground', 'Earth'].entries()) expect(await sendSave({ name }, read + at)).toBeUndefined();
    expect(await sendSave({ description: 'Mine' }, read)).toMatchObject({
      code: 'CONFLICT',
      read,
      version: read + 2,
      base: { name: 'Soil', description: 'As it was read' },
      theirs: { name: 'Earth', description: 'As it was read' },
      yours: { description: 'Mine' },
    });
  });
});
