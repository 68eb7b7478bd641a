import {
  firstNoticeDays,
  type MailReaders,
  type NoticeFacts,
} from '@lectern/domain/business/renewal/renewal-notices.ts';
import { shortShare } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { looksAfter } from '../../institution/looks-after.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

/** A license that something may be told of. */
export type NoticedLicense = NoticeFacts & {
  readonly id: string;
  readonly name: string;
  readonly term: number;
  readonly expiry_date: string;
  readonly institution_id: string;
  readonly institution: string;
  /** Who sells to the institution, with a confirmed address. */
  readonly sales_manager: { readonly name: string; readonly email: string } | null;
  /** As what its reader looks after it. */
  readonly reads_as: MailReaders;
};

/** Somebody who may be told of licenses today, which they have not been yet. */
export type NoticeReader = {
  readonly id: string;
  readonly email: string;
  readonly language: string | null;
  readonly name: string;
  readonly licenses: readonly NoticedLicense[];
};

/**
 * The sales managers and administrators of licenses that end within 90 days or have nine tenths of their seats taken, as
 * far as their institution wants mails for them. Only an address that was confirmed is written to.
 */
export async function readReaders(db: Database): Promise<NoticeReader[]> {
  const { rows } = await sql<NoticeReader>`/* notice-readers */
      with running as materialized (
        select l.id, l.name, l.max_users as bought, l.expiry_date, l.total_renewals as term, i.id as institution_id,
          i.name as institution, i.sales_manager_id, i.mails_sales, i.mails_administrators,
          l.expiry_date - today(i.time_zone) as days_left,
          today(i.time_zone) - greatest(l.activation_date, (l.last_renewed at time zone i.time_zone)::date) as days_run,
          coalesce((select e.taken from seat_entries e where e.license_id = l.id order by e.number desc limit 1), 0) as taken
        from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
        where l.deleted_on is null and l.activation_date is not null and l.expiry_date > today(i.time_zone)
      ), chosen as materialized (
        select * from running where days_left <= ${firstNoticeDays}::int or taken >= ${shortShare}::float8 * bought
      ), readers as (
        select distinct on (r.user_id, r.id) r.* from (
          select c.*, u.id as user_id, 0 as rank, 'SALES' as reads_as
          from chosen c join users u on ${looksAfter('u', 'c')}
          where c.mails_sales
          union all
          select c.*, m.user_id, 1 as rank, 'ADMINISTRATORS' as reads_as
          from chosen c join institution_members m on m.institution_id = c.institution_id and m.role = 'CENTER_ADMIN'
            and m.deleted_on is null
          where c.mails_administrators
        ) r order by r.user_id, r.id, r.rank
      )
      select u.id, u.email, u.language, ${wholeNameIn('u')} as name,
        json_agg(json_build_object('id', r.id, 'name', r.name, 'term', r.term, 'expiry_date', r.expiry_date,
          'institution_id', r.institution_id, 'institution', r.institution, 'reads_as', r.reads_as,
          'sales_manager', (select json_build_object('name', ${wholeNameIn('s')}, 'email', s.email)
            from users s where s.id = r.sales_manager_id and s.email_verified and s.deleted_on is null),
          'days_left', r.days_left, 'days_run', r.days_run, 'bought', r.bought, 'taken', r.taken,
          'told', (select coalesce(json_agg(n.step), '[]'::json) from license_notices n
            where n.license_id = r.id and n.term = r.term and n.user_id = r.user_id)
        ) order by lower(r.institution), r.institution_id, r.expiry_date, r.id) as licenses
      from readers r join users u on u.id = r.user_id and u.deleted_on is null and u.email_verified
      where not exists (select from renewal_digests d where d.user_id = u.id and d.last_on >= today('UTC'))
      group by u.id order by u.id`.execute(db);
  return rows;
}
