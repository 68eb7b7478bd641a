import { randomUUID } from 'node:crypto';
import { Caller, inParallel } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import { folder, type School } from './data.ts';
import { cpuDuring, startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const home = `{ viewer { id first_name institutions { id name } started { type course_name question_index } next_step { type course_name level }
  groups { id name status start_date end_date lock_reason progress institution { name } owner { first_name last_name } courses { id name logo color progress } } } }`;
const group = `query Group($id: ID!) { group(where: { id: $id }) { id name key status number_of_members owner { first_name last_name }
  courses { id name logo color description levels number_of_lessons progress } } }`;

const calls = 1500;

/** Learner screens on a school and on one with ten times its learners. */
export async function tenTimes(small: School, big: School): Promise<Row[]> {
  const [few, many] = [await measure(small), await measure(big)];
  return few.map(({ name, cpuMs }, index) => {
    const other = many[index]?.cpuMs ?? 0;
    const times = other / cpuMs;
    return row(
      `Ten times the learners: ${name}`,
      `${other.toFixed(2)} ms CPU`,
      `${cpuMs.toFixed(2)} ms with a tenth`,
      `${times.toFixed(2)} ×`,
      '≤ 1.2 ×',
      times <= 1.2,
    );
  });
}

async function measure(school: School): Promise<{ name: string; cpuMs: number }[]> {
  const sign = await tokenSigner(school.db);
  const learners = await Promise.all(
    school.learners.slice(0, 500).map(async (one) => ({ ...one, token: await sign(one.subject) })),
  );
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(school.url));
  const caller = new Caller(server.origin, 8);
  const screens = [
    { name: 'home', query: home, variables: () => ({}) },
    { name: 'group', query: group, variables: (groupId: string) => ({ id: groupId }) },
    {
      name: 'course dashboard',
      query: dashboardQuery,
      variables: (groupId: string) => ({ courseId: school.course_id, groupId }),
    },
  ];
  const measured = [];
  for (const { name, query, variables } of screens) {
    const shots = Array.from({ length: calls }, (_, n) => learners[n % learners.length] ?? learners[0]);
    const send = async (learner: (typeof shots)[number]) => {
      if (!learner) return;
      const headers = { authorization: `Bearer ${learner.token}`, 'x-request-id': randomUUID() };
      await caller.post('/graphql', JSON.stringify({ query, variables: variables(learner.group_id) }), headers);
    };
    await inParallel(shots.slice(0, 600), 8, send);
    const cpu = await cpuDuring(server.pid, folder, () => inParallel(shots, 8, send));
    measured.push({ name, cpuMs: cpu / calls });
  }
  caller.close();
  await server.stop();
  return measured;
}
