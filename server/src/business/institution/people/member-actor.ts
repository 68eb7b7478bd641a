import type { MemberActor } from '@lectern/domain/business/institution/members.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
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
  const [acting] = await actingAs(context, operation, rows);
  if (!acting) throw new Refusal('UNAUTHENTICATED');
  return acting;
}

/** The same at several institutions, in the order of their ids here; where one is refused, so are all. */
export async function actAtAll(
  context: Context,
  operation: Operation,
  institutionIds: readonly string[],
): Promise<readonly Acting[]> {
  const { rows } = await sql<InstitutionAccess>`/* act-at-institutions */
    select ${institutionAccess(sql`asked.id`)}
    from users viewer cross join unnest(${institutionIds}::uuid[]) with ordinality as asked (id, place)
    where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null order by asked.place`.execute(context.db);
  return actingAs(context, operation, rows);
}

async function actingAs(
  context: Context,
  operation: Operation,
  all: readonly InstitutionAccess[],
): Promise<readonly Acting[]> {
  const acting = all.map((access) => {
    const principal = principalAt(access);
    context.checks.allow(operation, principal);
    const { institution } = access;
    if (!institution) throw new Refusal('NOT_FOUND');
    const actor = { globalRole: access.global_role, institutionRole: principal.institutionRole ?? null };
    return { viewerId: access.viewer_id, actor, institution, access: { ...access, institution } };
  });
  await keepFromDeletion(
    context.db,
    acting.map(({ institution }) => institution.id),
  );
  return acting;
}
