import { beforeAll, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { show } from '../../../test/show.tsx';
import { loadTexts } from '../../texts/language.ts';
import { QuestionConflict } from './question-conflict.tsx';
import { blankAnswer, blankQuestion, firstCarried, type QuestionValues } from './question-values.ts';

beforeAll(() => loadTexts('cms'));

const answersOf = (...names: string[]) =>
  names.map((answer, index) => ({ ...blankAnswer(), id: answer, answer: `<p>${answer}</p>`, is_correct: index === 0 }));
const ours: QuestionValues = {
  ...blankQuestion(firstCarried, true),
  question: '<p>Which soil holds water?</p>',
  answers: answersOf('Clay', 'Sand'),
  correct_msg: '<p>Well done.</p>',
};

function open(changed: Partial<QuestionValues>) {
  const decided = { keepOurs: vi.fn<() => void>(), takeTheirs: vi.fn<() => void>(), mix: vi.fn<() => void>() };
  const place = show(
    <QuestionConflict
      conflict={{ theirs: { ...ours, answers: answersOf('Clay', 'Sand'), ...changed }, ...decided }}
      ours={ours}
      course={{ id: 'c1', language: 'en', benchmarks: [], lessons: [{ id: 'l1', name: 'Soil', studyProjects: [] }] }}
      names={new Map([['g1', 'Wires']])}
      onDecided={vi.fn<() => void>()}
    />,
    clientOf({}),
  );
  return { place, ...decided };
}
const dialog = page.getByRole('dialog', { name: 'Changed in the meantime' });
const parts = dialog.getByRole('heading', { level: 3 });

describe('a question that two have changed', () => {
  test('is chosen part by part by keyboard, its answers together with its type', async () => {
    const { place, mix } = open({
      type: 'CORRECT_OR_INCORRECT',
      question: '<p>Which soils hold water?</p>',
      answers: answersOf('Clay', 'Loam'),
      lesson_id: 'l1',
      hint: { kind: 'EBOOK_PAGE', resource_ids: ['g1'] },
    });
    await expect.element(parts).toHaveLength(4);
    await expect.element(dialog).toMatchTextContent('Wires');
    await expectAccessible(place);
    dialog.getByRole('radio', { name: 'Answers: Yours' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByRole('radio', { name: 'Answers: Theirs' })).toBeChecked();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    expect(mix).toHaveBeenCalledExactlyOnceWith(['type', 'answers', 'keeps_order']);
  });

  test('shows no part that both have alike, and asks for no choice where there is one only', async () => {
    const { takeTheirs } = open({ correct_msg: '<p>Right.</p>' });
    await expect.element(parts).toHaveLength(1);
    await expect.element(dialog.getByRole('radio')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    expect(takeTheirs).toHaveBeenCalledOnce();
  });
});
