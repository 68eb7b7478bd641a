import { compare, type Shot } from './load.ts';
import { startProgram } from './processes.ts';
import { recordCall, replaced, serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import type { School } from './data.ts';
import { tokenSigner } from './tokens.ts';

/** What the dashboard of the browser app asks for. */
export const dashboardQuery = `query Dashboard($courseId: ID!, $groupId: ID!) {
  studentCourseProgress(courseId: $courseId, groupId: $groupId) {
    group_id group_name allowed_operations course { id name levels logo language product { id color } } lessons { id name slug logo }
    benchmark { benchmark_id level time total_questions state lock_reason percent latest { corrects completed_on } open { question_index } }
    summary { summary_id level time total_questions state lock_reason percent latest { corrects completed_on } open { question_index } }
    studyProjects { study_project_id lesson_id level study_project_number title kind total_questions state lock_reason
      latest { corrects total_questions completed_on } open { question_index total_questions } }
    levels { level percent completed published seconds_spent first_try_percent }
    number_of_pages number_of_cards number_of_clips
  }
}`;

/** The course dashboard over 32 connections, beside a bare handler that runs the same statement. */
export async function dashboard(school: School, seconds: number): Promise<Row[]> {
  const { url, course_id, learners } = school;
  const sign = await tokenSigner(school.db);
  const some = learners.slice(0, 500);
  const bodyOf = (group_id: string) =>
    JSON.stringify({ query: dashboardQuery, variables: { courseId: course_id, groupId: group_id } });
  const [first] = some;
  if (!first) throw new Error('the school has no learners');
  const recorded = await recordCall(url, await sign(first.subject), bodyOf(first.group_id));
  const ours: Shot[] = [];
  for (const { subject, group_id } of some) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${await sign(subject)}` };
    ours.push({ path: '/graphql', headers, body: bodyOf(group_id) });
  }
  const bare = some.map(({ id, group_id }): Shot => ({
    path: '/',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(replaced(recorded, { [first.id]: id, [first.group_id]: group_id })),
  }));
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: url });
  const result = await compare([server, ours], [handler, bare], seconds);
  await Promise.all([server.stop(), handler.stop()]);
  const share = result.ours.perSecond / result.bare.perSecond;
  const of = `${school.answers.toLocaleString('en')} answers, 32 connections, ${recorded.length} statement`;
  return [
    row(
      `Course dashboard (${of})`,
      `${result.ours.perSecond.toFixed(0)}/s`,
      `bare handler ${result.bare.perSecond.toFixed(0)}/s`,
      `${(100 * share).toFixed(0)} %`,
      '≥ 60 %',
      share >= 0.6,
    ),
    row(
      'Course dashboard, CPU of server and database',
      `${result.ours.cpuMs.toFixed(2)} ms`,
      `bare handler ${result.bare.cpuMs.toFixed(2)} ms`,
      `${(result.ours.cpuMs / result.bare.cpuMs).toFixed(2)} ×`,
      '≤ 1.5 ×',
      result.ours.cpuMs <= 1.5 * result.bare.cpuMs,
    ),
    ...(result.ours.failed > 0
      ? [row('Course dashboard, failed requests', String(result.ours.failed), '', '', '0', false)]
      : []),
  ];
}
