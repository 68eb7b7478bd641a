import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import { mayChangeInvitation } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { undoingLast } from '../../../audit/undoing-last.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../database/connect.ts';
import type { Context } from '../../../graphql/context.ts';
import { stands } from '../invitation.ts';
import { withdrawInvitations } from '../invitation/withdraw-invitations.ts';
import { actAt } from '../people/member-actor.ts';
import { writeActivity } from '../write-activity.ts';

/** Somebody whom an import invited and who belongs to the institution by now. */
export type Accepted = { readonly first_name: string; readonly last_name: string };

/** How many invitations an undo has withdrawn, and who has accepted theirs before. */
export type UndonePeople = { readonly withdrawn: number; readonly accepted: readonly Accepted[] };

type Asked = { readonly institution_id: string; readonly import_id: string };

/**
 * Takes an import of the last 7 days back as one: every invitation of it that stands is withdrawn; who has accepted stays a
 * member and is named. It refuses one with a role that the caller may not give.
 */
export async function undoPeopleImport(context: Context, { institution_id, import_id }: Asked): Promise<UndonePeople> {
  const { db } = context;
  const { viewerId, actor } = await actAt(context, 'undoPeopleImport', institution_id);
  const { is_undone } = await holdImport(db, institution_id, import_id);
  const accepted = await findAccepted(db, institution_id, import_id);
  if (is_undone) {
    if (context.undoes !== undefined) throw new Refusal('CONFLICT', { details: { undone: true } });
    return { withdrawn: 0, accepted };
  }
  const open = await holdOpen(db, import_id);
  if (!open.every(({ role }) => mayChangeInvitation(actor, role)))
    throw new Refusal('FORBIDDEN', { field: 'import_id' });
  const ids = open.map(({ id }) => id);
  await withdrawInvitations(db, ids, viewerId);
  await sql`/* people-import-undone */ update people_imports set undone_on = now() where id = ${import_id}`.execute(db);
  if (ids.length > 0)
    await writeActivity(db, {
      institution_id,
      user_id: viewerId,
      activity: 'INVITATIONS_WITHDRAWN',
      about: String(ids.length),
    });
  const undoing = await undoingLast(context, 'PEOPLE_IMPORTED', institution_id, { details: { import_id } });
  await writeAudit(db, actorOf(undoing), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'PEOPLE_IMPORT_UNDONE',
    object: { type: 'institution', id: institution_id },
    details: { import_id, invitations: open, accepted: accepted.length },
  });
  return { withdrawn: ids.length, accepted };
}

async function holdImport(db: Database, institutionId: string, id: string): Promise<{ readonly is_undone: boolean }> {
  const { rows } = await sql<{ is_undone: boolean }>`/* hold-people-import */
    select undone_on is not null as is_undone from people_imports
    where id = ${id} and institution_id = ${institutionId} and created_on > now() - interval '7 days' for update`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Refusal('NOT_FOUND', { field: 'import_id' });
  return found;
}

/** The invitations of an import that nobody has answered or withdrawn, until the end of the transaction. */
async function holdOpen(
  db: Database,
  importId: string,
): Promise<readonly { readonly id: string; readonly role: InstitutionRole }[]> {
  const { rows } = await sql<{ id: string; role: InstitutionRole }>`/* open-of-import */
    select n.id, n.role from people_imports i cross join jsonb_to_recordset(i.invitations) as x (id uuid)
    join invitations n on n.id = x.id and ${stands} where i.id = ${importId} order by n.id for update of n`.execute(db);
  return rows;
}

async function findAccepted(db: Database, institutionId: string, importId: string): Promise<readonly Accepted[]> {
  const { rows } = await sql<Accepted>`/* accepted-of-import */
    select u.first_name, u.last_name
    from people_imports i cross join jsonb_to_recordset(i.invitations) as x (email text)
    join users u on u.email = x.email and u.deleted_on is null
    join institution_members m on m.user_id = u.id and m.institution_id = ${institutionId} and m.deleted_on is null
    where i.id = ${importId} order by u.last_name, u.first_name, u.id`.execute(db);
  return rows;
}
