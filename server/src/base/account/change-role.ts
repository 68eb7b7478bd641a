import { grantableRoles } from '@lectern/domain/base/account/grantable-roles.ts';
import { globalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../audit-log/actor.ts';
import { registerUndo, rolesIn } from '../audit-log/undoing.ts';
import { writeAudit } from '../audit-log/write-audit.ts';
import { getViewer, type Context } from '../graphql/context.ts';
import { holdStandings } from './standing.ts';

registerUndo('ROLE_CHANGED', {
  undo: async (context, entry) => {
    const { from, to } = rolesIn(entry, globalRoles);
    await changeRole(context, { id: entry.object_id, role: from, was: to });
  },
});

type Change = {
  readonly id: string;
  readonly role: GlobalRole;
  /** The role that was read; another one by now is a CONFLICT. */
  readonly was?: GlobalRole | null | undefined;
};

/** Gives a person another role in Lectern; it refuses whom the caller may not give it, and gives who that is with their own role. */
export async function changeRole(
  context: Context,
  { id, role, was }: Change,
): Promise<{ readonly viewerId: string; readonly role: GlobalRole }> {
  const { db, checks, undoes } = context;
  const viewer = await getViewer(context);
  checks.allow('updateUser', { signedIn: true, globalRole: viewer.role });
  const standings = await holdStandings(db, [id, viewer.id]);
  const [person, own] = [standings.get(id), standings.get(viewer.id)?.role];
  if (!own) throw new Refusal('UNAUTHENTICATED');
  if (!person) throw new Refusal('NOT_FOUND');
  const { role: before } = person;
  // Who was an administrator when they asked may be none by now.
  const grantable = grantableRoles(own, { ...person, isSelf: id === viewer.id });
  if (grantable.length === 0) throw new Refusal('FORBIDDEN', { field: 'where.id' });
  if (!grantable.includes(role)) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  if (role !== before || undoes !== undefined) {
    if (was && was !== before) throw new Refusal('CONFLICT', { details: { id, role: before } });
    await sql`/* change-role */ update users
      set role = ${role}, modified_on = now(), modified_by = ${viewer.id} where id = ${id}`.execute(db);
    await writeAudit(db, actorOf(context), {
      chain: 'PERSON',
      chainId: id,
      action: 'ROLE_CHANGED',
      object: { type: 'user', id },
      details: { from: before, to: role },
    });
  }
  return { viewerId: viewer.id, role: own };
}
