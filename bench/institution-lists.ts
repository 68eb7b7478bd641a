import { administrators, makeAdministrators } from './administrators.ts';
import { sellers, type Business } from './business.ts';
import { listRows, type List } from './lists.ts';
import { endedGroups, longer, manyLicenses } from './longer-lists.ts';
import { listed } from './longest.ts';
import type { Row } from './report.ts';

const person = 'id first_name last_name';
const given = '($id: ID!, $pageSize: Int, $after: ID)';
const queries = {
  licenses: `query ($id: ID!) { page: licensesByInstitution(institutionId: $id) { id name state is_quoted is_gmetrix max_users
    slots_used purchase_order price currency notes activation_date expiry_date days_to_expire undoable version products { id name }
    offers { id number kind made_on valid_until expiry_date max_users price currency version added_products { id name }
      differences { field from to } } } }`,
  activities: `query ${given} { page: institutionActivities(institution_id: $id, pageSize: $pageSize, after: $after) {
    activities { id activity about created_on user { ${person} avatar } } cursor } }`,
  comments: `query ${given} { page: institutionComments(institution_id: $id, pageSize: $pageSize, after: $after) {
    entries { id comment created_on user { ${person} avatar } } cursor } }`,
  removed: `query ${given} { page: removedMembers(institution_id: $id, pageSize: $pageSize, after: $after) {
    members { id role until user { ${person} email } } cursor } }`,
  deleted: `query ($pageSize: Int, $after: ID) { page: deletedInstitutions(pageSize: $pageSize, after: $after) {
    institutions { id name until } cursor } }`,
  offers: `query ($id: ID!, $after: ID) { page: licenseOffers(licenseId: $id, after: $after) {
    offers { id number kind state made_on valid_until version made_by { ${person} } } cursor } }`,
  ended: `query ($id: ID!, $after: ID) { page: groupsToExtend(licenseId: $id, after: $after) {
    groups { id name learners group_size ended_on } cursor } }`,
  free: `query ($id: ID!, $after: ID) { page: groupsWithFreePlaces(licenseId: $id, after: $after) {
    groups { id name group_size learners free may_release version } cursor } }`,
  mails: `query ($after: ID) { page: unsentMails(after: $after) {
    mails { id recipient subject created_on not_before tries state last_error } cursor } }`,
};

/** What a page of an institution, a dialog of a license and the page of the instance list, each as long as 500 pages and more. */
export async function institutionLists({ url, db }: Business): Promise<Row[]> {
  const { institution_id: id, sold, offered, ended, free } = await longer(db);
  await makeAdministrators(db);
  const count = listed.toLocaleString('en');
  const list = (name: string, query: string, variables: List['variables'], asking = sellers): List => ({
    name,
    query,
    variables,
    asking,
  });
  const paged = [
    list(`Activities of an institution, ${count}`, queries.activities, { id }),
    list(`Comments on an institution, ${count}`, queries.comments, { id }),
    list(`Removed members, ${count}`, queries.removed, { id }),
    list(`Deleted institutions, ${count}`, queries.deleted, {}),
    list(`Offers for a license, ${count}`, queries.offers, { id: offered }),
    list(`Groups to extend, ${endedGroups.toLocaleString('en')}`, queries.ended, { id: ended }),
    list(`Who holds free seats, ${count}`, queries.free, { id: free }),
    list(`Unsent mails, ${count}`, queries.mails, {}, administrators),
  ];
  const all = list(`Licenses of an institution, ${manyLicenses}`, queries.licenses, { id: sold });
  return listRows({ url, db }, { rates: [all, ...paged], deep: paged });
}
