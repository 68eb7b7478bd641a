import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { getOwnUser } from '../../base/account/own-user.ts';
import { ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';
import { readOwnSitting } from './read-own-sitting.ts';
import { SittingTime } from './sitting-time.ts';

builder.queryField('sittingTime', (t) =>
  t.field({
    type: SittingTime,
    description:
      'The clock of your own sitting and where it is, whatever group that is by now. It is light, so that a player can ask every few seconds whether minutes were added or the group was closed; those who watch over the sitting see that it asks.',
    args: {
      attempt_id: t.arg.id({ description: 'The attempt; that of somebody else is refused like a missing one.' }),
    },
    resolve: async (_root, { attempt_id }, context) => {
      const own = await readOwnSitting(context.db, getViewerId(context), sql`a.id = ${attempt_id}`, 'BY_ITS_PAGE');
      context.checks.allow('sittingTime', {
        signedIn: true,
        isSelf: own !== null,
        institutionId: own?.access.institution_id ?? null,
      });
      if (!own) throw new Refusal('NOT_FOUND');
      return own.time;
    },
  }),
);

builder.queryField('openSitting', (t) =>
  t.field({
    type: SittingTime,
    nullable: true,
    description:
      'Where your open sitting of a course is, if it does not simply go on in this group: it was closed, or you were moved or removed since it began. Else null.',
    args: {
      group_id: t.arg.id({ description: 'The group in which it began.' }),
      course_id: t.arg.id({ description: 'The course.' }),
      type: t.arg({ type: ExerciseTypeRef, description: 'BENCHMARK or SUMMARY.' }),
    },
    resolve: async (_root, { group_id, course_id, type }, context) => {
      const { id: viewerId } = await getOwnUser(context.db, getViewerId(context));
      const own = await readOwnSitting(
        context.db,
        viewerId,
        sql`a.course_id = ${course_id} and a.type = ${type} and a.state = 'STARTED'
          and exists (select from group_members m where m.group_id = ${group_id} and m.user_id = a.user_id)
          and (a.group_id = ${group_id} or not exists (select from group_members m
            where m.group_id = ${group_id} and m.user_id = a.user_id and m.deleted_on is null))`,
        'BY_ANOTHER',
      );
      context.checks.allow('openSitting', {
        signedIn: true,
        isSelf: true,
        institutionId: own?.access.institution_id ?? null,
      });
      const place = own?.time.place;
      return own && (place?.standing !== 'OPEN' || place.group_id !== group_id) ? own.time : null;
    },
  }),
);
