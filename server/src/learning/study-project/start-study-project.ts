import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { present } from '@lectern/domain/learning/question/present.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { secureRandom } from '../../secure-random.ts';
import { readProgressFacts } from '../course/progress-facts.ts';
import { studyProjectProgress } from '../course/progress-view.ts';
import { readProjectQuestions } from './read-project-questions.ts';

type Place = {
  readonly viewerId: string;
  readonly group_id: string;
  readonly course_id: string;
  readonly study_project_id: string;
};

/** Opens a new attempt at a study project; it refuses what is locked for the learner and what has no questions. */
export async function startStudyProject(db: Database, place: Place): Promise<void> {
  await refuseLocked(db, place);
  const questions = await readProjectQuestions(db, place.study_project_id);
  if (questions.length === 0) throw new Refusal('NO_QUESTIONS');
  const asked = questions.map(({ content, ...question }): AskedQuestion => ({
    ...question,
    ...present(content, secureRandom),
  }));
  const { id } = await db
    .insertInto('attempts')
    .values({
      group_id: place.group_id,
      user_id: place.viewerId,
      course_id: place.course_id,
      type: 'STUDY_PROJECT',
      study_project_id: place.study_project_id,
      level: asked[0]?.level ?? null,
      questions: JSON.stringify(asked),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`/* open-study-project-result */
    insert into exercise_results (group_id, user_id, attempt_id, type, study_project_id, attempt, total_questions)
    select ${place.group_id}, ${place.viewerId}, ${id}, 'STUDY_PROJECT', ${place.study_project_id},
      coalesce(max(r.attempt), 0) + 1, ${asked.length}
    from exercise_results r
    where r.group_id = ${place.group_id} and r.user_id = ${place.viewerId} and r.exercise_id = ${place.study_project_id}`.execute(
    db,
  );
}

async function refuseLocked(db: Database, { viewerId, group_id, course_id, study_project_id }: Place): Promise<void> {
  const facts = await readProgressFacts(db, { viewerId, studentId: viewerId, groupId: group_id, courseId: course_id });
  const project = facts && studyProjectProgress(facts).find(({ id }) => id === study_project_id);
  if (!project) throw new Refusal('NOT_PUBLISHED');
  if (project.lock_reason) throw new Refusal(project.lock_reason);
}
