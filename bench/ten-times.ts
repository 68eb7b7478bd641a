import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { query as attention } from './attention.ts';
import { Caller, inParallel } from './caller.ts';
import { dashboardQuery } from './dashboard.ts';
import { folder, issuer, type School } from './data.ts';
import { cpuDuring, startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const groups = `groups { id name status start_date end_date lock_reason late_answers progress institution { name } owner { first_name last_name } courses { id name logo color progress } }`;
const home = `{ viewer { id first_name institutions { id name } started { type course_name question_index } next_step { type course_name level } ${groups} } }`;
const group = `query Group($id: ID!) { group(where: { id: $id }) { id name key status number_of_members owner { first_name last_name }
  courses { id name logo color description levels number_of_lessons progress } } }`;
const lateAnswers = `query LateAnswers($id: ID!) { lateAnswers(group_id: $id) { attempt_id first_name last_name course_name language type level numbers
  percent_before percent_after deadline entered_at arrived_at minutes_ahead taken } }`;

const calls = 1500;
const rounds = 10;
const warming = 600;
const mostPeople = 500;

/** A screen, who looks at it, and what its reply holds where it shows what is measured. */
type Screen = {
  readonly name: string;
  readonly by: 'learners' | 'teachers';
  readonly query: string;
  readonly variables: (groupId: string, courseId: string) => Readonly<Record<string, string>>;
  readonly shows: RegExp;
};

const screens: readonly Screen[] = [
  { name: 'home', by: 'learners', query: home, variables: () => ({}), shows: /"next_step":\{/ },
  { name: 'group', by: 'learners', query: group, variables: (id) => ({ id }), shows: /"levels":\d/ },
  {
    name: 'course dashboard',
    by: 'learners',
    query: dashboardQuery,
    variables: (groupId, courseId) => ({ courseId, groupId }),
    shows: /"lessons":\[\{/,
  },
  { name: "a teacher's home", by: 'teachers', query: home, variables: () => ({}), shows: /"late_answers":[1-9]/ },
  { name: 'late answers', by: 'teachers', query: lateAnswers, variables: (id) => ({ id }), shows: /"numbers":\[\d/ },
  { name: 'attention', by: 'teachers', query: attention, variables: () => ({}), shows: /"rule":/ },
];

/** Screens of learners and teachers on a school and on one with ten times its learners. */
export async function tenTimes(small: School, big: School): Promise<Row[]> {
  const [few, many] = [await serve(small, 4900), await serve(big, 4901)];
  const rows: Row[] = [];
  for (const screen of screens) {
    await Promise.all([few, many].map((one) => one.load(screen, warming)));
    let [less, more] = [0, 0];
    // By turns, so that what else the machine does falls on both.
    for (let round = 0; round < rounds; round++) {
      less += await few.load(screen, calls / rounds);
      more += await many.load(screen, calls / rounds);
    }
    rows.push(
      row(
        `Ten times the learners: ${screen.name}`,
        `${(more / calls).toFixed(2)} ms CPU`,
        `${(less / calls).toFixed(2)} ms with a tenth`,
        `${(more / less).toFixed(2)} ×`,
        '≤ 1.2 ×',
        more / less <= 1.2,
      ),
    );
  }
  await few.stop();
  await many.stop();
  return rows;
}

/** A server of a school; it gives the CPU milliseconds that so many loads of a screen take. */
async function serve(school: School, port: number) {
  const sign = await tokenSigner(school.db);
  const signedIn = (people: readonly Person[]) =>
    Promise.all(people.slice(0, mostPeople).map(async (one) => ({ ...one, token: await sign(one.subject) })));
  await keepLateAnswers(school);
  const people = { learners: await signedIn(school.learners), teachers: await signedIn(await teachersOf(school)) };
  const server = await startProgram('server/src/main.ts', port, serverEnv(school.url));
  const caller = new Caller(server.origin, 8);
  let asked = 0;
  const load = ({ name, by, query, variables, shows }: Screen, count: number) => {
    const all = people[by];
    const shots = Array.from({ length: count }, (_, n) => all[(asked + n) % all.length]);
    asked += count;
    const send = async (person: (typeof shots)[number]) => {
      if (!person) throw new Error(`the school has no ${by}`);
      const headers = { authorization: `Bearer ${person.token}`, 'x-request-id': randomUUID() };
      const body = JSON.stringify({ query, variables: variables(person.group_id, school.course_id) });
      const reply = JSON.stringify(await caller.post('/graphql', body, headers));
      if (!shows.test(reply)) throw new Error(`${name} does not show ${String(shows)}: ${reply.slice(0, 500)}`);
    };
    return cpuDuring(server.pid, folder, () => inParallel(shots, 8, send));
  };
  const stop = async () => {
    caller.close();
    await server.stop();
  };
  return { load, stop };
}

type Person = { readonly subject: string; readonly group_id: string };

/** As many teachers of one group each as the smaller school has. */
async function teachersOf({ db, course_id }: School): Promise<Person[]> {
  const { rows } = await sql<Person>`
    with teacher as (
      select u.id, g.id as group_id from groups g join group_courses c on c.group_id = g.id and c.course_id = ${course_id}
      join users u on u.id = g.owner_id
      where g.name like 'Group %' order by g.created_on limit 25)
    update users u set issuer = ${issuer} from teacher t where u.id = t.id returning u.subject, t.group_id`.execute(db);
  return rows;
}

/** Five learners of each group have sent answers of a benchmark too late, and nobody has decided on them; made once. */
async function keepLateAnswers({ db }: School): Promise<void> {
  await sql`with late as (
      update attempts a set deadline = a.submitted_at, submitted_by = 'TIMER'
      from (select group_id, id, row_number() over (partition by group_id order by user_id) as place
        from attempts where type = 'BENCHMARK' and level = 1 and state = 'SUBMITTED') one
      where a.group_id = one.group_id and a.id = one.id and one.place <= 5
        and not exists (select from late_answers l where l.group_id = a.group_id and l.attempt_id = a.id)
      returning a.*)
    insert into late_answers (group_id, attempt_id, answers, earlier, corrects_before, corrects_after, entered_at, sent_at)
    select a.group_id, a.id, jsonb_build_object(a.questions -> 0 ->> 'question_id', '{"chosen": []}'::jsonb),
      jsonb_build_object(a.questions -> 0 ->> 'question_id', null), 10, 11, a.submitted_at, a.submitted_at + interval '1 hour'
    from late a`.execute(db);
  await sql`vacuum analyze late_answers, attempts`.execute(db);
}
