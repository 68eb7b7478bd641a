import type { AuditAction } from '../../src/base/audit-log/audit-action.ts';
import { writeAudit, type AuditEntry } from '../../src/base/audit-log/write-audit.ts';
import type { Database } from '../../src/base/database/connect.ts';
import { centerAdmin, mainInstructor, salesManager } from './demo-accounts.ts';
import { harbour, kestrel, rio, type InstitutionData } from './school-data.ts';
import type { FindPerson } from './write-people.ts';

type Place = { readonly id: string; readonly data: InstitutionData };

type History = {
  readonly db: Database;
  readonly person: FindPerson;
  /** The ids of the institutions. */
  readonly harbour: string;
  readonly rio: string;
  readonly kestrel: string;
};

type Happened = {
  readonly by: string;
  readonly institution_id: string;
  readonly action: AuditAction;
  readonly object: AuditEntry['object'];
  readonly details?: Readonly<Record<string, unknown>>;
  readonly personal?: Readonly<Record<string, unknown>>;
};

/** Writes into the audit log how the demo school came to be as it is, all of it now: a log has no other past. */
export async function writeHistory({ db, person, ...ids }: History): Promise<void> {
  const places: readonly Place[] = [
    { id: ids.harbour, data: harbour },
    { id: ids.rio, data: rio },
    { id: ids.kestrel, data: kestrel },
  ];
  const happened = [
    ...places.map((place) => createdInstitution(place, person(salesManager))),
    ...(await ofLicenses(db, places, person(salesManager))),
    ...(await ofHarbour(db, ids.harbour, person)),
  ];
  for (const { by, institution_id, ...entry } of happened)
    await writeAudit(
      db,
      { type: 'USER', id: by, address: null, requestId: null },
      { chain: 'INSTITUTION', chainId: institution_id, ...entry },
    );
}

const createdInstitution = ({ id, data }: Place, by: string): Happened => ({
  by,
  institution_id: id,
  action: 'INSTITUTION_CREATED',
  object: { type: 'institution', id },
  details: { country_code: data.country_code, time_zone: data.time_zone },
  personal: { name: data.name, city: data.city },
});

async function ofLicenses(db: Database, places: readonly Place[], by: string): Promise<Happened[]> {
  const rows = await db.selectFrom('licenses').select(['id', 'institution_id', 'name', 'max_users']).execute();
  return places.flatMap(({ id: institution_id, data }) =>
    data.licenses.flatMap(({ name, activated, withdrawn }) =>
      rows
        .filter((row) => row.institution_id === institution_id && row.name === name)
        .flatMap(({ id, max_users }) => {
          const one = { by, institution_id, object: { type: 'license', id } as const, personal: { name } };
          return [
            { ...one, action: 'LICENSE_QUOTED' as const, details: { max_users } },
            ...(activated === null ? [] : [{ ...one, action: 'LICENSE_ACTIVATED' as const }]),
            ...(withdrawn === undefined ? [] : [{ ...one, action: 'LICENSE_WITHDRAWN' as const }]),
          ];
        }),
    ),
  );
}

async function ofHarbour(db: Database, institution_id: string, person: FindPerson): Promise<Happened[]> {
  const groups = await db
    .selectFrom('groups')
    .select(['id', 'name'])
    .where('institution_id', '=', institution_id)
    .execute();
  const sent = await db
    .selectFrom('invitations')
    .select(['id', 'role', 'email'])
    .where('institution_id', '=', institution_id)
    .execute();
  return [
    ...groups.map(({ id, name }) => ({
      by: person(mainInstructor),
      institution_id,
      action: 'GROUP_CREATED' as const,
      object: { type: 'group' as const, id },
      personal: { name },
    })),
    {
      by: person(salesManager),
      institution_id,
      action: 'INSTITUTION_CHANGED',
      object: { type: 'institution', id: institution_id },
      personal: { address: { from: '4 Harbour Road', to: harbour.address } },
    },
    {
      by: person(centerAdmin),
      institution_id,
      action: 'MEMBER_CHANGED',
      object: { type: 'user', id: person(mainInstructor) },
      details: { from: 'STUDENT', to: 'INSTRUCTOR' },
    },
    {
      by: person(centerAdmin),
      institution_id,
      action: 'MEMBERS_INVITED',
      object: { type: 'institution', id: institution_id },
      details: { invitations: sent.map(({ id, role }) => ({ id, role })) },
      personal: { emails: sent.map(({ email }) => email) },
    },
  ];
}
