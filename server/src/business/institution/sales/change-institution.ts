import type { AuditField } from '@lectern/domain/base/audit-log/audit-fields.ts';
import { namesOf, personalOf } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import type { InstitutionInput as WrittenInstitution } from '@lectern/domain/business/institution/institution-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewer, type Context } from '../../../base/graphql/context.ts';
import { writeActivity } from '../write-activity.ts';
import type { InstitutionRecordShape } from './institution-record.ts';
import { readRecord } from './write-institution.ts';

type Read = { readonly id: string; readonly version?: number | null | undefined };

/**
 * Changes an institution to what `wanted` makes of what it says now, and gives it as it is then. It refuses an older copy
 * than there is (CONFLICT) with what holds.
 */
export async function changeInstitution(
  context: Context,
  { id, version: read }: Read,
  wanted: (before: WrittenInstitution) => Promise<WrittenInstitution>,
): Promise<InstitutionRecordShape> {
  const { db, checks } = context;
  const viewer = await getViewer(context);
  checks.allow('updateInstitution', { signedIn: true, globalRole: viewer.role });
  const { version, ...before } = await holdInstitution(db, id);
  const input = await wanted(before);
  const changed = fieldsOf(input).filter((field) => input[field] !== before[field]);
  if (changed.length === 0) return readRecord(db, id);
  if (read != null && read !== version) throw new Refusal('CONFLICT', { details: { id, version, theirs: before } });
  await db
    .updateTable('institutions')
    .set({ ...input, version: version + 1, modified_on: sql<string>`now()`, modified_by: viewer.id })
    .where('id', '=', id)
    .execute();
  await writeActivity(db, { institution_id: id, user_id: viewer.id, activity: 'INSTITUTION_CHANGED' });
  const of = (fields: readonly (Field & AuditField)[]) =>
    Object.fromEntries(fields.map((field) => [field, { from: before[field], to: input[field] }]));
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: id,
    action: 'INSTITUTION_CHANGED',
    object: { type: 'institution', id },
    details: of(changed.filter((field) => !personal.has(field))),
    personal: of(changed.filter((field) => personal.has(field))),
  });
  return readRecord(db, id);
}

type Field = keyof WrittenInstitution;
const fieldsOf = (input: WrittenInstitution) => Object.keys(input) as Field[];

/** What may name people, or a place of one. */
const personal: ReadonlySet<Field> = new Set(['name', ...personalOf(institutionTexts)]);

async function holdInstitution(db: Database, id: string): Promise<WrittenInstitution & { readonly version: number }> {
  const found = await db
    .selectFrom('institutions')
    .select([
      'name',
      'logo',
      'country_code',
      'state_code',
      ...namesOf(institutionTexts),
      'time_zone',
      'sales_manager_id',
      'version',
    ])
    .where('id', '=', id)
    .where('deleted_on', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
