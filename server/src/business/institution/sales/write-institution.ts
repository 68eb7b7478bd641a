import { managerRoles } from '@lectern/domain/base/account/role.ts';
import { forEach, unsaid } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import {
  institutionSchema,
  type InstitutionInput as WrittenInstitution,
} from '@lectern/domain/business/institution/institution-form.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { recordJson, type InstitutionRecordShape } from './institution-record.ts';

/** What is written of an institution. */
export const InstitutionInput = builder.inputType('InstitutionInput', {
  description: 'What an institution is to say. Texts left empty or out are null.',
  fields: (t) => ({
    name: t.string({ description: 'Its name, 1 to 200 characters.' }),
    logo: t.string({ required: false, description: 'The address of an uploaded picture.' }),
    country_code: t.string({ description: 'The country it is in, two letters of ISO 3166-1.' }),
    state_code: t.string({
      required: false,
      description: 'One of the states of the country, and has to be there where the country has any.',
    }),
    ...forEach(institutionTexts, (_, { what, longest }) =>
      t.string({ required: false, description: `${what}, at most ${longest} characters.` }),
    ),
    time_zone: t.string({ description: 'The time zone (IANA) in which its days begin.' }),
    sales_manager_id: t.id({
      required: false,
      description: 'Who looks after it: somebody with the role SALES_MANAGER or SYSTEM_ADMIN.',
    }),
  }),
});

/**
 * What the caller wants an institution to say, checked. It refuses a sales manager who is none (NOT_FOUND), unless they
 * look after it already.
 */
export async function readInput(
  db: Database,
  data: typeof InstitutionInput.$inferInput,
  managerSoFar: string | null,
): Promise<WrittenInstitution> {
  type Found = { readonly states: readonly string[] | null; readonly is_manager: boolean; readonly is_zone: boolean };
  const { rows } = await sql<Found>`/* institution-input */ select
    (select array(select s.state_code from states s where s.country_code = c.country_code)
      from countries c where c.country_code = ${data.country_code}) as states,
    exists (select from users u where u.id = ${data.sales_manager_id || null}::uuid and u.deleted_on is null
      and u.role = any(${[...managerRoles]}::global_role[])) as is_manager,
    exists (select from pg_timezone_names where name = ${data.time_zone}) as is_zone`.execute(db);
  const { states, is_manager, is_zone } = rows[0] as Found;
  const input = parseInput(
    institutionSchema(() => states),
    { ...emptyInput, ...data },
    'data',
  );
  if (!is_zone) throw new Refusal('INVALID', { field: 'data.time_zone', issue: { code: 'WRONG_SHAPE' } });
  const { sales_manager_id } = input;
  if (sales_manager_id !== null && !is_manager && sales_manager_id !== managerSoFar)
    throw new Refusal('NOT_FOUND', { field: 'data.sales_manager_id' });
  return input;
}

const emptyInput = {
  logo: null,
  state_code: null,
  ...unsaid(institutionTexts),
  sales_manager_id: null,
};

/** An institution as it is now. */
export async function readRecord(db: Database, id: string): Promise<InstitutionRecordShape> {
  const { rows } = await sql<{ record: InstitutionRecordShape }>`/* institution-record */
    select ${recordJson} as record from institutions i where i.id = ${id}`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return rows[0].record;
}
