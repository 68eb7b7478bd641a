import { mostMailTries } from '@lectern/domain/business/institution/invitation-mail.ts';
import { memberListSchema, type InvitationFilter } from '@lectern/domain/business/institution/member-list.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { finds } from '../../../base/database/finds.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewerId } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution-access.ts';
import {
  Invitation,
  invitationJson,
  shownInvitation,
  stands,
  type InvitationRow,
  type InvitationShape,
} from '../invitation.ts';

type PageShape = { readonly invitations: readonly InvitationShape[]; readonly hasMore: boolean };

const InvitationPage = builder.objectRef<PageShape>('InvitationPage').implement({
  description: 'Some invitations of an institution, and whether there are more.',
  fields: (t) => ({
    invitations: t.field({
      type: [Invitation],
      description: 'The invitations that nobody has answered, the newest first; those that are over too.',
      resolve: ({ invitations }) => [...invitations],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ invitations, hasMore }) => (hasMore ? (invitations.at(-1)?.id ?? null) : null),
    }),
  }),
});

const InvitationFilterRef = builder.enumType('InvitationFilter', {
  description: 'Which invitations of an institution are listed.',
  values: {
    OPEN: { description: 'Those that can be accepted.' },
    OVER: { description: 'Those whose 30 days are over.' },
    WAITING: { description: 'Those whose mail waits for a day with room for it.' },
    UNREACHED: { description: 'Those whose mail reached nobody: the address was refused, or every try failed.' },
  } satisfies Record<InvitationFilter, { description: string }>,
});

/** What holds of row `n` of `invitations` for each. */
const filters: Record<InvitationFilter, RawBuilder<boolean>> = {
  OPEN: sql`n.expires_on > now()`,
  OVER: sql`n.expires_on <= now()`,
  WAITING: sql`exists (select from mail_outbox x where x.id = n.mail_id and x.sent_on is null and x.not_before > now())`,
  UNREACHED: sql`exists (select from mail_outbox x where (x.id = n.mail_id and x.sent_on is null
      and (x.refused_on is not null or x.tries >= ${sql.lit(mostMailTries)}))
    or (x.invitation_id = n.id and x.refused_on >= n.mailed_on))`,
};

/** Whether row `n` of `invitations` comes after the cursor. Said only where there is one: a plan for both would look through all before it. */
const isAfter = (cursor: string) =>
  sql`(n.created_on, n.id) < (select a.created_on, a.id from invitations a where a.id = ${cursor})`;

builder.queryField('institutionInvitations', (t) =>
  t.field({
    type: InvitationPage,
    description: 'The invitations of an institution that nobody has answered, the newest first.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      search: t.arg.string({
        required: false,
        description:
          'What stands in the name or address of an invitation, at least 2 characters, 1 where it is not Latin; left out for all.',
      }),
      show: t.arg({ type: InvitationFilterRef, required: false, description: 'Which of them; left out for all.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({
        required: false,
        description: 'The cursor of the page before; BAD_CURSOR if it is unknown or was answered since.',
      }),
    },
    resolve: async (_root, { institution_id, after = null, ...asked }, context) => {
      const viewerId = getViewerId(context);
      const { search, pageSize } = parseInput(memberListSchema, {
        search: asked.search ?? '',
        pageSize: asked.pageSize ?? 10,
      });
      const { rows } = await sql<Row>`/* institution-invitations */
        select ${institutionAccess(institution_id)},
          ${after}::uuid is null or coalesce((select a.institution_id = ${institution_id} and a.withdrawn_on is null
            from invitations a where a.id = ${after}), false) as cursor_known,
          (select coalesce(json_agg(listed.invitation), '[]'::json) from (
            select ${invitationJson} as invitation
            from invitations n join users o on o.id = n.created_by
            where n.institution_id = ${institution_id} and ${stands} and ${asked.show ? filters[asked.show] : sql`true`}
              and ${finds(sql`n.searched`, search)}
              and ${after === null ? sql`true` : isAfter(after)}
            order by n.created_on desc, n.id desc limit ${pageSize + 1}) listed) as invitations
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { invitations, cursor_known, ...access } = rows[0];
      context.checks.allow('institutionInvitations', principalAt(access));
      const { institution } = access;
      if (!institution) throw new Refusal('NOT_FOUND');
      if (!cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const shown = invitations.slice(0, pageSize).map((one) => shownInvitation(one, { ...access, institution }));
      return { invitations: shown, hasMore: invitations.length > pageSize };
    },
  }),
);

type Row = InstitutionAccess & {
  readonly cursor_known: boolean;
  readonly invitations: readonly InvitationRow[];
};
