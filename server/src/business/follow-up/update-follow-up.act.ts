import type { AuditField } from '@lectern/domain/base/audit-log/audit-fields.ts';
import type { FollowUpInput } from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { changesIn, registerUndo, restored } from '../../base/audit-log/undoing.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { FollowUpInputRef, FollowUpWhere, readFollowUpInput } from './follow-up-input.ts';
import { FollowUp, type FollowUpShape } from './follow-up.ts';
import { getFollower, holdFollowUp, readFollowUp, writeFollowUp, type HeldFollowUp } from './hold-follow-up.ts';

builder.mutationField('updateFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description: 'Changes what is to be done, who does it and when to what is sent, which is all it says.',
    args: {
      data: t.arg({ type: FollowUpInputRef, description: 'What it says from now on.' }),
      where: t.arg({ type: FollowUpWhere, description: 'Which follow-up.' }),
    },
    resolve: (_root, { data, where }, context) => changeFollowUp(context, where, () => data),
  }),
);

registerUndo('FOLLOW_UP_CHANGED', {
  undo: async (context, entry) => {
    const changes = changesIn(entry);
    await changeFollowUp(context, { id: entry.object_id }, (before) => restored(before, changes));
  },
});

/** Lets a follow-up say what is wanted, told what it says; that is all it says then. */
async function changeFollowUp(
  context: Context,
  { id, version: read }: typeof FollowUpWhere.$inferInput,
  wanted: (before: FollowUpInput) => typeof FollowUpInputRef.$inferInput,
): Promise<FollowUpShape> {
  const { db } = context;
  const viewer = await getFollower(context, 'updateFollowUp');
  const held = await holdFollowUp(db, id);
  const { institution_id, today, due_on, version } = held;
  const facts = { today, due_on, silent: held.question === 'MORE_SEATS' };
  const input = await readFollowUpInput(db, institution_id, wanted(of(held, fields)), facts, held);
  // A question for seats is about the license it was asked for.
  if (facts.silent && input.license_id !== held.license_id)
    throw new Refusal('INVALID', { field: 'data.license_id', issue: { code: 'WRONG_SHAPE' } });
  const changed = fields.filter((field) => input[field] !== held[field]);
  if (changed.length === 0) return readFollowUp(db, viewer, id);
  if (read != null && read !== version)
    throw new Refusal('CONFLICT', { details: { id, version, theirs: of(held, fields) } });
  await db
    .updateTable('follow_ups')
    .set({ ...input, version: version + 1, modified_on: sql<string>`now()`, modified_by: viewer.id })
    .where('id', '=', id)
    .execute();
  const changes = Object.fromEntries(changed.map((field) => [field, { from: held[field], to: input[field] }]));
  const { what, ...details } = changes;
  return writeFollowUp(context, viewer, {
    id,
    institution_id,
    action: 'FOLLOW_UP_CHANGED',
    details,
    personal: what ? { what } : {},
  });
}

const fields = ['what', 'assignee_id', 'due_on', 'license_id'] as const satisfies (keyof FollowUpInput & AuditField)[];

const of = (held: HeldFollowUp, some: typeof fields): FollowUpInput =>
  Object.fromEntries(some.map((field) => [field, held[field]])) as FollowUpInput;
