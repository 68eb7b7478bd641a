import { isDeepStrictEqual } from 'node:util';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { operations } from '@lectern/domain/permission.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../seed/people.ts';
import { buildGroup } from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import type { Call } from './case.ts';
import { cases, foldersOfActs, foldersOfCases, mutationCases, queryCases, strayedCases, touched } from './cases.ts';
import { documentOf, schemaOperations } from './document.ts';
import { fingerprint } from './fingerprint.ts';
import { buildCallers, mayCall, openSend, type Caller, type Owned, type RawReply, type Send } from './principals.ts';
import { openWorld, type Class, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;
let callers: Caller[];

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  callers = await buildCallers(server, world);
});

/** The object of a call, and the variables that name it; `owned` is null where it does not exist. */
type Target = {
  readonly name: string;
  readonly variables: Record<string, unknown>;
  readonly owned: Owned | null;
  readonly marks: readonly string[];
};

function targetsOf({ variables, owner, free, everyone, wholeLicense }: Call): Target[] {
  const at = (name: string, place: Class): Target => {
    const { institution_id, group_id, mark } = place;
    const owned = { institution_id, group_id, owner: owner?.(place) ?? null, free: false };
    const institution = mark.slice(0, -1);
    const marks = wholeLicense ? [1, 2].map((number) => `${institution}${number}`) : [mark];
    return { name, variables: variables(place), owned, marks: [...marks, institution] };
  };
  const [own, other] = world.north.classes;
  const [foreign] = world.south.classes;
  if (everyone) return [at('own', own)];
  const missing = { name: 'missing', variables: withOtherIds(variables(foreign)), owned: null, marks: [] };
  const offered = free && { institution_id: '', group_id: '', owner: null, free: true };
  return [
    at('own', own),
    at('of another group', other),
    at('foreign', foreign),
    missing,
    ...(offered ? [{ name: 'free', variables: free(world.free), owned: offered, marks: ['FREE'] }] : []),
  ];
}

const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const withOtherIds = (variables: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(
    JSON.stringify(variables)
      .replace(uuid, () => crypto.randomUUID())
      .replaceAll('south1-lesson', 'no-such-lesson'),
  );

const refusals = ['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'];

/** Whether a caller may call the operation about an object at all; it may ask for one more right. */
function isReached(one: Call, caller: Caller, { owned }: Target): boolean {
  const { operation, inGroupOnly, ownerOnly, everyone } = one;
  if (everyone === 'people') return caller.standing === 'person';
  if (everyone === 'staff') return mayCall(operation, caller, null);
  if (everyone) return caller.standing !== 'refused';
  if (inGroupOnly && caller.globalRole) return false;
  if (ownerOnly && owned?.owner?.id !== caller.user?.id) return false;
  return owned !== null && mayCall(operation, caller, owned);
}

const isAllowed = (one: Call, caller: Caller, target: Target): boolean =>
  isReached(one, caller, target) && (!one.as || mayCall(one.as, caller, target.owned));

/** What is wrong with a reply, or null: told by who asked, about what, and what the policy says of it. */
function whatIsWrong(one: Call, caller: Caller, target: Target, reply: RawReply): string | null {
  const allowed = isAllowed(one, caller, target);
  const { code, text } = reply;
  if (!allowed) {
    if (code !== null && code === one.toRemoved && target.name === 'own' && caller.name === 'a removed member')
      return null;
    if (code === null || !refusals.includes(code)) return `was not refused: ${text.slice(0, 90)}`;
    if (caller.standing === 'nobody' && code !== 'UNAUTHENTICATED') return `told nobody ${code}`;
    if (!/^\{"data":(null|\{"\w+":null\})/.test(text)) return `was refused with data: ${text.slice(0, 90)}`;
    return null;
  }
  if (code !== null && ![one.state].flat().includes(code)) return `was refused with ${code}`;
  const marks = new Set(text.match(/(NORTH|SOUTH)[12]?|FREE/g));
  const strange = [...marks].filter((mark) => !target.marks.includes(mark) && !one.everyone);
  if (strange.length > 0) return `shows ${strange.join(' and ')}`;
  // The addresses of an institution's people are for those who may read them there.
  if (target.owned && mayCall('User.email', caller, { ...target.owned, owner: null })) return null;
  const addresses = [...new Set(text.match(/[\w.-]+@people\.test/g))].filter(
    (address) => address !== caller.user?.email,
  );
  return addresses.length > 0 ? `shows the addresses ${addresses.join(', ')}` : null;
}

/** Whether a reply to the operation question shows which answers are right. */
function holdsKey(text: string): boolean {
  const { answers, concepts } = JSON.parse(text).data.question;
  const ofAnswers = answers.flatMap(({ is_correct, sequence, match }: Record<string, unknown>) => [
    is_correct,
    sequence,
    match,
  ]);
  const ofConcepts = concepts.map(({ letter }: Record<string, unknown>) => letter);
  return [...ofAnswers, ...ofConcepts].some((value) => value !== null);
}

/** Calls about each target in turn, and says what was wrong. */
async function tryAll(one: Call, caller: Caller, targets: readonly Target[]): Promise<string[]> {
  const wrong: string[] = [];
  const refused = new Map<string, RawReply>();
  for (const target of targets) {
    const reply = await send(caller, documentOf(one.operation), target.variables);
    if (!isReached(one, caller, target)) refused.set(target.name, reply);
    const what = whatIsWrong(one, caller, target, reply);
    if (what) wrong.push(`${nameOf(one)} of ${target.name} by ${caller.name} ${what}`);
  }
  const [foreign, missing] = [refused.get('foreign'), refused.get('missing')];
  if (foreign && missing && (foreign.text !== missing.text || foreign.status !== missing.status))
    wrong.push(`${nameOf(one)} by ${caller.name} tells foreign from missing: ${foreign.code} ${missing.code}`);
  return wrong;
}

/** Each operation is tried by one of so many parts of the callers, its neighbour by the next; one that has changed by all. */
const parts = howMany({ sample: 5, deep: 1 });
const callersOf = (at: number, { operation }: Call) =>
  callers.filter((_, index) => (index + at) % parts === 0 || touched.has(operation));

const nameOf = ({ operation, about }: Call) => (about ? `${operation} (${about})` : operation);
const isPerson = ({ standing }: Caller) => standing === 'person';
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The operations that are tried in tests of their own only. */
const notSwept: readonly string[] = [
  'authenticate',
  'bringBackChanges',
  'checkFreeAnswer',
  'courses',
  'createProduct',
  'deleteContentComment',
  'deleteMedia',
  'discardChanges',
  'dropWorkingCopy',
  'freeBenchmarkResult',
  'freeCourseBenchmarks',
  'freeLessons',
  'invitationByLink',
  'joinGroup',
  'mediaItems',
  'previewAssessmentResult',
  'publishChanges',
  'replaceMedia',
  'resolveContentComment',
  'sendBackChanges',
  'takeSentBack',
  'takeWorkingCopy',
  'undoChangeSet',
  'waitingChange',
  'workingCopies',
  'workingCopy',
];

describe('who may call what (T1, T2)', () => {
  it('is tried for every operation of the schema, by cases that stand beside its act, in one file a folder', () => {
    const tried = new Set<string>(cases.map(({ operation }) => operation));
    expect(schemaOperations.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
    expect(foldersOfCases).toEqual(foldersOfActs);
    expect(strayedCases).toEqual([]);
    expect([...tried].filter((name) => !(operations as string[]).includes(name))).toEqual([]);
    // What no sweep reaches says why beside its act; nothing else joins it unseen.
    const swept = new Set<string>([...queryCases, ...mutationCases].map(({ operation }) => operation));
    expect([...tried].filter((name) => !swept.has(name)).toSorted()).toEqual(notSwept);
  });

  it(
    'is what the policy says, for every query, caller and object; foreign and missing objects look the same',
    async () => {
      const wrong: string[] = [];
      let cells = 0;
      for (const [at, one] of queryCases.entries()) {
        const targets = targetsOf(one);
        const asking = callersOf(at, one);
        const found = await Promise.all(asking.map((caller) => tryAll(one, caller, targets)));
        wrong.push(...found.flat());
        cells += asking.length * targets.length;
      }
      console.info(`${cells} cells of queries`);
      expect(wrong).toEqual([]);
    },
    longTest,
  );

  // D1-1.09, 1.10, 2.116, 2.137–2.140, 6.02, 6.03, D2-6.06
  it(
    'is what the policy says, for every mutation: those it refuses write nothing',
    async () => {
      const wrong: string[] = [];
      let cells = 0;
      const before = await fingerprint(server.db);
      const tryThose = async (one: Call, at: number, allowed: boolean) => {
        const targets = targetsOf(one);
        const asking = callersOf(at, one);
        const found = await Promise.all(
          asking.map((caller) =>
            tryAll(
              one,
              caller,
              targets.filter((target) => isAllowed(one, caller, target) === allowed),
            ),
          ),
        );
        wrong.push(...found.flat());
        if (!allowed) cells += asking.length * targets.length;
      };
      for (const [at, one] of mutationCases.entries()) await tryThose(one, at, false);
      expect(wrong).toEqual([]);
      expect(await fingerprint(server.db)).toEqual(before);
      for (const [at, one] of mutationCases.entries()) await tryThose(one, at, true);
      console.info(`${cells} cells of mutations`);
      expect(wrong).toEqual([]);
    },
    longTest,
  );

  it('takes as long to refuse a foreign object as a missing one', async () => {
    const [learner] = callers.filter(({ name }) => name === 'the learner') as [Caller];
    const times = { foreign: [] as number[], missing: [] as number[] };
    const asked = queryCases.filter(({ operation }) =>
      ['course', 'group', 'studentCourseProgress'].includes(operation),
    );
    for (let round = 0; round < 40; round++) {
      for (const one of asked) {
        for (const target of targetsOf(one)) {
          if (target.name !== 'foreign' && target.name !== 'missing') continue;
          const began = performance.now();
          await send(learner, documentOf(one.operation), target.variables);
          times[target.name].push(performance.now() - began);
        }
      }
    }
    const difference = Math.abs(median(times.foreign) - median(times.missing));
    console.info(`the median times of foreign and missing ids differ by ${difference.toFixed(2)} ms`);
    expect(difference).toBeLessThan(5);
  });

  it('lets nobody back at what they did in a group that they were removed from', async () => {
    const [own] = world.north.classes;
    const removed = callers.find(({ name }) => name === 'a removed member');
    const asRemoved = { ...own, learner: own.removed };
    const replies = [];
    for (const { operation, variables, owner, outsideGroups } of [...queryCases, ...mutationCases]) {
      if (owner && !outsideGroups)
        replies.push({
          operation,
          ...(await send(removed ?? { token: null }, documentOf(operation), variables(asRemoved))),
        });
    }
    // Who has a sitting open there is told what becomes of it.
    expect(replies.filter(({ code }) => code !== 'NOT_FOUND' && code !== 'REMOVED_FROM_GROUP')).toEqual([]);
    expect(replies.length).toBeGreaterThan(12);
  });

  it('shows nobody a learner of another group through a group of their own', async () => {
    const [own] = world.north.classes;
    const [foreign] = world.south.classes;
    const teaching = callers.filter(({ name }) =>
      [
        'MAIN_INSTRUCTOR of the owning group',
        'CENTER_ADMIN of the owning institution',
        'a user with the role SYSTEM_ADMIN',
      ].includes(name),
    );
    const wrong: string[] = [];
    for (const stranger of [foreign.learner, own.removed, world.north.student]) {
      for (const { operation, variables, owner, outsideGroups } of queryCases) {
        if (!owner || outsideGroups) continue;
        const about = variables({ ...own, learner: stranger });
        // A call that names the learner by an attempt; attempts of others are tried by swapping ids.
        if (isDeepStrictEqual(about, variables(own))) continue;
        for (const caller of teaching) {
          const { code } = await send(caller, documentOf(operation), about);
          if (code !== 'NOT_FOUND') wrong.push(`${operation} by ${caller.name}: ${code}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(teaching).toHaveLength(3);
  });

  // D1-5.33, D2-6.09, 6.10
  it('lets everyone join with a key who is signed in, as a learner, and nobody else', async () => {
    const group = await buildGroup(server.db, { name: 'Open group', group_size: 60 });
    const wrong: string[] = [];
    for (const caller of callers) {
      const { code, text } = await send(caller, documentOf('joinGroup'), { group_key: group.key });
      const joined = text.includes('Successfully joined Open group');
      if (joined !== isPerson(caller) || (code === 'UNAUTHENTICATED') === isPerson(caller))
        wrong.push(`${caller.name}: ${text}`);
    }
    expect(wrong).toEqual([]);
    const roles = await server.db.selectFrom('group_members').select('role').where('group_id', '=', group.id).execute();
    const joined = callers.filter(isPerson).length;
    expect(roles.filter(({ role }) => role === 'STUDENT')).toHaveLength(joined);
    expect(roles).toHaveLength(joined + 1);
  });
});

describe('protected fields', () => {
  it.each(['own', 'of another group'])('show the key of a group that is %s to those the policy names', async (name) => {
    const wrong: string[] = [];
    const [one] = queryCases.filter(({ operation }) => operation === 'group') as [Call];
    const target = targetsOf(one).find((candidate) => candidate.name === name) as Target;
    for (const caller of callers.filter((candidate) => mayCall('group', candidate, target.owned))) {
      const { text } = await send(
        caller,
        '{ group(where: $where) { key } }'.replace('{ group', 'query group($where: GroupWhere!) { group'),
        target.variables,
      );
      const shown = !text.includes('"key":null');
      if (shown !== mayCall('Group.key', caller, target.owned)) wrong.push(`${caller.name}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it.each(questionTypeNames)('show the key of a question of type %s to content roles, to nobody else', async (type) => {
    const [own] = world.north.classes;
    const owned = { institution_id: own.institution_id, group_id: own.group_id, owner: null, free: false };
    const id = own.question_ids[questionTypeNames.indexOf(type)];
    const wrong: string[] = [];
    for (const caller of callers.filter((candidate) => mayCall('question', candidate, owned))) {
      const { text } = await send(caller, documentOf('question'), { id });
      const key = holdsKey(text);
      const messages = /"(correct_msg|incorrect_msg|incorrect_msg_two)":(?!null)/.test(text);
      const expected = caller.globalRole !== undefined && mayCall('Answer.is_correct', caller, owned);
      if (key !== expected || messages !== expected || !text.includes(`"type":"${type}"`))
        wrong.push(`${caller.name}: ${text}`);
    }
    expect(wrong).toEqual([]);
  });

  it('show drafts to content roles, to nobody else', async () => {
    const [own] = world.north.classes;
    const wrong: string[] = [];
    for (const caller of callers) {
      const expected = mayCall('AnyType.published(false) items', caller, null);
      for (const [operation, variables] of [
        ['question', { id: own.draft_question_id }],
        ['studyProject', { id: own.draft_project_id }],
      ] as const) {
        const { code } = await send(caller, documentOf(operation), variables);
        if ((code === null) !== expected) wrong.push(`${operation} by ${caller.name}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  // D1-7.12
  it('show the viewer their own address and role', async () => {
    const wrong: string[] = [];
    for (const caller of callers.filter(isPerson)) {
      const { text } = await send(caller, '{ viewer { id email role } }');
      if (
        !text.includes(
          `"id":"${caller.user?.id}","email":"${caller.user?.email}","role":"${caller.globalRole ?? 'USER'}"`,
        )
      )
        wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});

describe('signing in', () => {
  // D1-7.10, D2-7.51
  it('gives the person of the ID token and nothing else, whoever sends it', async () => {
    const stranger = await buildUser(server.db);
    const wrong: string[] = [];
    for (const caller of callers) {
      for (const idToken of ['', 'x.y.z', await server.tokenOf(stranger), caller.token ?? '']) {
        const { code } = await send(caller, documentOf('authenticate'), { idToken });
        if (code !== 'UNAUTHENTICATED') wrong.push(`${caller.name}: ${code}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
