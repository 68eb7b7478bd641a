import { isPassword } from '../server/src/base/identity/password/password.ts';
import { buildAccount } from '../server/seed/accounts.ts';
import { openVisitor, tokensOf } from '../server/test/visitor.ts';
import { folder, issuer, type School } from './data.ts';
import { cpuDuring, startProgram } from './processes.ts';
import { serverEnv } from './replay.ts';
import { row, type Row } from './report.ts';

const people = 40;

/** What the home page of the browser app asks for. */
const homeQuery = `{ viewer {
  id email first_name last_name avatar institutions { id my_role name logo city country }
  groups { id name status start_date end_date number_of_members number_of_courses my_role lock_reason progress
    institution { id name } owner { first_name last_name } courses { id name logo color } }
  started { type group_id course_id course_name study_project_id study_project_number title level question_index total_questions }
} }`;

/** Signing in, from the form to the data of the first screen, beside checking the password alone. */
export async function signIn({ db, url }: Pick<School, 'db' | 'url'>): Promise<Row[]> {
  const emails: string[] = [];
  for (let n = 0; n < people; n++) emails.push((await buildAccount(db, { issuer })).email);
  const server = await startProgram('server/src/main.ts', Number(new URL(issuer).port), serverEnv(url));
  const enter = async (email: string) => {
    const { access_token } = await tokensOf(openVisitor(server.origin), server.origin, email);
    const home = await fetch(`${server.origin}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${access_token}`,
        'x-perform-initial-checks': 'true',
      },
      body: JSON.stringify({ query: homeQuery }),
    });
    const { data } = (await home.json()) as { data?: { viewer: { email: string } | null } };
    if (data?.viewer?.email !== email) throw new Error(`${email} could not sign in`);
  };
  const [warm, ...measured] = emails;
  await enter(warm ?? '');
  const used = await cpuDuring(server.pid, folder, async () => {
    for (const email of measured) await enter(email);
  });
  await server.stop();
  const each = used / measured.length;
  const hash = await passwordCost(db, emails);
  return [
    row(
      'Sign-in, from the form to the data of the first screen, CPU',
      `${each.toFixed(0)} ms`,
      `checking the password alone ${hash.toFixed(0)} ms`,
      `${(each / hash).toFixed(1)} ×`,
      '≤ 1.8 ×',
      each <= 1.8 * hash,
    ),
  ];
}

async function passwordCost(db: School['db'], emails: readonly string[]): Promise<number> {
  const { password_hash } = await db
    .selectFrom('identity_accounts')
    .select('password_hash')
    .where('email', '=', emails[0] ?? '')
    .executeTakeFirstOrThrow();
  const before = process.cpuUsage();
  for (let n = 0; n < people; n++) await isPassword('lectern-demo', password_hash);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / people;
}
