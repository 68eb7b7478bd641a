import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { readProgressFacts } from '../../learning/course/progress-facts.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { AnotherAttempts } from './another-attempts.ts';
import { readAnotherAttempts } from './read-another-attempts.ts';

builder.queryField('anotherAttempts', (t) =>
  t.field({
    type: AnotherAttempts,
    description: 'The further attempts that were allowed to a learner of a group, and those that you may allow.',
    args: {
      groupId: t.arg.id({ description: 'The group.' }),
      courseId: t.arg.id({ description: 'The course.' }),
      userId: t.arg.id({ description: 'The learner.' }),
    },
    resolve: async (_root, { groupId, courseId, userId }, context) => {
      const place = { viewerId: getViewerId(context), groupId, courseId, studentId: userId };
      const facts = await readProgressFacts(context.db, place);
      context.checks.allow('anotherAttempts', facts ? principalOf(facts.access) : { signedIn: true });
      if (!facts?.is_member) throw new Refusal('NOT_FOUND');
      return readAnotherAttempts(context.db, facts, userId);
    },
  }),
);
