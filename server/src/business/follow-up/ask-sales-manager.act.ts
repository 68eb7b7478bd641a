import {
  asksAboutMember,
  memberQuestionSchema,
  seatsQuestionSchema,
} from '@lectern/domain/business/follow-up/sales-question.ts';
import type { FollowUpQuestion } from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { renewalRoles, type InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { User, type UserShape } from '../../base/account/user.ts';
import { looksAfter } from '../institution/looks-after.ts';
import { actAt, type Acting } from '../institution/people/member-actor.ts';
import { writeActivity } from '../institution/write-activity.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

type AskedShape = {
  readonly is_new: boolean;
  readonly asked_on: string;
  readonly asked_by: UserShape;
  readonly seats: number | null;
  readonly sales_manager: UserShape | null;
};

const SalesQuestion = builder.objectRef<AskedShape>('SalesQuestion').implement({
  description: 'A question of an institution to those who sell, which stands on their list until it is dealt with.',
  fields: (t) => ({
    is_new: t.exposeBoolean('is_new', {
      description: 'False where the same question was open already: then nothing is asked a second time.',
    }),
    asked_on: t.expose('asked_on', { type: 'DateTime', description: 'When it was asked first.' }),
    asked_by: t.field({ type: User, description: 'Who asked it first.', resolve: ({ asked_by }) => asked_by }),
    seats: t.exposeInt('seats', { nullable: true, description: 'How many more seats were asked for, if any were.' }),
    sales_manager: t.field({
      type: User,
      nullable: true,
      description: 'Who has it on their list; null where nobody has, or not any more, and all who sell see it.',
      resolve: ({ sales_manager }) => sales_manager,
    }),
  }),
});

const AskSalesManagerInput = builder.inputType('AskSalesManagerInput', {
  description: 'What is asked: about a license, or about a member; exactly one of both.',
  fields: (t) => ({
    license_id: t.id({ required: false, description: 'The license that more seats are wanted of.' }),
    seats: t.int({ required: false, description: 'How many more, at least 1; with a license.' }),
    member_id: t.id({
      required: false,
      description: 'The membership that is asked about, of an administrator or instructor other than oneself.',
    }),
    what: t.string({
      required: false,
      description: 'A note about the seats, or what is wanted with the member: plain text, at most 500 characters.',
    }),
  }),
});

builder.mutationField('askSalesManager', (t) =>
  t.field({
    type: SalesQuestion,
    description:
      'Asks those who sell to an institution for more seats of a license, or about a member whom its administrators may not change. It makes a follow-up for the sales manager; the same question is open once, and an institution asks 20 a day.',
    args: { data: t.arg({ type: AskSalesManagerInput, description: 'What is asked.' }) },
    resolve: async (_root, { data }, context) => {
      const { member_id, license_id } = data;
      if (member_id != null && license_id != null)
        throw new Refusal('INVALID', { field: 'data.member_id', issue: { code: 'WRONG_SHAPE' } });
      return member_id == null ? askForSeats(context, data) : askAboutMember(context, data);
    },
  }),
);

type Asked = typeof AskSalesManagerInput.$inferInput;

async function askForSeats(context: Context, data: Asked): Promise<AskedShape> {
  const acting = await actAt(
    context,
    'askSalesManager',
    sql`(select institution_id from licenses where id = ${data.license_id ?? null}::uuid and deleted_on is null)`,
  );
  const { license_id, ...asked } = parseInput(seatsQuestionSchema, { ...data, what: data.what ?? '' }, 'data');
  const { name } = await context.db
    .selectFrom('licenses')
    .select('name')
    .where('id', '=', license_id)
    .executeTakeFirstOrThrow();
  const question = { question: 'MORE_SEATS', license_id, member_id: null, ...asked } as const;
  return ask(context, acting, question, { activity: 'SEATS_ASKED', about: name });
}

async function askAboutMember(context: Context, data: Asked): Promise<AskedShape> {
  const acting = await actAt(
    context,
    'askSalesManager',
    sql`(select institution_id from institution_members where id = ${data.member_id ?? null}::uuid)`,
  );
  const { member_id, what } = parseInput(memberQuestionSchema, { ...data, what: data.what ?? '' }, 'data');
  const { rows } = await sql<{ role: InstitutionRole; is_self: boolean; name: string }>`/* asked-member */
    select m.role, m.user_id = ${acting.viewerId} as is_self, ${wholeNameIn('u')} as name
    from institution_members m join users u on u.id = m.user_id
    where m.id = ${member_id} and m.deleted_on is null`.execute(context.db);
  const [member] = rows;
  if (!member) throw new Refusal('NOT_FOUND', { field: 'data.member_id' });
  const { role, is_self: isSelf, name } = member;
  // Somebody else has changed the member since: the asker may do it now.
  if (!asksAboutMember({ ...acting.actor, globalRole: null }, { role, isSelf }))
    throw new Refusal('CONFLICT', { details: { id: member_id, role } });
  const question = { question: 'MEMBER', member_id, license_id: null, seats: null, what } as const;
  return ask(context, acting, question, { activity: 'MEMBER_ASKED', about: name });
}

type Question = {
  readonly question: FollowUpQuestion;
  readonly license_id: string | null;
  readonly member_id: string | null;
  readonly seats: number | null;
  readonly what: string;
};
type Told = { readonly activity: 'SEATS_ASKED' | 'MEMBER_ASKED'; readonly about: string };

/** A question is due the day it is asked, so that it stands among what is due at once. */
async function ask(context: Context, acting: Acting, asked: Question, told: Told): Promise<AskedShape> {
  const { db, limiter } = context;
  const { viewerId, institution } = acting;
  const open = await findOpen(db, institution.id, asked);
  if (open) return open;
  await limiter.count('salesQuestion', institution.id);
  const { question, license_id, member_id, seats, what } = asked;
  const { rows } = await sql<{ id: string }>`/* ask-sales-manager */
    insert into follow_ups (institution_id, license_id, member_id, question, seats, what, assignee_id, due_on, created_by, modified_by)
    select i.id, ${license_id}::uuid, ${member_id}::uuid, ${question}, ${seats}::int, ${what},
      (select u.id from users u where ${looksAfter('u')}), today(i.time_zone), ${viewerId}::uuid, ${viewerId}::uuid
    from institutions i where i.id = ${institution.id} on conflict do nothing returning id`.execute(db);
  const [made] = rows;
  const stands = await findOpen(db, institution.id, asked);
  // One that another act has asked in this moment is not read yet.
  if (!stands) throw new Refusal('UNAVAILABLE');
  if (!made) return stands;
  await writeActivity(db, { institution_id: institution.id, user_id: viewerId, ...told });
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution.id,
    action: 'SALES_ASKED',
    object: { type: 'follow-up', id: made.id },
    details: { question, license_id, member_id, seats },
    personal: { what },
  });
  return { ...stands, is_new: true };
}

async function findOpen(db: Database, institutionId: string, asked: Question): Promise<AskedShape | null> {
  const { question, license_id, member_id } = asked;
  const person = (which: RawBuilder<boolean>) => sql`(select json_build_object('id', u.id, 'first_name', u.first_name,
    'last_name', u.last_name, 'avatar', u.avatar) from users u where ${which})`;
  // Who is not there any more, or has another role by now, does nothing about it.
  const dealing = sql<boolean>`u.id = f.assignee_id and u.deleted_on is null and u.role = any(${[...renewalRoles]}::global_role[])`;
  const { rows } = await sql<AskedShape>`/* open-question */
    select false as is_new, f.created_on as asked_on, ${person(sql<boolean>`u.id = f.created_by`)} as asked_by, f.seats,
      ${person(dealing)} as sales_manager
    from follow_ups f where f.institution_id = ${institutionId} and f.question = ${question}
      and coalesce(f.member_id, f.license_id) = ${member_id ?? license_id}
      and f.done_on is null and f.deleted_on is null`.execute(db);
  return rows[0] ?? null;
}
