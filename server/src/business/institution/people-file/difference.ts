import { mostMissing, type MissingStay } from '@lectern/domain/business/institution/people-file/missing-people.ts';
import type { PeopleLine, PeopleLineKind } from '@lectern/domain/business/institution/people-file/people-difference.ts';
import type { PeopleFault, PeopleProblem } from '@lectern/domain/business/institution/people-file/read-people.ts';
import type { ReadTable } from '@lectern/domain/base/spreadsheet/read-columns.ts';
import { builder } from '../../../base/graphql/builder.ts';
import type { ReadAs } from '../../../base/spreadsheet/read-as.ts';
import {
  addFileFields,
  readFileAs,
  unreadFile,
  type FileDifference,
  type UnreadFile,
} from '../../../base/spreadsheet/file-difference.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import type { ComparedPeople } from './compare-people.ts';
import type { MissingMember } from './missing.ts';

/** What a file comes to, as the API shows it. */
export type DifferenceShape = FileDifference<PeopleProblem> & {
  readonly invites: number;
  readonly lines: readonly LineShape[];
  readonly groups: readonly JoinedGroup[];
  readonly unknown: readonly string[];
  readonly missing: readonly MissingShape[];
  /** How many are missing, also beyond those who are listed. */
  readonly missing_total: number;
};

type LineShape = PeopleLine & { readonly cells: readonly string[] };

type MissingShape = MissingMember & { readonly number: number };

/** A group that people who are invited are to join, and the places that it has. */
type JoinedGroup = {
  readonly id: string;
  readonly name: string;
  readonly invites: number;
  readonly free_places: number;
};

/** The difference of a file that can be read. */
export const shownDifference = (
  { shown, lines, invitees, groups, missing }: ComparedPeople,
  reading: Pick<DifferenceShape, 'unknown'> & ReadAs & ReadTable,
): DifferenceShape => {
  const by = Map.groupBy(invitees, ({ group_id }) => group_id);
  return {
    ...readFileAs(reading, `${shown.lines}.${shown.missing}`),
    lines: lines.map((line) => ({ ...line, cells: isLeftOut(line.kind) ? (reading.cells.get(line.line) ?? []) : [] })),
    unknown: reading.unknown,
    missing: missing.slice(0, mostMissing).map((member, index) => ({ ...member, number: index + 1 })),
    missing_total: missing.length,
    invites: invitees.length,
    groups: groups.flatMap(({ id, name, group_size, learners }) => {
      const invites = by.get(id)?.length ?? 0;
      return invites === 0 ? [] : [{ id, name, invites, free_places: group_size - learners }];
    }),
  };
};

const isLeftOut = (kind: PeopleLineKind): boolean => kind === 'WRONG' || kind === 'OTHER_ROLE';

/** The difference of a file that cannot be read. */
export const unread = (reading: UnreadFile<PeopleProblem>): DifferenceShape => ({
  ...unreadFile(reading),
  invites: 0,
  lines: [],
  groups: [],
  unknown: [],
  missing: [],
  missing_total: 0,
});

const PeopleProblemRef = builder.enumType('PeopleProblem', {
  description: 'Why nothing of a file with people can be read.',
  values: {
    TOO_LARGE: { description: 'It has too many bytes, as it is sent or unpacked.' },
    KIND: { description: 'It is neither CSV nor XLSX.' },
    DAMAGED: { description: 'It is damaged, cut off or locked with a password.' },
    ENCODING: { description: 'It is no text in the encoding that was asked for.' },
    NO_ROWS: { description: 'It names nobody.' },
    TOO_MANY_ROWS: { description: 'It names more than 10,000 people.' },
    NO_EMAIL_COLUMN: { description: 'No column has the head of the addresses.' },
    NO_FIRST_NAME_COLUMN: { description: 'No column has the head of the first names.' },
    NO_LAST_NAME_COLUMN: { description: 'No column has the head of the last names.' },
  } satisfies Record<PeopleProblem, { description: string }>,
});

const PeopleFaultRef = builder.enumType('PeopleFault', {
  description: 'What is wrong with a cell: its column, and why where there is more than one reason.',
  values: {
    CELL_ERROR: { description: 'A cell holds what a spreadsheet writes for an error, such as #N/A.' },
    OPEN_QUOTE: { description: 'A quotation mark is not closed.' },
    EMAIL: { description: 'It is no address.' },
    FIRST_NAME_MISSING: { description: 'The name is missing.' },
    FIRST_NAME_TOO_LONG: { description: 'The first name has more than 200 characters.' },
    LAST_NAME_TOO_LONG: { description: 'The last name has more than 200 characters.' },
    ROLE: { description: 'It names no role of an institution.' },
    ROLE_NOT_YOURS: { description: 'It names a role that the caller may not give.' },
    GROUP_UNKNOWN: { description: 'No group of the institution has the name.' },
    GROUP_OF_SEVERAL: { description: 'Several groups of it have the name.' },
    GROUP_NOT_OPEN: { description: 'The group is over, or closed for the time being.' },
    GROUP_UNLICENSED: { description: 'The license of the group is over.' },
    GROUP_FOR_LEARNERS: {
      description: 'It names a group for somebody who is invited into another role than a learner’s.',
    },
  } satisfies Record<PeopleFault, { description: string }>,
});

const PeopleLineKindRef = builder.enumType('PeopleLineKind', {
  description: 'What becomes of a row of a file with people.',
  values: {
    NEW: { description: 'The person is invited.' },
    OVER: { description: 'The person was invited before, which is over, and is invited again.' },
    INVITED: { description: 'The address is invited already; that invitation stays as it is.' },
    MEMBER: { description: 'The address belongs to a member, who stays as they are.' },
    OTHER_ROLE: { description: 'A member, or who is invited already, in another role, which stays as it is.' },
    TWICE: { description: 'A row before has the same address; nothing is done for this one.' },
    WRONG: { description: 'Something is wrong with it; nothing is done.' },
  } satisfies Record<PeopleLineKind, { description: string }>,
});

const PeopleLineRef = builder.objectRef<LineShape>('PeopleLine').implement({
  description: 'A row of a file with people and what becomes of it.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The number of the row in the file, from 1.' }),
    kind: t.expose('kind', { type: PeopleLineKindRef, description: 'What becomes of it.' }),
    faults: t.field({
      type: [PeopleFaultRef],
      description: 'Everything that is wrong with it, in the order of its columns.',
      resolve: ({ faults }) => [...faults],
    }),
    email: t.exposeString('email', {
      description: 'The address as the file says it.',
      extensions: { rule: 'peopleDifference' },
    }),
    first_name: t.exposeString('first_name', { description: 'The first name as the file says it.' }),
    last_name: t.exposeString('last_name', { description: 'The last name as the file says it.' }),
    role: t.expose('role', {
      type: InstitutionRoleRef,
      description:
        'The role that the file gives; where it says nothing, that of an invitation that is over, or STUDENT.',
    }),
    group: t.exposeString('group', {
      nullable: true,
      description: 'The name of the group to join as the file says it; null where it says nothing.',
    }),
    held: t.expose('held', {
      type: InstitutionRoleRef,
      nullable: true,
      description: 'The role that a member has, or that the invitation of an address offers; null for others.',
    }),
    cells: t.exposeStringList('cells', {
      description: 'Of a row that is WRONG or has an OTHER_ROLE its cells as the file has them; empty for others.',
    }),
    over_since: t.expose('over_since', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when the invitation of before is over; null for others than OVER.',
    }),
  }),
});

const PeopleGroupRef = builder.objectRef<JoinedGroup>('PeopleGroup').implement({
  description: 'A group that people whom a file invites join by accepting, as far as there are places then.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    invites: t.exposeInt('invites', { description: 'How many people the import invites to it.' }),
    free_places: t.exposeInt('free_places', { description: 'How many places it has for them as things are now.' }),
  }),
});

const MissingStayRef = builder.enumType('MissingStay', {
  description: 'Why somebody whom a file leaves out cannot be removed by it.',
  values: {
    LEADS_GROUPS: { description: 'They lead groups: who removes them names others for these, one by one.' },
    LAST_ADMINISTRATOR: { description: 'No administrator of the institution is sure to stay.' },
  } satisfies Record<MissingStay, { description: string }>,
});

const MissingPersonRef = builder.objectRef<MissingShape>('MissingPerson').implement({
  description: 'A member of an institution whom a file does not name, and who stays unless they are ticked.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Their number in the list, from 1: what they are ticked by.' }),
    user_id: t.exposeID('user_id', { description: 'The person.' }),
    first_name: t.exposeString('first_name', { description: 'The first name.' }),
    last_name: t.exposeString('last_name', { description: 'The last name.' }),
    email: t.exposeString('email', { description: 'The address.', extensions: { rule: 'User.email' } }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that they hold in the institution.' }),
    groups: t.exposeInt('groups', { description: 'How many groups of the institution they leave with it.' }),
    stays: t.expose('stays', {
      type: MissingStayRef,
      nullable: true,
      description: 'Why they cannot be removed by a file; null where they can.',
    }),
  }),
});

/** What a file with people comes to. */
export const PeopleDifferenceRef = builder.objectRef<DifferenceShape>('PeopleDifference').implement({
  description: 'What a file with people changes in an institution, as things are now.',
  fields: (t) => ({
    problem: t.expose('problem', {
      type: PeopleProblemRef,
      nullable: true,
      description: 'Why nothing of the file can be read; null where it can.',
    }),
    invites: t.exposeInt('invites', { description: 'How many people the import invites.' }),
    lines: t.field({
      type: [PeopleLineRef],
      description: 'Every row that is not empty, as the file has them; 10,000 at most.',
      resolve: ({ lines }) => [...lines],
    }),
    groups: t.field({
      type: [PeopleGroupRef],
      description: 'The groups that those who are invited are to join, by name.',
      resolve: ({ groups }) => [...groups],
    }),
    missing: t.field({
      type: [MissingPersonRef],
      description:
        'The members whom the file does not name and whom you may remove, by last name: the first 10,000. They stay unless they are ticked.',
      resolve: ({ missing }) => [...missing],
    }),
    missing_total: t.exposeInt('missing_total', { description: 'How many they are altogether.' }),
    unknown: t.exposeStringList('unknown', { description: 'The heads of the columns that are not read.' }),
  }),
});
addFileFields(PeopleDifferenceRef);
