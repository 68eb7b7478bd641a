import { builder } from '../../../base/graphql/builder.ts';
import { refusalMessage } from '../../../refusal-message.ts';
import { InstitutionMember } from '../institution-member.ts';
import { bringMemberBack, type RestoredShape } from './bring-member-back.ts';
import type { ReturnedGroup } from './restore-members.ts';

const ReturnedGroupRef = builder.objectRef<ReturnedGroup>('ReturnedGroup').implement({
  description: 'A group that somebody was removed from together with its institution, or was invited to since.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    code: t.exposeString('code', {
      nullable: true,
      description:
        'Why they are not in it, from the closed list: GROUP_FULL, NO_SEATS_LEFT, or NOT_FOUND for a group that was deleted since; of one that they were invited to also GROUP_NOT_ACTIVE, LICENSE_EXPIRED, REMOVED_FROM_GROUP, or FORBIDDEN for who is no learner; null where they are.',
    }),
    message: t.string({
      description: 'The same, in English; people read the sentence of the code in their language.',
      resolve: ({ code }) => (code ? refusalMessage({ code }) : 'Done.'),
    }),
  }),
});

const RestoredMember = builder.objectRef<RestoredShape>('RestoredMember').implement({
  description: 'Somebody who is a member of an institution again.',
  fields: (t) => ({
    member: t.field({
      type: InstitutionMember,
      description: 'The membership, as it was.',
      resolve: ({ member }) => member,
    }),
    groups: t.field({
      type: [ReturnedGroupRef],
      description:
        'The groups that they were removed from together with the institution, by name, then the one that an open invitation led to.',
      resolve: ({ groups }) => [...groups],
    }),
  }),
});

builder.mutationField('restoreInstitutionMember', (t) =>
  t.field({
    type: RestoredMember,
    description:
      'Brings a member back who was removed in the last 30 days, with the memberships of groups that ended with it, each where there is still a place, and answers an open invitation of theirs, whose group they join; it is told of each. Who is a member stays as they are. It refuses whom the caller could not remove.',
    args: { id: t.arg.id({ description: 'The id of the membership.' }) },
    resolve: (_root, { id }, context) => bringMemberBack(context, id),
  }),
);
