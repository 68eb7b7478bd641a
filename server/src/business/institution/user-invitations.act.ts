import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { institutionJson, roleOfViewer } from './institution-json.ts';
import type { InstitutionShape } from './institution.ts';
import { Invitation, invitationJson, isForViewer, type InvitationRow, type InvitationShape } from './invitation.ts';

builder.queryField('userInvitations', (t) =>
  t.field({
    type: [Invitation],
    description:
      'The invitations that are open for you, the newest first; none while your address is not verified. It refuses every other address.',
    args: { email: t.arg.string({ description: 'Your own e-mail address; case does not count.' }) },
    resolve: async (_root, { email }, context) => {
      const viewer = await getViewer(context);
      context.checks.allow('userInvitations', { signedIn: true, isSelf: email.toLowerCase() === viewer.email });
      return openInvitations(context.db, viewer.id);
    },
  }),
);

async function openInvitations(db: Database, viewerId: string): Promise<InvitationShape[]> {
  const { rows } = await sql<Row>`/* user-invitations */
    select ${invitationJson} as invitation, ${institutionJson(roleOfViewer)} as institution
    from users viewer
    join invitations n on ${isForViewer} and n.expires_on > now()
    join institutions i on i.id = n.institution_id and i.deleted_on is null
    join users o on o.id = n.created_by
    where viewer.id = ${viewerId}
    order by n.created_on desc, n.id`.execute(db);
  return rows.map(({ invitation, institution }) => ({ ...invitation, institution, sending: null }));
}

type Row = {
  readonly invitation: InvitationRow;
  readonly institution: InstitutionShape;
};
