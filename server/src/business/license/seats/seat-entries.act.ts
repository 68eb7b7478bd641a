import {
  isOfGroup,
  seatDay,
  type GroupSeatNumber,
  type SeatActCode,
  type SeatNumber,
} from '@lectern/domain/business/seats/seat-number.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../../institution/institution-access.ts';
import { dayOfEntry, type Seats } from '../find-seats.ts';
import { isDraft, seesDrafts } from '../../institution/license-drafts.ts';
import { entriesOf, entriesOfGroup, isEntry } from './entries-of.ts';

type NamedGroup = { readonly id: string; readonly name: string };

type SeatEntryShape = Seats & {
  readonly number: number;
  readonly act: SeatActCode;
  readonly day: string;
  readonly change: number;
  readonly sum: number;
  readonly group: NamedGroup | null;
  readonly user: UserShape | null;
};

type PageShape = {
  readonly group: NamedGroup | null;
  readonly entries: readonly SeatEntryShape[];
  readonly hasMore: boolean;
};

const SeatNumberRef = builder.enumType('SeatNumber', {
  description: 'A number that says how the seats of a license stand.',
  values: {
    bought: { description: 'How many were bought.' },
    reserved: { description: 'How many its groups hold.' },
    taken: { description: 'How many of those learners have taken.' },
    free: { description: 'How many no group holds.' },
    served: { description: 'How many people have ever taken one.' },
  } satisfies Record<SeatNumber, { description: string }>,
});

const SeatActRef = builder.enumType('SeatAct', {
  description: 'What was done when an entry of the seats of a license was written.',
  values: {
    OPENING: { description: 'The ledger was opened: what came before it is this one entry.' },
    LICENSE_BOUGHT: { description: 'The license was activated.' },
    LICENSE_CHANGED: { description: 'Its number of seats was changed.' },
    LICENSE_RENEWED: { description: 'It was renewed: groups that had ended hold no places of the new term.' },
    ACTIVATION_UNDONE: { description: 'Its activation was taken back.' },
    RENEWAL_UNDONE: { description: 'A renewal was taken back: groups hold again what they held before it.' },
    GROUP_OPENED: { description: 'A group was created.' },
    GROUP_CHANGED: { description: 'A group was changed.' },
    GROUP_ENDED: { description: 'A group ended; it holds what its learners have taken.' },
    GROUP_REOPENED: { description: 'A group that had ended goes on.' },
    GROUP_DELETED: { description: 'A group was deleted.' },
    GROUP_RESTORED: { description: 'A deleted group was restored.' },
    LEARNER_JOINED: { description: 'A learner joined a group.' },
    LEARNER_LEFT: { description: 'A learner left a group, or was removed from it.' },
  } satisfies Record<SeatActCode, { description: string }>,
});

const SeatGroup = builder.objectRef<NamedGroup>('SeatGroup').implement({
  description: 'A group of a license, by its name.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    name: t.exposeString('name', { description: 'Its name now; a deleted group keeps the one it had.' }),
  }),
});

const SeatEntry = builder.objectRef<SeatEntryShape>('SeatEntry').implement({
  description: 'One change of the seats of a license, with the sums after it.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the ledger of the license, from 1.' }),
    act: t.expose('act', { type: SeatActRef, description: 'What was done.' }),
    day: t.expose('day', { type: 'Date', description: 'The day it counts from, in the time zone of the institution.' }),
    change: t.exposeInt('change', { description: 'By how much the number that was asked for changed.' }),
    sum: t.exposeInt('sum', { description: 'What that number was after it.' }),
    group: t.field({
      type: SeatGroup,
      nullable: true,
      description: 'The group it is about; null where it is about the license.',
      resolve: ({ group }) => group,
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The learner it is about; null where it is about none, and unless you may list the members.',
      resolve: ({ user }) => user,
    }),
    bought: t.exposeInt('bought', { description: 'How many seats were bought after it.' }),
    reserved: t.exposeInt('reserved', { description: 'How many groups held after it.' }),
    taken: t.exposeInt('taken', { description: 'How many learners had taken after it.' }),
    free: t.exposeInt('free', { description: 'How many no group held after it.' }),
    served: t.exposeInt('served', { description: 'How many people had ever taken one after it.' }),
  }),
});

const SeatEntryPage = builder.objectRef<PageShape>('SeatEntryPage').implement({
  description: 'Some entries of the seats of a license, and whether there are more.',
  fields: (t) => ({
    group: t.field({
      type: SeatGroup,
      nullable: true,
      description: 'The group that was asked for; null where none was.',
      resolve: ({ group }) => group,
    }),
    entries: t.field({
      type: [SeatEntry],
      description: 'The entries, the latest first.',
      resolve: ({ entries }) => [...entries],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.int({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.number ?? null) : null),
    }),
  }),
});

const pageSize = 50;

builder.queryField('seatEntries', (t) =>
  t.field({
    type: SeatEntryPage,
    description:
      'What a number of the seats of a license is made of: the entries that changed it until the end of a day, the latest first, 50 at a time; of one group where one is asked for. A day after today, and what no group has a number of, is refused with INVALID.',
    args: {
      licenseId: t.arg.id({ description: 'The license.' }),
      of: t.arg({ type: SeatNumberRef, description: 'The number.' }),
      day: t.arg({ type: 'Date', required: false, description: 'The last day; today unless said.' }),
      groupId: t.arg.id({
        required: false,
        description:
          'The group whose number it is, `reserved`, `taken` or `free`; NOT_FOUND if it never held places of the license.',
      }),
      after: t.arg.int({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { licenseId, of, day, groupId = null, after = null }, context) => {
      const until = sql`coalesce(${day ?? null}::date, today(i.time_zone))`;
      const asked = { license_id: sql.ref('l.id'), until, after, limit: pageSize + 1 };
      const found =
        groupId === null ? entriesOf({ ...asked, of }) : entriesOfGroup(groupId, { ...asked, of: numberOfGroup(of) });
      const { rows } = await sql<Row>`/* seat-entries */
        select ${institutionAccess(sql.ref('l.institution_id'))}, ${isDraft('l')} as is_draft,
          ${after === null ? sql`true` : isEntry(sql.ref('l.id'), after)} as cursor_known,
          (select json_build_object('id', g.id, 'name', g.name) from groups g where g.id = ${groupId}::uuid
            and exists (select from seat_entries e where e.license_id = l.id and e.group_id = g.id)) as "group", (
          select coalesce(json_agg(json_build_object('number', e.number, 'act', e.act, 'day', ${dayOfEntry(sql`i.time_zone`)}, 'change', e.change, 'sum', e.sum,
            'bought', e.bought, 'reserved', e.reserved, 'taken', e.taken, 'free', e.bought - e.reserved, 'served', e.served,
            'group', (select json_build_object('id', g.id, 'name', g.name) from groups g where g.id = e.group_id),
            'user', (select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
              'email', u.email, 'role', u.role) from users u where u.id = e.user_id)) order by e.number desc), '[]'::json)
          from (${found}) e) as entries
        from users viewer left join licenses l on l.id = ${licenseId} and l.deleted_on is null
          left join institutions i on i.id = l.institution_id
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const { entries, group, cursor_known, is_draft, ...access } = row;
      const principal = principalAt(access);
      context.checks.allow('seatEntries', principal);
      if (!access.institution || (is_draft && !seesDrafts(principal))) throw new Refusal('NOT_FOUND');
      if (groupId !== null && !group) throw new Refusal('NOT_FOUND', { field: 'groupId' });
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      if (day != null) parseInput(seatDay(access.today), day, 'day');
      const named = isAllowed('institutionMembers', principal);
      const shown = entries.slice(0, pageSize).map(({ user, ...entry }) => ({
        ...entry,
        user: user && named ? { ...user, principal: principalAt(access, user.id) } : null,
      }));
      return { group, entries: shown, hasMore: entries.length > pageSize };
    },
  }),
);

function numberOfGroup(of: SeatNumber): GroupSeatNumber {
  if (!isOfGroup(of)) throw new Refusal('INVALID', { field: 'of' });
  return of;
}

type Row = InstitutionAccess &
  Pick<PageShape, 'group' | 'entries'> & { readonly is_draft: boolean | null; readonly cursor_known: boolean };
