import { progressAfter } from '@lectern/domain/learning/attempt/after-save.ts';
import { resumeIndex } from '@lectern/domain/learning/attempt/resume-index.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { z } from 'zod';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { lockMember } from '../../base/access/lock-member.ts';
import { attemptHead, type AttemptRow } from '../attempt/attempt-row.ts';
import { givenAnswers } from '../attempt/given-answers.ts';
import { refuseStale } from '../attempt/refuse-stale.ts';
import { writeAttempt } from '../attempt/write-attempt.ts';
import { ownWork } from '../attempt/own-work.ts';
import { lockStudyProject, type LockedStudyProject } from './lock-study-project.ts';
import { startStudyProject } from './start-study-project.ts';
import { StudyProjectProgress } from './study-project-progress.ts';

const entry = z.object({
  answer: z.unknown().optional(),
  seconds: z.unknown().optional(),
  reset: z.boolean().optional(),
});
const draft = z.record(z.string().max(64), entry);
type Draft = z.infer<typeof draft>;

const StudyProjectProgressInput = builder.inputType('StudyProjectProgressInput', {
  description: 'A draft of a study project. Without a revision it starts a new attempt, or takes up the open one.',
  fields: (t) => ({
    user_id: t.id({ required: false, description: 'The learner; if given, it must be you.' }),
    study_project_id: t.id({ description: 'The study project.' }),
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({
      required: false,
      description: 'The attempt it belongs to; once that one is over, it is refused and changes no later one.',
    }),
    question_index: t.int({
      required: false,
      description: 'The question reached, counted from 0; kept within the questions there are. Left out, it stays.',
    }),
    progress: t.field({
      type: 'JSON',
      required: false,
      description:
        'By question id: answer, seconds (active, in all) and reset (true after Try Again). Settled questions stay as they are.',
    }),
    questions: t.idList({
      required: false,
      description: 'The order of the questions; the order of the server stands.',
    }),
    revision: t.int({
      required: false,
      description: 'The revision this draft is based on; an older one is a CONFLICT.',
    }),
  }),
});

builder.mutationField('saveStudyProjectProgress', (t) =>
  t.field({
    extensions: ownWork,
    type: StudyProjectProgress,
    description:
      'Saves your draft of a study project, so that it resumes on any device. The first call begins the attempt.',
    args: { data: t.arg({ type: StudyProjectProgressInput, description: 'The draft.' }) },
    resolve: async (_root, { data }, context) => {
      const place = await lockStudyProject(context, 'saveStudyProjectProgress', data);
      const changes = parseInput(draft, data.progress ?? {}, 'data.progress');
      const attempt = place.attempt ?? (await beginOnce(context, data, place));
      const index = data.question_index ?? attempt.question_index;
      return attemptHead(await saveDraft(context, attempt, changes, index, data.revision ?? null));
    },
  }),
);

/** The attempt that is open now: another call may have begun it while this one waited for its turn. */
async function beginOnce(
  context: Context,
  data: typeof StudyProjectProgressInput.$inferInput,
  { access, course_id }: LockedStudyProject,
): Promise<AttemptRow> {
  if (data.revision != null) throw new Refusal('ATTEMPT_OVER');
  const find = async () => (await lockStudyProject(context, 'saveStudyProjectProgress', data)).attempt;
  await lockMember(context.db, data.group_id, access.viewer_id);
  const begun = await find();
  if (begun) return begun;
  await startStudyProject(context.db, { ...data, course_id, viewerId: access.viewer_id });
  const attempt = await find();
  if (!attempt) throw new Error('an attempt that was just begun is not there');
  return attempt;
}

async function saveDraft(
  { db }: Context,
  open: AttemptRow,
  given: Draft,
  index: number,
  revision: number | null,
): Promise<AttemptRow> {
  refuseStale(open, revision);
  if (Object.keys(given).length === 0 && index === open.question_index) return open;
  const answers = Object.entries(given).map(([question_id, { seconds: seconds_spent, ...one }]) => ({
    ...one,
    question_id,
    seconds_spent,
  }));
  const progress = progressAfter(open.progress, givenAnswers(open.questions, answers, 'data.progress'));
  return writeAttempt(db, open, { progress, question_index: resumeIndex(index, open.questions.length) });
}
