import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Principal } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import { institutionJson, roleOfViewer } from './institution-json.ts';
import type { InstitutionShape } from './institution.ts';

/** What a person is to an institution at this moment; the institution is null where there is none. */
export type InstitutionAccess = {
  readonly viewer_id: string;
  readonly global_role: GlobalRole;
  readonly institution: InstitutionShape | null;
  /** Today in the time zone of the institution. */
  readonly today: string;
};

/** The access of the person in row `viewer` to an institution, as columns of the surrounding statement. */
export function institutionAccess(institutionId: string | RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`viewer.id as viewer_id, viewer.role as global_role,
    (select today(i.time_zone)::text from institutions i where i.id = ${institutionId}) as today,
    (select ${institutionJson(roleOfViewer)}
      from institutions i where i.id = ${institutionId} and i.deleted_on is null) as institution`;
}

/** What the policy needs to know of a person about an institution, or about one of its people. */
export function principalAt({ viewer_id, global_role, institution }: InstitutionAccess, personId?: string): Principal {
  return {
    signedIn: true,
    globalRole: global_role,
    institutionId: institution?.id ?? null,
    institutionRole: institution?.my_role ?? null,
    isSelf: personId === viewer_id,
  };
}
