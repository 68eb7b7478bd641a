import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { refusalMessage } from '../../refusal-message.ts';

/** What an act on several members came to for one of them. */
export type GroupMemberResultShape = {
  readonly status: 'DONE' | 'REFUSED' | 'NOT_DONE';
  readonly code: RefusalCode | null;
  readonly memberId: string | null;
  readonly user_id: string;
  readonly currentGroup_id: string | null;
};

const GroupMemberResultStatus = builder.enumType('GroupMemberResultStatus', {
  description: 'What an act on several members came to for one of them.',
  values: {
    DONE: { description: 'It was done.' },
    REFUSED: { description: 'It was not done, for the reason in `code`.' },
    NOT_DONE: { description: 'Nothing spoke against it, but it is done for all or none and another was refused.' },
  } satisfies Record<GroupMemberResultShape['status'], { description: string }>,
});

/** What an act on the members of a group came to for one person. */
export const GroupMemberResult = builder.objectRef<GroupMemberResultShape>('GroupMemberResult').implement({
  description: 'What an act on the members of a group came to for one person.',
  fields: (t) => ({
    status: t.expose('status', { type: GroupMemberResultStatus, description: 'Whether it was done for the person.' }),
    message: t.string({
      description: 'What happened, in English; people read the sentence of the code in their language.',
      resolve: ({ status, code }) => (code ? refusalMessage({ code }) : status === 'DONE' ? 'Done.' : 'Not done.'),
    }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The reason for a no, from the closed list; null where the person was not refused.',
    }),
    memberId: t.exposeID('memberId', {
      nullable: true,
      description: 'The id of the membership; null for whoever has none.',
    }),
    user_id: t.exposeID('user_id', { description: 'The person.' }),
    currentGroup_id: t.exposeID('currentGroup_id', {
      nullable: true,
      description: 'The group that the person belongs to now; null where they belong to none of those named.',
    }),
  }),
});
