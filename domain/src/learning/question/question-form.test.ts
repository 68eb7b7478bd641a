import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { benchmarkQuestionForm, caseQuestionForm, questionContainer } from './question-form.ts';

const lesson_id = '9f1f9b5e-3b8e-4f55-9e7e-6d5a3c1f0a01';
const question = {
  type: 'MULTIPLE_CHOICE',
  question: '<p>Which part turns a signal into movement?</p>',
  answers: [{ answer: 'An actuator', is_correct: true }, { answer: 'A sensor' }],
  correct_msg: '<p>Yes</p>',
  incorrect_msg: '<p>Hint</p>',
  incorrect_msg_two: '<p>No</p>',
};

describe('a question', () => {
  it('of a benchmark says what lesson it counts for, and whether it is a free sample', () => {
    const { data } = checkInput(benchmarkQuestionForm, { ...question, lesson_id, is_free_sample: true });
    expect(data).toMatchObject({ lesson_id, is_free_sample: true });
  });

  it('of a case is no free sample, and belongs to the lesson of its study project', () => {
    const issues = (more: object) => checkInput(caseQuestionForm, { ...question, ...more }).issues ?? [];
    expect(issues({ is_free_sample: false })).toEqual([]);
    expect(issues({ is_free_sample: true }).map(({ field }) => field)).toEqual(['is_free_sample']);
    expect(issues({ lesson_id }).map(({ field }) => field)).toEqual(['lesson_id']);
  });
});

describe('where a new question is put', () => {
  const wrong = (value: object) => checkInput(questionContainer, value).issues?.map(({ field }) => field) ?? [];

  it.each([
    ['a benchmark', { benchmark_id: lesson_id }, []],
    ['a case study', { case_study_id: lesson_id }, []],
    ['a case study that it reinforces', { case_study_id: lesson_id, is_reinforced: true }, []],
    ['both', { benchmark_id: lesson_id, case_study_id: lesson_id }, ['benchmark_id']],
    ['neither', {}, ['benchmark_id']],
    ['a benchmark that it is to reinforce', { benchmark_id: lesson_id, is_reinforced: true }, ['is_reinforced']],
  ])('is %s', (_where, place, fields) => {
    expect(wrong(place)).toEqual(fields);
  });
});
