import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts, type InstitutionText } from '@lectern/domain/base/entity/institution.ts';
import { sql, type RawBuilder } from 'kysely';
import { jsonOfTexts } from '../../../base/database/json-of-texts.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { isDraft } from '../license-drafts.ts';
import { looksAfter } from '../looks-after.ts';

/** How long a license of an institution holds. */
export type TermShape = {
  readonly id: string;
  readonly is_quoted: boolean;
  /** Whether it is a quote that nobody has sent. */
  readonly is_draft: boolean;
  readonly activation_date: string | null;
  readonly expiry_date: string | null;
};

/** Who is named as the sales manager of an institution, and whether they look after it still. */
type SalesManager = UserShape & { readonly looks_after: boolean };

/** An institution as those see it who license to it; what is undefined is not for the caller. */
export type InstitutionRecordShape = { readonly [Text in InstitutionText]?: string | null } & {
  readonly id: string;
  readonly name: string;
  readonly logo: string | null;
  readonly country_code?: string;
  readonly country?: string;
  readonly state_code?: string | null;
  readonly state?: string | null;
  readonly time_zone?: string;
  readonly sales_manager?: SalesManager | null;
  readonly licenses?: readonly TermShape[];
  readonly version?: number;
  /** Today in its time zone. */
  readonly today: string;
};

/** A school or company as those see it who sell to it. */
export const InstitutionRecord = builder.objectRef<InstitutionRecordShape>('InstitutionRecord').implement({
  description:
    'An institution as those see it who license to it or help it. Its learners see its name and logo, the rest is null for them.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the institution.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'The address of its logo; null where there is none.' }),
    country_code: t.string({
      nullable: true,
      description: 'The country it is in, two letters of ISO 3166-1.',
      resolve: ({ country_code }) => country_code ?? null,
    }),
    country: t.string({
      nullable: true,
      description: 'The English name of that country.',
      resolve: ({ country }) => country ?? null,
    }),
    state_code: t.string({
      nullable: true,
      description: 'The state or province; null in countries whose addresses carry none.',
      resolve: ({ state_code }) => state_code ?? null,
    }),
    state: t.string({
      nullable: true,
      description: 'The name of that state or province.',
      resolve: ({ state }) => state ?? null,
    }),
    ...forEach(institutionTexts, (name, { what }) =>
      t.string({
        nullable: true,
        description: `${what}; null where nobody has said it.`,
        resolve: (record) => record[name] ?? null,
      }),
    ),
    time_zone: t.string({
      nullable: true,
      description: 'The time zone (IANA) in which its days begin.',
      resolve: ({ time_zone }) => time_zone ?? null,
    }),
    sales_manager: t.field({
      type: User,
      nullable: true,
      description:
        'Who is named as its sales manager, even where they have left or sell no more; null where nobody is.',
      resolve: ({ sales_manager }) => sales_manager ?? null,
    }),
    looked_after_by: t.field({
      type: User,
      nullable: true,
      description: 'Its sales manager as long as they are there and sell; null where nobody looks after it.',
      resolve: ({ sales_manager }) => (sales_manager?.looks_after ? sales_manager : null),
    }),
    today: t.expose('today', { type: 'Date', description: 'Today in its time zone.' }),
    version: t.int({
      nullable: true,
      description: 'Which version this is, for saving changes to it.',
      resolve: ({ version }) => version ?? null,
    }),
  }),
});

/** The institution row `i` as one JSON object for those who license to it or help it. For use inside a larger statement. */
export const recordJson: RawBuilder<InstitutionRecordShape> = sql`json_build_object(
  'id', i.id, 'name', i.name, 'logo', i.logo, 'country_code', i.country_code, 'state_code', i.state_code,
  ${jsonOfTexts(institutionTexts, 'i')}, 'time_zone', i.time_zone, 'version', i.version, 'today', today(i.time_zone),
  'country', (select country_name from countries c where c.country_code = i.country_code),
  'state', (select state_name from states s where s.country_code = i.country_code and s.state_code = i.state_code),
  'sales_manager', (select json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
      'avatar', u.avatar, 'email', u.email, 'role', u.role, 'looks_after', ${looksAfter('u')})
    from users u where u.id = i.sales_manager_id),
  'licenses', (select coalesce(json_agg(json_build_object('id', l.id, 'is_quoted', l.is_quoted,
      'is_draft', ${isDraft('l')},
      'activation_date', l.activation_date, 'expiry_date', l.expiry_date)
      order by l.is_quoted, l.expiry_date desc nulls last, l.id), '[]'::json)
    from licenses l where l.institution_id = i.id and l.deleted_on is null))`;
