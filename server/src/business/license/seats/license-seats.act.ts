import { licenseState } from '@lectern/domain/business/license/license.ts';
import { seatDay } from '@lectern/domain/business/seats/seat-number.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../../institution/institution-access.ts';
import { Institution, type InstitutionShape } from '../../institution/institution.ts';
import { dayOfEntry, seatsOn, type Seats } from '../find-seats.ts';
import { LicenseStateRef } from '../license.ts';
import { isDraft, seesDrafts } from '../../institution/license-drafts.ts';

type LicenseSeatsShape = {
  readonly id: string;
  readonly name: string;
  readonly is_quoted: boolean;
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
  readonly day: string;
  readonly today: string;
  readonly since: string | null;
  readonly sums: Seats | null;
  readonly institution: InstitutionShape;
};

const SeatSums = builder.objectRef<Seats>('SeatSums').implement({
  description: 'How the seats of a license stood at the end of a day.',
  fields: (t) => ({
    bought: t.exposeInt('bought', { description: 'How many seats were bought.' }),
    reserved: t.exposeInt('reserved', {
      description:
        'How many of them groups held: their whole size while they go on, what learners took once they ended.',
    }),
    taken: t.exposeInt('taken', { description: 'How many of those learners had taken.' }),
    free: t.exposeInt('free', { description: 'How many no group held.' }),
    served: t.exposeInt('served', { description: 'How many people had ever taken one.' }),
  }),
});

const LicenseSeats = builder.objectRef<LicenseSeatsShape>('LicenseSeats').implement({
  description: 'The seats of a license on a day.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the license.' }),
    name: t.exposeString('name', { description: 'The name of the license.' }),
    state: t.field({
      type: LicenseStateRef,
      description: 'What the license is today, in the time zone of the institution.',
      resolve: (license) => licenseState(license, license.today),
    }),
    day: t.expose('day', { type: 'Date', description: 'The day they are of.' }),
    today: t.expose('today', { type: 'Date', description: 'Today in the time zone of the institution.' }),
    since: t.expose('since', {
      type: 'Date',
      nullable: true,
      description: 'The day of the first entry, before which nothing is known; null while there is none.',
    }),
    sums: t.field({
      type: SeatSums,
      nullable: true,
      description: 'The seats at the end of the day; null before the first entry.',
      resolve: ({ sums }) => sums,
    }),
    institution: t.expose('institution', { type: Institution, description: 'The institution that holds the license.' }),
  }),
});

builder.queryField('licenseSeats', (t) =>
  t.field({
    type: LicenseSeats,
    description:
      'The seats of a license on a day, what is due by then accounted for. A day after today is refused with INVALID.',
    args: {
      licenseId: t.arg.id({ description: 'The license.' }),
      day: t.arg({
        type: 'Date',
        required: false,
        description: 'The day, in the time zone of the institution; today unless said.',
      }),
    },
    resolve: async (_root, { licenseId, day }, context) => {
      const { rows } = await sql<Row>`/* license-seats */
        select ${institutionAccess(sql.ref('l.institution_id'))}, l.id, l.name, l.is_quoted, l.activation_date, l.expiry_date, ${isDraft('l')} as is_draft,
          (select ${dayOfEntry(sql`i.time_zone`)} from seat_entries e where e.license_id = l.id order by e.number limit 1) as since,
          (select to_json(s) from (${seatsOn(sql.ref('l.id'), sql`coalesce(${day ?? null}::date, today(i.time_zone))`)}) s) as sums
        from users viewer left join licenses l on l.id = ${licenseId} and l.deleted_on is null
          left join institutions i on i.id = l.institution_id
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const { id, name, is_quoted, is_draft, activation_date, expiry_date, since, sums, ...access } = row;
      const principal = principalAt(access);
      context.checks.allow('licenseSeats', principal);
      const { institution, today } = access;
      if (!institution || !id || !name || is_quoted === null) throw new Refusal('NOT_FOUND');
      if (is_draft && !seesDrafts(principal)) throw new Refusal('NOT_FOUND');
      const license = { id, name, is_quoted, activation_date, expiry_date, institution };
      return { ...license, since, sums, today, day: parseInput(seatDay(today), day ?? today, 'day') };
    },
  }),
);

type Row = InstitutionAccess & {
  readonly id: string | null;
  readonly name: string | null;
  readonly is_quoted: boolean | null;
  readonly is_draft: boolean | null;
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
  readonly since: string | null;
  readonly sums: Seats | null;
};
