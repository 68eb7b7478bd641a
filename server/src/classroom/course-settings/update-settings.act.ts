import {
  courseSettingsSchema,
  ownSettings,
  type CourseSettingsInput,
} from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { CourseSettings, ReviewRuleRef, type CourseSettingsShape } from './course-settings.ts';
import { holdSettings } from './hold-settings.ts';
import { keepOwn } from './keep-own.ts';
import { readSettings } from './read-settings.ts';
import { removeOwn } from './remove-own.ts';

const AssessmentSettingsInput = builder.inputType('AssessmentSettingsInput', {
  description: 'What a group says of one assessment. What is as in the course follows the course from then on.',
  fields: (t) => ({
    id: t.id({ description: 'The benchmark or summary, published and of the course.' }),
    time: t.int({
      required: false,
      description: 'Its time in seconds, at most 36000; 0 is without a clock. Left out, it stays as it is.',
    }),
    questions_per_lesson: t.int({
      required: false,
      description: 'How many questions it asks of each lesson, 1 to 10; null as many as the course says.',
    }),
  }),
});

const GroupAssessmentSettingsInput = builder.inputType('GroupAssessmentSettingsInput', {
  description: 'Settings of assessments, and rules of the group. What is left out stays as it is.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    course_id: t.id({ description: 'The course.' }),
    version: t.int({
      required: false,
      description:
        'The version they were read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
    benchmarks: t.field({ type: [AssessmentSettingsInput], description: 'The benchmarks to change.' }),
    summaries: t.field({ type: [AssessmentSettingsInput], description: 'The summaries to change.' }),
    summary_attempts: t.int({
      required: false,
      description: 'How often a summary can be taken, 1 to 99; null is without a limit.',
    }),
    in_sequence: t.boolean({ required: false, description: 'Whether study projects open one after the other.' }),
    benchmark_first: t.boolean({ required: false, description: 'Whether the benchmark opens the rest of its level.' }),
    review_benchmarks: t.field({
      type: ReviewRuleRef,
      required: false,
      description: 'When the right answers of benchmarks are shown.',
    }),
    review_summaries: t.field({
      type: ReviewRuleRef,
      required: false,
      description: 'When the right answers of summaries are shown.',
    }),
  }),
});

builder.mutationField('updateGroupAssessmentSettings', (t) =>
  t.field({
    type: CourseSettings,
    description:
      'Sets time and questions of assessments of a course in a group, which the next attempts have and running ones do not, and the rules of the group.',
    args: { data: t.arg({ type: GroupAssessmentSettingsInput, description: 'What is to hold.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const viewerId = getViewerId(context);
      const place = { groupId: data.group_id, courseId: data.course_id };
      const before = await holdSettings(context, 'updateGroupAssessmentSettings', place);
      if (data.version != null && data.version !== before.version) throw conflictOf(before);
      const input = parseInput(courseSettingsSchema, data, 'data');
      const { benchmarks, summaries, ...rules } = input;
      const own = [
        ...ownOf(benchmarks, before.benchmarks, 'benchmarks').map((one) => ({ ...one, benchmark_id: one.id })),
        ...ownOf(summaries, before.summaries, 'summaries').map((one) => ({ ...one, summary_id: one.id })),
      ];
      await setRules(db, data.group_id, viewerId, rules);
      await removeOwn(
        db,
        data.group_id,
        [...benchmarks, ...summaries].map(({ id }) => id),
      );
      await keepOwn(db, { ...place, viewerId }, own);
      const after = await readSettings(context, 'updateGroupAssessmentSettings', place);
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: before.institution_id,
        action: 'ASSESSMENT_SETTINGS_CHANGED',
        object: { type: 'group', id: data.group_id },
        details: { course_id: data.course_id, ...input },
      });
      return after;
    },
  }),
);

/** Tells what holds by now; who has extra time is no part of it. */
function conflictOf({ group_id: id, version, benchmarks, summaries, ...held }: CourseSettingsShape): Refusal {
  const { summary_attempts, in_sequence, benchmark_first, review_benchmarks, review_summaries } = held;
  const rules = { summary_attempts, in_sequence, benchmark_first, review_benchmarks, review_summaries };
  return new Refusal('CONFLICT', { details: { id, version, theirs: { benchmarks, summaries, ...rules } } });
}

/** What the group is to keep of its own; it refuses what is not a published assessment of the course. */
function ownOf(
  chosen: CourseSettingsInput['benchmarks'],
  present: CourseSettingsShape['benchmarks'],
  list: 'benchmarks' | 'summaries',
) {
  return chosen.flatMap(({ id, time: seconds, questions_per_lesson: count }, index) => {
    const found = present.find(({ assessment_id }) => assessment_id === id);
    if (!found) throw new Refusal('NOT_FOUND', { field: `data.${list}.${index}.id` });
    const { course_time: time, course_questions_per_lesson: questions_per_lesson } = found;
    const settings = { time: seconds ?? found.time ?? time ?? 0, questions_per_lesson: count };
    const own = ownSettings(settings, { time, questions_per_lesson });
    return own ? [{ id, ...own }] : [];
  });
}

async function setRules(
  db: Database,
  groupId: string,
  viewerId: string,
  rules: Omit<CourseSettingsInput, 'benchmarks' | 'summaries'>,
): Promise<void> {
  await db
    .updateTable('groups')
    .set({
      ...rules,
      settings_version: sql<number>`settings_version + 1`,
      modified_on: sql<string>`now()`,
      modified_by: viewerId,
    })
    .where('id', '=', groupId)
    .execute();
}
