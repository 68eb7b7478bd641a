import { describe, expect, it } from 'vitest';
import { isAiken, readAiken } from './aiken.ts';

/** Each question as its text, its answers with a star at the right one, and the line it begins in. */
const read = (text: string) =>
  readAiken(text).map(({ place, question, remarks }) => {
    if (question?.task.kind !== 'ONE_OF') return { place, remarks };
    const answers = question.task.choices.map((choice) => `${choice.text}${choice.weight === 100 ? ' *' : ''}`);
    return { place, text: question.text, answers };
  });

describe('an Aiken file', () => {
  it('has each question with its answers and its line', () => {
    expect(
      read(
        'Who began Moodle?\nA) Petr\nB. Martin\nC) Tim\nANSWER: B\n\nIs <i> shown & read?\nA) True\nB) False\nANSWER: A',
      ),
    ).toEqual([
      { place: { line: 1 }, text: 'Who began Moodle?', answers: ['Petr', 'Martin *', 'Tim'] },
      { place: { line: 7 }, text: 'Is &lt;i&gt; shown &amp; read?', answers: ['True *', 'False'] },
    ]);
  });

  it.each<[string, string]>([
    ['with lines that a word processor broke', 'Who began\nit?\nA) Petr\nB) Martin\nof Perth\nANSWER: B'],
    ['in small letters', 'Who began it?\na) Petr\nb) Martin of Perth\nanswer: b'],
    ['without a blank behind the letter', 'Who began it?\nA)Petr\nB)Martin of Perth\nANSWER: B'],
    ['with blank lines between', 'Who began it?\n\nA) Petr\n\nB) Martin of Perth\n\nANSWER: B'],
    [
      'with letters in brackets and words behind the key',
      'Who began it?\n(A) Petr\n(B) Martin of Perth\nCorrect answer: (B) Martin of Perth',
    ],
  ])('is read %s', (_case, text) => {
    expect(isAiken(text)).toBe(true);
    expect(read(text)).toEqual([{ place: { line: 1 }, text: 'Who began it?', answers: ['Petr', 'Martin of Perth *'] }]);
  });

  it('keeps a letter that begins a question as a word of it', () => {
    expect(read('A. Einstein was\nA) a painter\nB) a physicist\nANSWER: B')).toEqual([
      { place: { line: 1 }, text: 'A. Einstein was', answers: ['a painter', 'a physicist *'] },
    ]);
  });

  it('names what it cannot read, and reads on', () => {
    const file =
      'A) Not begun\n\nANSWER: Nothing\n\nNever finished\nA) one\nB) two\n\nGood\nA) one\nB) two\nANSWER: A\n\nNo such letter\nA) one\nB) two\nANSWER: D';
    expect(read(file)).toEqual([
      { place: { line: 1 }, remarks: [{ code: 'NOT_READ', near: 'A) Not begun' }] },
      { place: { line: 3 }, remarks: [{ code: 'NOT_READ', near: 'ANSWER: Nothing Never finished' }] },
      { place: { line: 9 }, text: 'Good', answers: ['one *', 'two'] },
      { place: { line: 14 }, remarks: [{ code: 'NOT_READ', near: 'No such letter' }] },
    ]);
  });

  it.each<[string, string]>([
    ['several right letters', 'Q?\nA) one\nB) two\nANSWER: A and B'],
    ['words for a letter', 'Q?\nA) one\nB) two\nANSWER: one'],
    ['a key that is missing before the next question', 'Q?\nA) one\nB) two\nQ2?\nA) three\nB) four\nANSWER: B'],
    ['a letter that is missing', 'Q?\nA) one\nC) two\nANSWER: A'],
  ])('does not read a question with %s', (_case, text) => {
    expect(read(text)).toEqual([{ place: { line: 1 }, remarks: [{ code: 'NOT_READ', near: 'Q?' }] }]);
  });

  it('takes what is said behind a key for no part of the next question', () => {
    expect(read('Q?\nA) one\nB) two\nANSWER: A\nFEEDBACK: x\n\nQ2?\nA) one\nB) two\nANSWER: B')).toEqual([
      { place: { line: 1 }, text: 'Q?', answers: ['one *', 'two'] },
      { place: { line: 5 }, remarks: [{ code: 'NOT_READ', near: 'FEEDBACK: x' }] },
      { place: { line: 7 }, text: 'Q2?', answers: ['one', 'two *'] },
    ]);
  });

  it('is told from a text in which nothing is answered', () => {
    expect(isAiken('A) one\nB) two')).toBe(false);
    expect(isAiken('The answer: be kind.')).toBe(false);
  });
});
