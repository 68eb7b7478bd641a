import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import { rosterProblems, type RosterProblem } from '@lectern/domain/classroom/roster/roster-file.ts';
import type { ReadTable } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import type { RosterChoice, RosterConflict, RosterLine } from '@lectern/domain/classroom/roster/roster-state.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { ReadAs } from '../../base/spreadsheet/read-as.ts';
import {
  addFileFields,
  readFileAs,
  unreadFile,
  type FileDifference,
  type UnreadFile,
} from '../../base/spreadsheet/file-difference.ts';
import { GroupRoleRef } from '../group/group.ts';
import { RosterChoiceRef } from './roster-missing-input.ts';
import type { FoundDifference } from './find-difference.ts';

type LineShape = {
  readonly line: number;
  readonly kind: RosterLine['kind'];
  readonly why: RosterConflict | null;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly role: GroupRole;
  readonly group: string | null;
  readonly from: string | null;
  readonly choices: readonly RosterChoice[];
  readonly choice: RosterChoice | null;
  readonly cells: readonly string[];
};

type MissingShape = {
  readonly user_id: string;
  readonly group_id: string;
  readonly group: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly is_awaited: boolean;
};

type PlacesShape = {
  readonly id: string;
  readonly name: string;
  readonly free_places: number;
  readonly awaited: number;
};

/** A difference as it is told, or the problem of a file that cannot be read. */
export type DifferenceShape = FileDifference<RosterProblem> & {
  readonly changes: number;
  readonly mails: number;
  readonly lines: readonly LineShape[];
  readonly missing: readonly MissingShape[];
  readonly groups: readonly PlacesShape[];
};

const RosterProblemRef = builder.enumType('RosterProblem', {
  description: 'Why nothing of a file can be read.',
  values: {
    TOO_LARGE: { description: 'It is larger than 512 kB, or unpacks to far more.' },
    KIND: { description: 'It is neither CSV nor XLSX.' },
    DAMAGED: { description: 'It is damaged.' },
    ENCODING: { description: 'It is no text in the encoding that was asked for.' },
    NO_EMAIL_COLUMN: { description: 'No column is headed as the one of the e-mail addresses.' },
    NO_ROWS: { description: 'It names nobody.' },
    TOO_MANY_ROWS: { description: 'It names more than 1,000 people.' },
  } satisfies Record<(typeof rosterProblems)[number], { description: string }>,
});

const RosterLineKind = builder.enumType('RosterLineKind', {
  description: 'What an import does with a line of the file.',
  values: {
    ADDED: { description: 'The person becomes a member.' },
    MOVED: { description: 'The learner comes from another group, with their work.' },
    ELSEWHERE: { description: 'The learner is in another group and stays there.' },
    UNCHANGED: { description: 'The person is a member already.' },
    AWAITED: { description: 'The institution does not know the address; who signs in with it joins.' },
    CONFLICT: { description: 'It is left out.' },
  } satisfies Record<RosterLine['kind'], { description: string }>,
});

const RosterLineRef = builder.objectRef<LineShape>('RosterLine').implement({
  description: 'A line of a file, and what an import does with it.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Its number in the file, from 1.' }),
    kind: t.expose('kind', { type: RosterLineKind, description: 'What becomes of it.' }),
    why: t.exposeString('why', {
      nullable: true,
      description: 'The code of the reason why it is left out; null for all but a CONFLICT.',
    }),
    email: t.exposeString('email', {
      description: 'The address as the file has it, in lower case.',
      extensions: { rule: 'rosterDifference' },
    }),
    first_name: t.exposeString('first_name', { description: 'The first name, of a person who is known their own.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    role: t.expose('role', { type: GroupRoleRef, description: 'The role in the group.' }),
    group: t.exposeString('group', { nullable: true, description: 'The name of the group, where there is one.' }),
    from: t.exposeString('from', {
      nullable: true,
      description:
        'The name of the other group in which the learner is, which who is MOVED leaves; null where you may move nobody from it.',
    }),
    choices: t.field({
      type: [RosterChoiceRef],
      description: 'What can become of a learner of another group; empty for others.',
      resolve: ({ choices }) => [...choices],
    }),
    choice: t.expose('choice', {
      type: RosterChoiceRef,
      nullable: true,
      description: 'Which of them is done; null for others.',
    }),
    cells: t.exposeStringList('cells', {
      description: 'Of a CONFLICT its cells as the file has them; empty for others.',
    }),
  }),
});

const RosterMissingRef = builder.objectRef<MissingShape>('RosterMissing').implement({
  description:
    'A learner of a group whom the file that fills it does not name, or who is awaited in it and is not named.',
  fields: (t) => ({
    user_id: t.exposeID('user_id', { description: 'The learner, or the id of who is awaited.' }),
    is_awaited: t.exposeBoolean('is_awaited', { description: 'Whether they are only awaited.' }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    group: t.exposeString('group', { description: 'Its name.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The address; null unless your role may see it.',
      extensions: { rule: 'User.email' },
    }),
  }),
});

const RosterPlaces = builder.objectRef<PlacesShape>('RosterPlaces').implement({
  description: 'What places are left in a group after an import. Who is awaited holds none.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    free_places: t.exposeInt('free_places', { description: 'How many more learners fit in after it.' }),
    awaited: t.exposeInt('awaited', { description: 'How many people are awaited after it.' }),
  }),
});

/** What an import changes. */
export const RosterDifference = builder.objectRef<DifferenceShape>('RosterDifference').implement({
  description: 'What a file changes in the groups that it fills, as things are now.',
  fields: (t) => ({
    problem: t.expose('problem', {
      type: RosterProblemRef,
      nullable: true,
      description: 'Why nothing of the file can be read; null where it can.',
    }),
    changes: t.exposeInt('changes', { description: 'How many changes the import makes.' }),
    mails: t.exposeInt('mails', {
      description: 'How many of those who are awaited from then on get a mail; 0 where the institution sends none.',
    }),
    lines: t.field({ type: [RosterLineRef], description: 'Every line.', resolve: ({ lines }) => [...lines] }),
    missing: t.field({
      type: [RosterMissingRef],
      description: 'Who learns in one of the groups and is not in the file, by last name; removed only if chosen.',
      resolve: ({ missing }) => [...missing],
    }),
    groups: t.field({
      type: [RosterPlaces],
      description: 'The groups that the file fills.',
      resolve: ({ groups }) => [...groups],
    }),
  }),
});
addFileFields(RosterDifference);

/** The reply about a file that cannot be read. */
export const unread = (reading: UnreadFile<RosterProblem>): DifferenceShape => ({
  ...unreadFile(reading),
  changes: 0,
  mails: 0,
  lines: [],
  missing: [],
  groups: [],
});

/** A difference as it is told. */
export function shownDifference(
  { rows, state, lines, missing, changes, mailed, shown }: FoundDifference,
  reading: ReadAs & ReadTable,
): DifferenceShape {
  const people = new Map(state.people.map((person) => [person.user_id, person]));
  const awaited = new Map(state.awaited.map((one) => [one.id, one]));
  const nameOf = (id: string) => state.names.get(id) ?? '';
  const count = (groupId: string, acts: readonly string[]) =>
    changes.filter((change) => change.group_id === groupId && acts.includes(change.act)).length;
  return {
    ...readFileAs(reading, shown),
    changes: changes.length,
    mails: mailed.length,
    lines: rows.map((row, index) => {
      const { line, kind, why, group_id, from, choices, choice, user_id } = lines[index] as RosterLine;
      const person = people.get(user_id ?? '');
      const member = person?.memberships.find((one) => one.group_id === group_id && one.earlier === 'LIVE');
      return {
        line,
        kind,
        why,
        email: row.email,
        first_name: person?.first_name ?? row.first_name,
        last_name: person?.last_name ?? row.last_name,
        role: member?.role ?? row.role ?? 'STUDENT',
        group: group_id ? nameOf(group_id) : row.group,
        from: (from && state.names.get(from)) ?? null,
        choices,
        choice,
        cells: kind === 'CONFLICT' ? (reading.cells.get(line) ?? []) : [],
      };
    }),
    missing: missing.map(({ group_id, user_id, is_awaited }) => {
      const {
        first_name = '',
        last_name = '',
        email = '',
      } = (is_awaited ? awaited.get(user_id) : people.get(user_id)) ?? {};
      const seen = is_awaited || state.addressed.has(group_id) ? email : null;
      return { user_id, group_id, is_awaited, group: nameOf(group_id), first_name, last_name, email: seen };
    }),
    groups: state.groups.map(({ id, group_size, learners }) => {
      const leaving = changes.filter((change) => change.act === 'MOVE' && change.from === id).length;
      const coming = changes.filter(
        (change) =>
          change.group_id === id && (change.act === 'MOVE' || (change.act === 'ADD' && change.role === 'STUDENT')),
      ).length;
      return {
        id,
        name: nameOf(id),
        free_places: group_size - learners + count(id, ['REMOVE']) + leaving - coming,
        awaited:
          state.awaited.filter((one) => one.group_id === id).length +
          count(id, ['AWAIT']) -
          count(id, ['AWAIT_NO_MORE']),
      };
    }),
  };
}
