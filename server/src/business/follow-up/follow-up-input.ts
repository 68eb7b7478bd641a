import { renewalRoles } from '@lectern/domain/base/account/role.ts';
import {
  followUpSchema,
  type FollowUpFacts,
  type FollowUpInput,
} from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';

/** What is written of a follow-up. */
export const FollowUpInputRef = builder.inputType('FollowUpInput', {
  description: 'What a follow-up is to say.',
  fields: (t) => ({
    what: t.string({ description: 'What is to be done: plain text of 1 to 500 characters.' }),
    assignee_id: t.id({
      required: false,
      description: 'Who is to do it, one of `followUpAssignees`; left out for nobody.',
    }),
    due_on: t.field({
      type: 'Date',
      description: 'The day it is due, in the time zone of the institution; a new one is today or later.',
    }),
    license_id: t.id({
      required: false,
      description: 'The license of the institution that it is about; left out for none.',
    }),
  }),
});

/** Which follow-up, as it was read. */
export const FollowUpWhere = builder.inputType('FollowUpWhere', {
  description: 'Which follow-up, as it was read.',
  fields: (t) => ({
    id: t.id({ description: 'Its id.' }),
    version: t.int({
      required: false,
      description:
        'The version it was read at; an older one is a CONFLICT. Left out, the change is made to whatever holds.',
    }),
  }),
});

type SoFar = Pick<FollowUpInput, 'assignee_id' | 'license_id'>;

/**
 * What the caller wants a follow-up to say, checked. It refuses an assignee whose role does not follow up and a license
 * that is not of the institution (NOT_FOUND), unless they stand in it already.
 */
export async function readFollowUpInput(
  db: Database,
  institution_id: string,
  data: typeof FollowUpInputRef.$inferInput,
  facts: FollowUpFacts,
  soFar: SoFar = { assignee_id: null, license_id: null },
): Promise<FollowUpInput> {
  const input = parseInput(
    followUpSchema(facts),
    { ...data, assignee_id: data.assignee_id ?? null, license_id: data.license_id ?? null },
    'data',
  );
  const { assignee_id, license_id } = input;
  const { rows } = await sql<{ assigned: boolean; licensed: boolean }>`/* follow-up-input */ select
    exists (select from users u where u.id = ${assignee_id}::uuid and u.deleted_on is null
      and u.role = any(${[...renewalRoles]}::global_role[])) as assigned,
    exists (select from licenses l where l.id = ${license_id}::uuid and l.institution_id = ${institution_id}
      and l.deleted_on is null) as licensed`.execute(db);
  const { assigned = false, licensed = false } = rows[0] ?? {};
  if (assignee_id !== null && assignee_id !== soFar.assignee_id && !assigned)
    throw new Refusal('NOT_FOUND', { field: 'data.assignee_id' });
  if (license_id !== null && license_id !== soFar.license_id && !licensed)
    throw new Refusal('NOT_FOUND', { field: 'data.license_id' });
  return input;
}
