import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import { User, type UserShape } from '../account/user.ts';
import { builder } from '../../graphql/builder.ts';
import { Institution, InstitutionRoleRef, type InstitutionShape } from './institution.ts';

/** An open invitation as the invited person sees it. */
export type InvitationShape = {
  readonly id: string;
  readonly role: InstitutionRole;
  readonly created_by: UserShape;
  readonly institution: InstitutionShape;
};

/** An invitation into an institution. */
export const Invitation = builder.objectRef<InvitationShape>('Invitation').implement({
  description: 'An invitation into an institution, open for 30 days to whoever has its verified e-mail address.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the invitation.' }),
    role: t.expose('role', { type: InstitutionRoleRef, description: 'The role that it offers.' }),
    created_by: t.expose('created_by', { type: User, description: 'Who has invited.' }),
    institution: t.expose('institution', {
      type: Institution,
      description: 'The institution; its my_role says whether you belong to it already.',
    }),
  }),
});

/** Whether row `n` of `invitations` is addressed to the person in row `viewer`: by an address that they have verified. */
export const isForViewer: RawBuilder<boolean> = sql`(n.email = viewer.email and viewer.email_verified)`;

/** How many invitations are open for the person in row `viewer`. */
export const numberOfInvitations: RawBuilder<number> = sql`(
  select count(*)::int from invitations n join institutions i on i.id = n.institution_id and i.deleted_on is null
  where ${isForViewer} and n.expires_on > now())`;
