import { randomUUID } from 'node:crypto';
import type { MadeInstitution } from '@lectern/domain/institution/institutions-file/institutions-difference.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Context, Viewer } from '../../../graphql/context.ts';
import { insertLicense } from '../../license/sell/insert-license.ts';
import { invite } from '../people/invite.ts';
import { actAt } from '../people/member-actor.ts';
import { insertInstitution } from '../sell/insert-institution.ts';

/** Lets nobody else make institutions from a file until the end of the transaction, so that the same file makes them once. */
export async function lockImports(db: Database): Promise<void> {
  await sql`/* lock-institution-imports */ select pg_advisory_xact_lock(hashtext('lectern institutions from files'))`.execute(
    db,
  );
}

/**
 * Makes institutions with their licenses and invites their first administrators, each by the act of its form, and gives
 * what all of it is undone by. Whoever does so needs the rights to those acts.
 */
export async function importInstitutions(
  context: Context,
  viewer: Viewer,
  made: readonly MadeInstitution[],
  language: string | null,
): Promise<string> {
  const import_id = randomUUID();
  const ids: string[] = [];
  for (const { institution, license, administrator } of made) {
    const id = await insertInstitution(context, viewer, institution, import_id);
    if (license) {
      const sold = { ...license, products: [...license.products] };
      await insertLicense(context, 'createLicense', { institution_id: id, ...sold });
    }
    if (administrator)
      await invite(context, await actAt(context, 'inviteInstitutionMember', id), [administrator], language);
    ids.push(id);
  }
  await sql`/* keep-institution-import */ insert into institution_imports (id, institutions, created_by)
    values (${import_id}, ${ids}::uuid[], ${viewer.id})`.execute(context.db);
  return import_id;
}
