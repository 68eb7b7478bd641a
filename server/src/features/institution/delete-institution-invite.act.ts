import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/connect.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer } from '../../graphql/context.ts';
import { isForViewer } from './invitation.ts';

type Deletion = { readonly success: boolean; readonly message: string };

const DeletionResult = builder.objectRef<Deletion>('DeletionResult').implement({
  description: 'What deleting something came to.',
  fields: (t) => ({
    success: t.exposeBoolean('success', { description: 'Whether it is gone.' }),
    message: t.exposeString('message', { description: 'What happened, in English, for programs.' }),
  }),
});

builder.mutationField('deleteInstitutionInvite', (t) =>
  t.field({
    type: DeletionResult,
    description:
      'Declines an invitation that is addressed to you, by deleting it. One that you have answered before is gone already.',
    args: { id: t.arg.id({ description: 'The id of the invitation.' }) },
    resolve: async (_root, { id }, context): Promise<Deletion> => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      const invitation = await deleteOwn(db, viewer.id, id);
      const isSelf = invitation !== undefined || (await hasAnswered(db, viewer.id, id));
      checks.allow('deleteInstitutionInvite', { signedIn: true, isSelf });
      if (invitation) {
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: invitation.institution_id,
          action: 'INVITATION_DECLINED',
          object: { type: 'invitation', id },
          details: { offered: invitation.role },
        });
      }
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
