import { sql } from 'kysely';
import { buildUser } from '../../seed/people.ts';
import { addGroupMember } from '../../seed/school.ts';
import { rightAnswer } from '../answers.ts';
import type { TestServer } from '../harness.ts';
import { walkAssessment } from '../walk.ts';
import { documentOf } from './document.ts';
import type { Send } from './principals.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** What is there once the tests have begun. */
type Around = {
  readonly server: TestServer;
  readonly send: Send;
  readonly course: { readonly benchmark_id: string; readonly summary_id: string };
  /** A group with the course, and the token of its main instructor. */
  readonly taught: () => Promise<{ token: string; group_id: string; course_id: string }>;
};

/** Makes everything ready for one call of each mutation about what a group holds and how it takes its assessments. */
export const settingsPreparations = (around: () => Around): Record<string, () => Promise<Prepared>> => ({
  updateGroupAssessmentSettings: async () => {
    const { course, taught } = around();
    const { token, ...data } = await taught();
    const summaries = [{ id: course.summary_id, time: 60 }];
    return { token, variables: { data: { ...data, benchmarks: [], summaries } } };
  },
  releaseGroupPlaces: async () => {
    const { token, group_id: id } = await around().taught();
    return { token, variables: { where: { id } } };
  },
  resetAssessments: async () => {
    const { server, course, taught } = around();
    const { token, course_id, ...data } = await taught();
    const own = { group_id: data.group_id, course_id, summary_id: course.summary_id, time: 60 };
    await server.db.insertInto('assessment_custom_settings').values(own).execute();
    return { token, variables: { data: { ...data, assessments: [course.summary_id] } } };
  },
  createAssessmentCustomSettings: async () => {
    const { course, taught } = around();
    const { token, ...data } = await taught();
    return { token, variables: { data: { ...data, assessment_id: course.summary_id, time: 60 } } };
  },
  deleteAssessmentCustomSettings: async () => {
    const { server, course, taught } = around();
    const { token, ...where } = await taught();
    const own = { ...where, summary_id: course.summary_id, time: 60 };
    await server.db.insertInto('assessment_custom_settings').values(own).execute();
    return { token, variables: { where } };
  },
  addSittingMinutes: async () => {
    const { server, send, taught } = around();
    const { token, ...at } = await taught();
    const user = await buildUser(server.db);
    await addGroupMember(server.db, at.group_id, user.id);
    const data = { ...at, type: 'BENCHMARK', level: 1 };
    const { text } = await send({ token: await server.tokenOf(user) }, documentOf('startAssessment'), { data });
    const { id } = JSON.parse(text).data.startAssessment;
    return { token, variables: { data: { group_id: at.group_id, attempt_ids: [id], minutes: 5 } } };
  },
  keepLateAnswers: async () => {
    const { token, data } = await tooLate(around());
    return { token, variables: { data } };
  },
  decideLateAnswers: async () => {
    const { send } = around();
    const { token, main, group_id, data } = await tooLate(around());
    await send({ token }, documentOf('keepLateAnswers'), { data });
    return { token: main, variables: { data: { group_id, attempt_id: data.attempt_id, take: true } } };
  },
  allowAnotherAttempt: async () => {
    const { server, course, taught } = around();
    const { token, ...at } = await taught();
    const user = await buildUser(server.db);
    await addGroupMember(server.db, at.group_id, user.id);
    await walkAssessment(server, { ...at, learner: user }, 'BENCHMARK', 1, 1);
    const { benchmark_id: exercise_id } = course;
    return { token, variables: { data: { ...at, user_id: user.id, exercise_id, reason: 'The line broke.' } } };
  },
  setExtraTime: async () => {
    const { server, taught } = around();
    const { token, ...at } = await taught();
    const { id: user_id } = await buildUser(server.db);
    await addGroupMember(server.db, at.group_id, user_id);
    return { token, variables: { data: { group_id: at.group_id, user_ids: [user_id], percent: 50 } } };
  },
});

/** A benchmark whose time is over, and an answer that its learner could not send in time. */
async function tooLate({ server, send, taught }: Around) {
  const { token: main, ...at } = await taught();
  const user = await buildUser(server.db);
  await addGroupMember(server.db, at.group_id, user.id);
  const token = await server.tokenOf(user);
  const begun = { ...at, type: 'BENCHMARK', level: 1 };
  const { text } = await send({ token }, documentOf('startAssessment'), { data: begun });
  const { id: attempt_id, questions } = JSON.parse(text).data.startAssessment;
  await sql`update attempts set started_at = started_at - interval '1 day', deadline = deadline - interval '1 day',
    saved_at = saved_at - interval '1 day' where id = ${attempt_id}`.execute(server.db);
  const [{ question }] = questions;
  const answers = [{ question_id: question.id, answer: await rightAnswer(server.db, question) }];
  const now = new Date().toISOString();
  return { token, main, group_id: at.group_id, data: { attempt_id, answers, entered_at: now, sent_at: now } };
}
