import type { MemberActor } from '@lectern/domain/institution/members.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { getViewerId, type Context } from '../../../graphql/context.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution-access.ts';
import type { InstitutionShape } from '../institution.ts';
import { keepFromDeletion } from '../keep-from-deletion.ts';

/** Who acts on the people of an institution, and what they are to it. */
export type Acting = {
  readonly viewerId: string;
  readonly actor: MemberActor;
  readonly institution: InstitutionShape;
  readonly access: InstitutionAccess & { readonly institution: InstitutionShape };
};

/** The caller at an institution, which nobody deletes meanwhile; it refuses whom the policy does not let, and an institution that is gone. */
export async function actAt(
  context: Context,
  operation: Operation,
  institutionId: string | RawBuilder<unknown>,
): Promise<Acting> {
  const { rows } = await sql<InstitutionAccess>`/* act-at-institution */
    select ${institutionAccess(institutionId)}
    from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
  const [access] = rows;
  if (!access) throw new Refusal('UNAUTHENTICATED');
  const principal = principalAt(access);
  context.checks.allow(operation, principal);
  const { institution } = access;
  if (!institution) throw new Refusal('NOT_FOUND');
  await keepFromDeletion(context.db, institution.id);
  const actor = { globalRole: access.global_role, institutionRole: principal.institutionRole ?? null };
  return { viewerId: access.viewer_id, actor, institution, access: { ...access, institution } };
}
