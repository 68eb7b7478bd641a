import { sellers, type Business } from './business.ts';
import { listRows } from './lists.ts';
import { listed, longest, seatEntries } from './longest.ts';
import { people } from './people-search.ts';
import type { Row } from './report.ts';

const invitations = `query ($institution_id: ID!, $search: String, $pageSize: Int, $after: ID) {
  page: institutionInvitations(institution_id: $institution_id, search: $search, pageSize: $pageSize, after: $after) {
    invitations { id email first_name last_name role group_name expires_on reminds next_reminder_on link
      mail { state goes_out_on tries said } } cursor } }`;
const entries = `query ($licenseId: ID!, $of: SeatNumber!, $after: Int) {
  page: seatEntries(licenseId: $licenseId, of: $of, after: $after) {
    group { id name } entries { number act day change sum group { id name } user { id first_name last_name } } cursor } }`;
const shown = `followUps { id what due_on days_to_due state done_on version question seats
  done_by { id first_name last_name } assignee { id first_name last_name } institution { id name logo } license { id name }
  comment member { id first_name last_name } created_by { id first_name last_name } } cursor`;
const followUps = `query ($institution_id: ID!, $pageSize: Int, $after: ID) {
  page: followUps(institution_id: $institution_id, pageSize: $pageSize, after: $after) { ${shown} } }`;
const due = `query ($pageSize: Int, $after: ID) { page: dueFollowUps(pageSize: $pageSize, after: $after) { ${shown} } }`;

/** What those who sell read page by page: people without an institution, invitations, the seat ledger and follow-ups. */
export async function staffLists({ url, db }: Business): Promise<Row[]> {
  const { institution_id, license_id } = await longest(db);
  const asking = sellers;
  const without = { query: people, asking, variables: { noInstitutionOnly: true } };
  const invited = { query: invitations, asking, variables: { institution_id } };
  const ledger = { query: entries, asking, variables: { licenseId: license_id, of: 'taken' } };
  const ofInstitution = { query: followUps, asking, variables: { institution_id } };
  const allDue = { query: due, asking, variables: {} };
  const count = listed.toLocaleString('en');
  return listRows(
    { url, db },
    {
      rates: [
        { ...without, name: 'Users without an institution' },
        { ...invited, name: `Invitations of an institution, ${count}` },
        { ...ledger, name: `Seat entries of a license, ${seatEntries.toLocaleString('en')}` },
        { ...ofInstitution, name: `Follow-ups of an institution, ${count}` },
        { ...allDue, name: 'Follow-ups due' },
      ],
      deep: [
        { ...without, name: 'Users without an institution' },
        {
          ...without,
          name: 'Users without an institution searched for',
          variables: { ...without.variables, search: 'campus.test' },
        },
        { ...invited, name: 'Invitations' },
        { ...ledger, name: 'Seat entries' },
        { ...ofInstitution, name: 'Follow-ups of an institution' },
        { ...allDue, name: 'Follow-ups due' },
      ],
    },
  );
}
