import type { InvitationActState } from '@lectern/domain/business/institution/members.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { Invitation, type InvitationShape } from '../invitation.ts';

const InvitationActStateRef = builder.enumType('InvitationActState', {
  description: 'What became of one invitation of several.',
  values: {
    DONE: { description: 'It is as it was asked for.' },
    GONE: { description: 'It was answered or withdrawn, is none of the institution, or is too old to come back.' },
    FORBIDDEN: { description: 'You may not give the role that it offers; nothing was done.' },
    TAKEN: { description: 'Its address is invited again or belongs to a member by now; nothing was done.' },
  } satisfies Record<InvitationActState, { description: string }>,
});

/** What became of one of several. */
export type ResultShape = {
  readonly id: string;
  readonly state: InvitationActState;
  readonly invitation: InvitationShape | null;
};

/** What became of one of several, as the API shows it. */
export const InvitationResult = builder.objectRef<ResultShape>('InvitationResult').implement({
  description: 'What became of one invitation of several that one act was about.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id that was sent.' }),
    state: t.expose('state', { type: InvitationActStateRef, description: 'What became of it.' }),
    invitation: t.expose('invitation', {
      type: Invitation,
      nullable: true,
      description: 'The invitation as it is now; null for one that is gone, and one that was withdrawn by this.',
    }),
  }),
});
