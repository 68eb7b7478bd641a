import type { Client } from 'urql';
import type { FormTarget, Outcome, SavedReply, SaveRequest } from '../../base/saving/save-request.ts';
import { sendMutation } from '../../base/saving/send-mutation.ts';
import { keepMutation } from './copy-queries.ts';

/** Sends what stands in a form to be kept; nobody but its author reads it. */
export async function sendTyped(
  client: Client,
  { kind, item_id, parent_id }: FormTarget,
  { key, revision, changes: { typed } }: SaveRequest,
): Promise<Outcome<SavedReply>> {
  if (!typed) return { kind: 'DONE', reply: { revision } };
  const { base_version } = typed;
  const data = { kind, id: item_id, parent_id, base_version, revision, data: JSON.stringify(typed.data) };
  return sendMutation(client, keepMutation, { data }, key, ({ keepWorkingCopy }) => keepWorkingCopy);
}
