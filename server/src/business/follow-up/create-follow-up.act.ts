import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { FollowUpInputRef, readFollowUpInput } from './follow-up-input.ts';
import { FollowUp } from './follow-up.ts';
import { getFollower, writeFollowUp } from './hold-follow-up.ts';

builder.mutationField('createFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description: 'Writes down what is to be done for an institution, alone or on a comment about it.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      data: t.arg({ type: FollowUpInputRef, description: 'What, who and when.' }),
      comment_id: t.arg.id({
        required: false,
        description: 'The comment about the institution that it stands on, for those who sell; left out for none.',
      }),
    },
    resolve: async (_root, { institution_id, data, comment_id = null }, context) => {
      const { db } = context;
      const viewer = await getFollower(context, 'createFollowUp');
      const reads = isAllowed('Institution.comments', { signedIn: true, globalRole: viewer.role });
      const { rows } = await sql<{ today: string; commented: boolean }>`/* follow-up-institution */
        select today(i.time_zone)::text as today, exists (
          select from comments c where c.id = ${comment_id}::uuid and c.institution_id = i.id) as commented
        from institutions i where i.id = ${institution_id} and i.deleted_on is null`.execute(db);
      const [found] = rows;
      if (!found) throw new Refusal('NOT_FOUND', { field: 'institution_id' });
      if (comment_id !== null && !(reads && found.commented)) throw new Refusal('NOT_FOUND', { field: 'comment_id' });
      const facts = { today: found.today, due_on: null, silent: false };
      const input = await readFollowUpInput(db, institution_id, data, facts);
      const { id } = await db
        .insertInto('follow_ups')
        .values({ ...input, institution_id, comment_id, created_by: viewer.id, modified_by: viewer.id })
        .returning('id')
        .executeTakeFirstOrThrow();
      const { what, ...details } = input;
      return writeFollowUp(context, viewer, {
        id,
        institution_id,
        action: 'FOLLOW_UP_CREATED',
        details: { ...details, comment_id },
        personal: { what },
      });
    },
  }),
);
