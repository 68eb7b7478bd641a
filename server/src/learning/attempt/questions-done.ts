import { sql, type RawBuilder } from 'kysely';

/**
 * How many questions of the open result `r`, whose attempt is `a`, are done: settled in a study project, answered in a
 * sitting, of which nothing is settled before it is submitted.
 */
export const questionsDone: RawBuilder<number> = sql<number>`case when r.type = 'STUDY_PROJECT' then r.questions_done
  else answered_questions(a.questions, a.progress, r.exercise_id) end`;
