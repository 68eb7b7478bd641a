import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { DeletionResult, type Deletion } from './deletion-result.ts';
import { isForViewer } from './invitation.ts';
import { withdrawInvitations } from './invitation/withdraw-invitations.ts';
import { findInvitation } from './people/hold-invitation.ts';
import { writeActivity } from './write-activity.ts';

builder.mutationField('deleteInstitutionInvite', (t) =>
  t.field({
    type: DeletionResult,
    description:
      'Declines an invitation that is addressed to you by deleting it, or withdraws one of an institution whose people you may invite, which can be brought back for 30 days. One that was answered or withdrawn before is gone already.',
    args: { id: t.arg.id({ description: 'The id of the invitation.' }) },
    resolve: async (_root, { id }, context): Promise<Deletion> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      const own = await deleteOwn(db, viewer.id, id);
      if (own) {
        checks.allow('deleteInstitutionInvite', { signedIn: true, isSelf: true });
        const { institution_id } = own;
        await writeActivity(db, { institution_id, user_id: viewer.id, activity: 'INVITATION_DECLINED' });
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'INVITATION_DECLINED',
          object: { type: 'invitation', id },
          details: { offered: own.role },
        });
      } else if (await hasAnswered(db, viewer.id, id)) {
        checks.allow('deleteInstitutionInvite', { signedIn: true, isSelf: true });
      } else await withdraw(context, id);
      return { success: true, message: 'The invitation is deleted.' };
    },
  }),
);

type Deleted = { readonly institution_id: string; readonly role: string };

async function deleteOwn(db: Database, viewerId: string, id: string): Promise<Deleted | undefined> {
  const { rows } = await sql<Deleted>`/* decline-invitation */
    delete from invitations n using users viewer
    where n.id = ${id} and viewer.id = ${viewerId} and ${isForViewer}
    returning n.institution_id, n.role`.execute(db);
  return rows[0];
}

/** Of an invitation that is gone, the audit log alone knows who has answered it. */
async function hasAnswered(db: Database, viewerId: string, id: string): Promise<boolean> {
  const { rows } = await sql`/* answered-invitation */
    select from audit_log where object_type = 'invitation' and object_id = ${id} and actor_id = ${viewerId}
      and action in ('INVITATION_ACCEPTED', 'INVITATION_DECLINED')`.execute(db);
  return rows.length > 0;
}

async function withdraw(context: Context, id: string): Promise<void> {
  const { invitation, viewerId } = await findInvitation(context, 'deleteInstitutionInvite', id);
  if (!invitation) return;
  await withdrawInvitations(context.db, [id], viewerId);
  const institution_id = invitation.institution.id;
  await writeActivity(context.db, { institution_id, user_id: viewerId, activity: 'INVITATIONS_WITHDRAWN', about: '1' });
  await writeAudit(context.db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'INVITATION_WITHDRAWN',
    object: { type: 'invitation', id },
    details: { offered: invitation.role },
    personal: { email: invitation.email },
  });
}
