import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { show } from '../../../test/show.tsx';
import { loadTexts } from '../../texts/language.ts';
import { AuthorRole } from '../cms/may.ts';
import { useOldKey } from './old-key.tsx';
import { blankQuestion, firstCarried, type QuestionValues } from './question-values.ts';

const answers = ['a', 'b'].map((id) => ({
  key: id,
  id,
  answer: id,
  answer_image: null,
  answer_image_alt: '',
  is_correct: id === 'a',
  match: '',
}));
const before: QuestionValues = { ...blankQuestion(firstCarried, false), answers };
const changed: QuestionValues = {
  ...before,
  answers: before.answers.map((answer) => ({ ...answer, is_correct: answer.id === 'b' })),
};

type Props = { readonly values: QuestionValues; readonly onSave: () => void };

function Saving({ values, onSave }: Props) {
  const { guard, dialog } = useOldKey('q1', before);
  return (
    <>
      <button type="button" onClick={() => void guard(values, onSave)}>
        Save
      </button>
      {dialog}
    </>
  );
}

function open(values: QuestionValues, role: GlobalRole = 'CONTENT_MANAGER', results = 3) {
  const onSave = vi.fn<() => void>();
  const keptByOldKey = { __typename: 'KeptByOldKey', results, sittings: 0 };
  const client = clientOf({ OldKey_keptByOldKey: () => ({ keptByOldKey }) });
  const place = show(
    <AuthorRole value={role}>
      <Saving {...{ values, onSave }} />
    </AuthorRole>,
    client,
  );
  return { onSave, place };
}
const save = page.getByRole('button', { name: 'Save', exact: true });
const dialog = page.getByRole('dialog', { name: 'The right answer changes' });

beforeAll(() => loadTexts('cms'));

describe('a key that changes', () => {
  test('is saved by who publishes once they know how many results keep the old one', async () => {
    const { onSave, place } = open(changed);
    await save.click();
    await expect.element(dialog).toMatchTextContent('3 attempts submitted, 0 attempts running');
    await expectAccessible(place);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(onSave).not.toHaveBeenCalled();
    await save.click();
    await dialog.getByRole('button', { name: 'Save and publish' }).click();
    expect(onSave).toHaveBeenCalledOnce();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test.each<readonly [string, QuestionValues, GlobalRole, number]>([
    ['only the words change', { ...before, question: '<p>Which?</p>' }, 'CONTENT_MANAGER', 3],
    ['nobody has answered', changed, 'CONTENT_MANAGER', 0],
    ['it waits for somebody who publishes', changed, 'CONTENT_DEVELOPER', 3],
  ])('is saved at once where %s', async (_where, values, role, results) => {
    const { onSave } = open(values, role, results);
    await save.click();
    await expect.poll(() => onSave.mock.calls.length).toBe(1);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
