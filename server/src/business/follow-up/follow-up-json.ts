import type { FollowUpQuestion } from '@lectern/domain/business/follow-up/follow-up.ts';
import { sql, type RawBuilder } from 'kysely';
import type { UserShape } from '../../base/account/user.ts';

/** What a follow-up is, whoever looks at it. */
export type FollowUpRow = {
  readonly id: string;
  readonly what: string;
  readonly due_on: string;
  readonly done_on: string | null;
  readonly done_by: UserShape | null;
  readonly assignee: UserShape | null;
  readonly institution: { readonly id: string; readonly name: string; readonly logo: string | null };
  readonly license: { readonly id: string; readonly name: string } | null;
  readonly comment: string | null;
  readonly question: FollowUpQuestion | null;
  readonly seats: number | null;
  readonly member: UserShape | null;
  readonly created_on: string;
  readonly created_by: UserShape;
  readonly version: number;
  /** Today in the time zone of the institution. */
  readonly today: string;
};

const person = (id: RawBuilder<unknown>) => sql`(select json_build_object(
  'id', u.id, 'first_name', u.first_name, 'last_name', u.last_name, 'avatar', u.avatar,
  'email', u.email, 'role', u.role) from users u where u.id = ${id})`;

/** The row `f` of `follow_ups` at the institution in row `i` as one JSON object. For use inside a larger statement. */
export const followUpJson: RawBuilder<FollowUpRow> = sql`json_build_object(
  'id', f.id, 'what', f.what, 'due_on', f.due_on, 'done_on', f.done_on, 'question', f.question, 'seats', f.seats,
  'created_on', f.created_on, 'version', f.version, 'today', today(i.time_zone),
  'institution', json_build_object('id', i.id, 'name', i.name, 'logo', i.logo),
  'license', (select json_build_object('id', l.id, 'name', l.name) from licenses l where l.id = f.license_id),
  'comment', (select c.comment from comments c where c.id = f.comment_id),
  'member', ${person(sql`(select m.user_id from institution_members m where m.id = f.member_id)`)},
  'assignee', ${person(sql`f.assignee_id`)}, 'done_by', ${person(sql`f.done_by`)},
  'created_by', ${person(sql`f.created_by`)})`;
