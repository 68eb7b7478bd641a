import { inviteeSchema, mostInvitees, type InviteState } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { InstitutionRoleRef } from '../../../base/account/institution-role.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';
import { invite } from './invite.ts';
import { actAt } from './member-actor.ts';

const InviteStateRef = builder.enumType('InviteState', {
  description: 'What became of one row of those that were to be invited.',
  values: {
    INVITED: { description: 'The invitation is made, and its mail on its way.' },
    MEMBER: { description: 'The address belongs to a member of the institution; nothing was done.' },
    OPEN: { description: 'The address is invited already; that invitation stays as it is.' },
    TWICE: { description: 'A row before it has the same address; nothing was done for this one.' },
  } satisfies Record<InviteState, { description: string }>,
});

const InviteeInput = builder.inputType('InviteeInput', {
  description: 'One of several people who are invited.',
  fields: (t) => ({
    id: t.int({ description: 'The number of the row, as the caller counts; it comes back with its result.' }),
    first_name: t.string({ description: 'The first name: 1 to 200 characters on one line.' }),
    last_name: t.string({ description: 'The last name: 1 to 200 characters on one line.' }),
    email: t.string({ description: 'The address that the invitation is for; case does not count.' }),
    role: t.field({
      type: InstitutionRoleRef,
      description: 'The role that is offered; CENTER_ADMIN is FORBIDDEN but to those who sell.',
    }),
  }),
});

type ResultShape = {
  readonly row: number;
  readonly state: InviteState;
  readonly invitation: InvitationShape | null;
};

const InviteResult = builder.objectRef<ResultShape>('InviteResult').implement({
  description: 'What became of one row.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The number that the caller gave the row.' }),
    state: t.expose('state', { type: InviteStateRef, description: 'What became of it.' }),
    invitation: t.expose('invitation', {
      type: Invitation,
      nullable: true,
      description: 'The invitation that was made, or that was there already; null otherwise.',
    }),
  }),
});

builder.mutationField('inviteInstitutionMembers', (t) =>
  t.field({
    type: [InviteResult],
    description:
      'Invites several people into an institution by mail, 100 at most, and says of each row what became of it. A row that is not right is refused with its place, and then nobody is invited.',
    args: {
      institutionId: t.arg.id({ description: 'The institution.' }),
      data: t.arg({ type: [InviteeInput], description: 'The people, in any order.' }),
      language: t.arg.string({
        required: false,
        description: 'The language of the mails, a tag such as es; English where Lectern does not speak it.',
      }),
    },
    resolve: async (_root, { institutionId, data, language = null }, context): Promise<ResultShape[]> => {
      const acting = await actAt(context, 'inviteInstitutionMembers', institutionId);
      const tooMany = { code: 'TOO_MANY', maximum: mostInvitees } as const;
      if (data.length > mostInvitees) throw new Refusal('INVALID', { field: 'data', issue: tooMany });
      const rows = data.map(({ id, ...row }, at) => ({ id, ...parseInput(inviteeSchema, row, `data.${at}`) }));
      const first = new Map(rows.toReversed().map((row) => [row.email, row]));
      const invitees = [...first.values()].map(({ id: _id, ...invitee }) => invitee);
      const invited = invitees.length > 0 ? await invite(context, acting, invitees, language) : new Map();
      return rows.map((row) => {
        if (first.get(row.email) !== row) return { row: row.id, state: 'TWICE', invitation: null };
        const result = invited.get(row.email);
        if (!result) throw new Error('each address that was asked for has a result');
        return { row: row.id, state: result.state, invitation: result.invitation ?? null };
      });
    },
  }),
);
