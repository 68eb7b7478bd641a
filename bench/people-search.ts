import { besideItsStatement } from './beside-its-statement.ts';
import { institutions, membersOfLargest, sellers, supporters, users, type Business } from './business.ts';
import { listRows } from './lists.ts';
import type { Row } from './report.ts';

/** People as their lists ask for them. */
export const people = `query ($search: String, $pageSize: Int, $after: ID, $filter: GlobalRole, $noInstitutionOnly: Boolean) {
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
  { name: 'few', search: 'islor morovazhang' },
  { name: 'some thousands', search: 'isre quie' },
  { name: 'a name of many', search: 'toran' },
  { name: 'a short name of some', search: 'li' },
  { name: 'a short name of many', search: 'ng' },
  { name: 'all', search: 'test' },
];

/** Lists of people and institutions, and the search in them, beside their statements; and their later pages beside the first. */
export async function peopleSearch({ url, db }: Business): Promise<Row[]> {
  const of = `${users.toLocaleString('en')} people`;
  const rows: Row[] = [];
  for (const [n, { name, search }] of searches.entries()) {
    const subject = supporters[n] ?? '';
    const screen = { name: `People search, ${name}`, of, subject, query: people, variables: { search } };
    rows.push(...(await besideItsStatement({ db, url }, screen)));
  }
  const ofPeople = { query: people, asking: supporters };
  const ofSchools = { query: schools, asking: sellers };
  const ofMembers = { query: members, asking: supporters, variables: { institution_id: await largestInstitution(db) } };
  const lists = await listRows(
    { url, db },
    {
      rates: [
        { ...ofPeople, name: `List of ${of}`, variables: {} },
        { ...ofSchools, name: `List of ${institutions.toLocaleString('en')} institutions`, variables: {} },
        { ...ofSchools, name: 'Search among them', variables: { search: 'zhang' } },
        { ...ofMembers, name: `List of ${membersOfLargest.toLocaleString('en')} members` },
      ],
      deep: [
        { ...ofPeople, name: 'People', variables: {} },
        { ...ofPeople, name: 'People in a role', variables: { filter: 'INSTRUCTOR' } },
        { ...ofPeople, name: 'People searched for', variables: { search: 'campus.test' } },
        { ...ofSchools, name: 'Institutions', variables: {} },
        { ...ofMembers, name: 'Members of an institution' },
      ],
    },
  );
  return [...rows, ...lists];
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
