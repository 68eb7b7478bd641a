import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { show } from '../../../test/show.tsx';
import { loadTexts } from '../../texts/language.ts';
import { QuestionConflict } from './question-conflict.tsx';
import { blankAnswer, blankQuestion, firstCarried, type QuestionValues } from './question-values.ts';

// As the page of authors loads them.
beforeAll(() => Promise.all([loadTexts('cms'), loadTexts('player')]));

const answersOf = (...names: string[]) =>
  names.map((answer, index) => ({ ...blankAnswer(), id: answer, answer: `<p>${answer}</p>`, is_correct: index === 0 }));
const ours: QuestionValues = {
  ...blankQuestion(firstCarried, true),
  question: '<p>Which soil holds water?</p>',
  answers: answersOf('Clay', 'Sand'),
  correct_msg: '<p>Well done.</p>',
};

function open(changed: Partial<QuestionValues>, both: readonly string[]) {
  const settle = vi.fn<(taken: readonly string[]) => boolean>(() => true);
  const theirs = { ...ours, answers: answersOf('Clay', 'Sand'), ...changed };
  const place = show(
    <QuestionConflict
      form={{ values: () => ours, conflict: { theirs, both, settle } }}
      course={{ id: 'c1', language: 'en', benchmarks: [], lessons: [{ id: 'l1', name: 'Soil', studyProjects: [] }] }}
      names={new Map([['g1', 'Wires']])}
      onSettled={vi.fn<() => void>()}
    />,
    clientOf({}),
  );
  return { place, settle };
}
const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
const parts = dialog.getByRole('heading', { level: 3 });
const save = dialog.getByRole('button', { name: 'Save this choice' });

describe('a question in which two have changed the same', () => {
  test('is chosen part by part by keyboard, its answers together with its type, and nothing beforehand', async () => {
    const { place, settle } = open(
      {
        type: 'CORRECT_OR_INCORRECT',
        answers: answersOf('Clay', 'Loam'),
        correct_msg: '<p>Right.</p>',
        hint: { kind: 'EBOOK_PAGE', resource_ids: ['g1'] },
      },
      ['answers', 'hint'],
    );
    await expect.element(parts).toHaveLength(2);
    await expect.element(dialog).toMatchTextContent('Wires');
    for (const radio of dialog.getByRole('radio').elements()) expect(radio).not.toBeChecked();
    await expect.element(save).toBeDisabled();
    await expectAccessible(place);
    dialog.getByRole('radio', { name: 'Answers: Yours' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByRole('radio', { name: 'Answers: Theirs' })).toBeChecked();
    await expect.element(save).toBeDisabled();
    await dialog.getByRole('radio', { name: 'Hint: Yours' }).click();
    await save.click();
    expect(settle).toHaveBeenCalledExactlyOnceWith(['answers']);
  });
});
