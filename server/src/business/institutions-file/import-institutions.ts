import { randomUUID } from 'node:crypto';
import type { MadeInstitution } from '@lectern/domain/business/institutions-file/institutions-difference.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { Context, Viewer } from '../../base/graphql/context.ts';
import { insertLicenses } from '../license/sales/insert-licenses.ts';
import { inviteAtAll } from '../institution/people/invite.ts';
import { actAtAll } from '../institution/people/member-actor.ts';
import { insertInstitutions } from '../institution/sales/insert-institutions.ts';

/** Lets nobody else make institutions from a file until the end of the transaction, so that the same file makes them once. */
export async function lockImports(db: Database): Promise<void> {
  await sql`/* lock-institution-imports */ select pg_advisory_xact_lock(hashtext('lectern institutions from files'))`.execute(
    db,
  );
}

/**
 * Makes institutions with their licenses and invites their first administrators, as their forms do, and gives what all
 * of it is undone by. However many there are, it takes as many statements. Whoever does so needs the rights to those acts.
 */
export async function importInstitutions(
  context: Context,
  viewer: Viewer,
  made: readonly MadeInstitution[],
  language: string | null,
): Promise<string> {
  const import_id = randomUUID();
  const seller = { signedIn: true, globalRole: viewer.role };
  context.checks.allow('createInstitution', seller);
  const institutions = made.map(({ institution }) => institution);
  const ids = await insertInstitutions(context, viewer, institutions, import_id);
  const rows = made.map((row, at) => ({ ...row, institution_id: ids[at] ?? '' }));
  const sold = rows.flatMap(({ institution_id, license }) =>
    license === null ? [] : [{ institution_id, ...license }],
  );
  if (sold.length > 0) context.checks.allow('createLicense', seller);
  await insertLicenses(context, viewer, sold);
  const invited = rows.flatMap(({ institution_id, administrator }) =>
    administrator === null ? [] : [{ institution_id, administrator }],
  );
  if (invited.length > 0) {
    const at = invited.map(({ institution_id }) => institution_id);
    const acting = await actAtAll(context, 'inviteInstitutionMember', at);
    const invitees = acting.map((one, place) => ({
      ...one,
      invitees: invited.slice(place, place + 1).map(({ administrator }) => administrator),
    }));
    await inviteAtAll(context, invitees, language);
  }
  await sql`/* keep-institution-import */ insert into institution_imports (id, institutions, created_by)
    values (${import_id}, ${ids}::uuid[], ${viewer.id})`.execute(context.db);
  return import_id;
}
