import { afterEach, beforeEach, expect, test } from 'vitest';
import { clientOf } from '../../../test/client-of.ts';
import { signInAs } from '../../../test/sign-in-as.ts';
import type { Typed } from '../../base/saving/changes.ts';
import { deleteKept } from '../../base/saving/kept/kept-answers.ts';
import { forgetQueues } from '../../base/saving/queues.ts';
import { openFormCopy } from './form-copy.ts';

beforeEach(() => signInAs('amara'));
afterEach(async () => {
  await deleteKept();
  forgetQueues();
});

/** A server that tells what nobody has kept yet, and whose line ends before anything can be kept. */
const client = clientOf({
  Saving_deviceSecret: () => ({
    viewer: { __typename: 'Viewer', id: 'amara', device_secret: btoa('amara'.padEnd(32, '.')).replaceAll('=', '') },
  }),
  WorkingCopy_workingCopy: () => ({ workingCopy: null }),
});

/** Opens the form of a new question of a case study: its scenario, or one that reinforces it. */
const openForm = (is_reinforced: boolean) =>
  openFormCopy({
    client,
    item: {
      kind: 'QUESTION',
      id: null,
      parent_id: 'case study 1',
      name: 'Question',
      isOfForm: (data) => data['is_reinforced'] === is_reinforced,
    },
    isSaved: () => false,
    ofContent: (content) => content,
  });

test('what was typed in a new item and is not sent stands in the form that makes the like, and in no other', async () => {
  const scenario: Typed = { base_version: null, data: { is_reinforced: false, question: 'A greenhouse' } };
  const form = openForm(false);
  form.type(scenario, true);
  await form.leave();
  const [other, same] = [openForm(true), openForm(false)];
  await expect.poll(() => same.view().before).toEqual({ ...scenario, kept_on: null });
  await other.leave();
  expect(other.view().before).toBeNull();
});
