import { administrators, makeAdministrators } from './administrators.ts';
import { entries as logged } from './audited.ts';
import type { Business } from './business.ts';
import { listRows } from './lists.ts';
import { listed, longest } from './longest.ts';
import type { Row } from './report.ts';

const entries = `query ($institution_id: ID, $filter: AuditFilter, $pageSize: Int, $after: String) {
  page: auditEntries(institution_id: $institution_id, filter: $filter, pageSize: $pageSize, after: $after) {
    entries { id at action actor { type id name } object { type id name } institution { id name } undone_by } cursor tooManyNamed } }`;

/** The audit log of everything and of an institution, by who did something, searched and narrowed. */
export async function auditLog({ url, db }: Business): Promise<Row[]> {
  const { institution_id } = await longest(db);
  await makeAdministrators(db);
  const actor = await actorIn(db, institution_id);
  const log = { query: entries, asking: administrators };
  const everything = `${logged.toLocaleString('en')} entries`;
  return listRows(
    { url, db },
    {
      rates: [
        { ...log, name: `Audit log of ${everything}`, variables: {} },
        { ...log, name: `– of an institution, ${listed.toLocaleString('en')} of them`, variables: { institution_id } },
        { ...log, name: '– by and about a person', variables: { filter: { person: actor.id } } },
        { ...log, name: '– searched for their address', variables: { filter: { search: actor.email } } },
      ],
      deep: [
        { ...log, name: 'Audit log', variables: {} },
        { ...log, name: 'Audit log of an act', variables: { filter: { actions: ['MEMBER_CHANGED'] } } },
        { ...log, name: 'Audit log of an institution', variables: { institution_id } },
        { ...log, name: 'Audit log of a person', variables: { filter: { person: actor.id } } },
      ],
    },
  );
}

/** Who has done what stands in the longest chain. */
async function actorIn(
  db: Business['db'],
  institution_id: string,
): Promise<{ readonly id: string; readonly email: string }> {
  return db
    .selectFrom('audit_log as l')
    .innerJoin('users as u', 'u.id', 'l.actor_id')
    .where('l.chain', '=', 'INSTITUTION')
    .where('l.chain_id', '=', institution_id)
    .select(['u.id', 'u.email'])
    .limit(1)
    .executeTakeFirstOrThrow();
}
