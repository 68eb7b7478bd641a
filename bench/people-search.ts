import { besideBare } from './beside-bare.ts';
import { besideItsStatement } from './beside-its-statement.ts';
import { institutions, membersOfLargest, users, type Business } from './business.ts';
import { Caller } from './caller.ts';
import { percentile } from './paced.ts';
import { startProgram } from './processes.ts';
import { recordCall, serverEnv } from './replay.ts';
import { row, say, type Row } from './report.ts';
import { tokenSigner } from './tokens.ts';

const people = `query ($search: String, $pageSize: Int, $after: ID, $filter: GlobalRole, $noInstitutionOnly: Boolean) {
  page: paginatedUsers(search: $search, pageSize: $pageSize, after: $after, filter: $filter, noInstitutionOnly: $noInstitutionOnly) {
    users { id first_name last_name avatar email role } totalCount moreThanCounted cursor } }`;
const schools = `query ($search: String, $pageSize: Int, $after: ID) {
  page: paginatedInstitutions(search: $search, pageSize: $pageSize, after: $after) {
    institutions { id name logo city country sales_manager { id first_name last_name } licenses { id state days_to_expire } } cursor } }`;
const members = `query ($institution_id: ID!, $search: String, $pageSize: Int, $after: ID) {
  page: institutionMembers(institution_id: $institution_id, search: $search, pageSize: $pageSize, after: $after) {
    members { id role user { id first_name last_name avatar email } } cursor } }`;

/** What is searched for, from a single person to everybody. */
const searches = [
  { name: 'one', search: 'business-of-nobody' },
  { name: 'few', search: 'morovazhang' },
  { name: 'some thousands', search: 'isre.quie' },
  { name: 'a name of many', search: 'torzhang' },
  { name: 'all', search: '.test' },
];

/** Who asks for people and members, and who for institutions; many, since each may ask 600 times a minute only. */
const supporters = Array.from({ length: 100 }, (_, n) => `business-${201 + n}`);
const sellers = Array.from({ length: 200 }, (_, n) => `business-${1 + n}`);

/** Lists of people and institutions, and the search in them, beside their statements; and their later pages beside the first. */
export async function peopleSearch({ url, db }: Business): Promise<Row[]> {
  const sign = await tokenSigner(db);
  const headersOf = async (subjects: readonly string[]) =>
    Promise.all(subjects.map(async (subject) => ({ authorization: `Bearer ${await sign(subject)}` })));
  const [support, sales] = [await headersOf(supporters), await headersOf(sellers)];
  const of = `${users.toLocaleString('en')} people`;
  const rows: Row[] = [];
  for (const [n, { name, search }] of searches.entries()) {
    const subject = supporters[n] ?? '';
    const screen = { name: `People search, ${name}`, of, subject, query: people, variables: { search } };
    rows.push(...(await besideItsStatement({ db, url }, screen)));
  }
  const server = await startProgram('server/src/main.ts', 4900, serverEnv(url));
  const handler = await startProgram('bench/bare-handler.ts', 4901, { DATABASE_URL: url });
  const caller = new Caller(server.origin, 1);
  const largest = await largestInstitution(db);
  try {
    for (const [what, query, variables, asking] of [
      [`List of ${of}`, people, {}, support],
      [`List of ${institutions.toLocaleString('en')} institutions`, schools, {}, sales],
      [`Search among them`, schools, { search: 'zhang' }, sales],
      [`List of ${membersOfLargest.toLocaleString('en')} members`, members, { institution_id: largest }, support],
    ] as const) {
      const body = JSON.stringify({ query, variables });
      const statements = await recordCall(url, asking[0]?.authorization.replace('Bearer ', '') ?? '', body);
      const shots = asking.map((headers) => ({
        path: '/graphql',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      }));
      rows.push(await besideBare([server, handler], what, shots, statements));
    }
    for (const [what, query, variables, asking] of [
      ['People', people, {}, support],
      ['People in a role', people, { filter: 'INSTRUCTOR' }, support],
      ['People searched for', people, { search: 'campus.test' }, support],
      ['Institutions', schools, {}, sales],
      ['Members of an institution', members, { institution_id: largest }, support],
    ] as const) {
      let turn = 0;
      const ask = async (after: string | null) => {
        const began = performance.now();
        const body = JSON.stringify({ query, variables: { ...variables, pageSize: 20, after } });
        const { cursor } = (await caller.post<Page>('/graphql', body, asking[turn++ % asking.length])).data.page;
        return { cursor, milliseconds: performance.now() - began };
      };
      rows.push(await laterPage(what, ask));
    }
  } finally {
    caller.close();
    await Promise.all([server.stop(), handler.stop()]);
  }
  return rows;
}

async function largestInstitution(db: Business['db']): Promise<string> {
  const { institution_id } = await db
    .selectFrom('institution_members')
    .select('institution_id')
    .groupBy('institution_id')
    .orderBy((count) => count.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return institution_id;
}

type Page = { readonly data: { readonly page: { readonly cursor: string | null } } };

const page = 500;

/** The 500th page beside the first, both asked for again and again and in turn. */
async function laterPage(
  what: string,
  ask: (after: string | null) => Promise<{ readonly cursor: string | null; readonly milliseconds: number }>,
): Promise<Row> {
  let after: string | null = null;
  for (let n = 1; n < page; n++) {
    const { cursor }: { cursor: string | null } = await ask(after);
    if (cursor === null) throw new Error(`${what} end at page ${n}`);
    after = cursor;
  }
  say(`  ${what}: at page ${page}`);
  const times: { first: number[]; later: number[] } = { first: [], later: [] };
  for (let n = 0; n < 60; n++) {
    times.first.push((await ask(null)).milliseconds);
    times.later.push((await ask(after)).milliseconds);
  }
  const [first, later] = [percentile(times.first, 50), percentile(times.later, 50)];
  return row(
    `${what}, page ${page}`,
    `${later.toFixed(1)} ms`,
    `page 1 ${first.toFixed(1)} ms`,
    `${(later / first).toFixed(2)} ×`,
    '≤ 1.2 ×',
    later <= 1.2 * first,
  );
}
