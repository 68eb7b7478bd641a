import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRandom } from '../../../test/any-question.ts';
import { emptyAnswer, isSameAnswer, parseAnswer, submittedAnswer } from './answer.ts';
import { isAnswered } from './answered.ts';
import { isRight } from './question-keys.ts';
import { learnerQuestion } from './learner-question.ts';
import { present, presentAgain, presentPlainly, presentToAuthors } from './present.ts';
import { questionSchema } from './question-schema.ts';
import { sampleOf } from './question-keys.ts';
import { questionTypeNames, type QuestionType } from './question-types.ts';

/** A question of a type as its author writes it and as it is kept. */
function authored(type: QuestionType) {
  const { question, answers } = sampleOf(type);
  const draft = questionSchema.parse({ type, question, answers });
  return { ...draft, answers: draft.answers.map((answer, index) => ({ ...answer, id: `id-${index}` })) };
}

describe.each(questionTypeNames)('a question of type %s', (type) => {
  const content = authored(type);
  const sample = sampleOf(type);
  const shownAnyhow = fc.tuple(anyRandom, anyRandom).map(([drawing, random]) => ({
    shown: present(content, drawing),
    random,
  }));

  it('is right as somebody answers who knows the key, wrong with a mistake', () => {
    fc.assert(
      fc.property(shownAnyhow, ({ shown, random }) => {
        expect(isRight(content, shown, sample.rightAnswer(content.answers, shown))).toBe(true);
        expect(isRight(content, shown, sample.wrongAnswer(content.answers, shown, random))).toBe(false);
      }),
    );
  });

  it('can be answered without the key, in the shape of its type', () => {
    fc.assert(
      fc.property(shownAnyhow, ({ shown, random }) => {
        const view = learnerQuestion(content, shown, false);
        for (const answer of [
          sample.guess(view),
          sample.rightAnswer(content.answers, shown),
          sample.wrongAnswer(content.answers, shown, random),
        ]) {
          expect(parseAnswer(type, JSON.parse(JSON.stringify(answer)))).toEqual(answer);
          expect(isAnswered(view, answer)).toBe(true);
          expect(isSameAnswer(type, answer, null)).toBe(false);
          expect(isSameAnswer(type, answer, structuredClone(answer))).toBe(true);
          expect(submittedAnswer(type, answer)).toEqual(answer);
        }
      }),
    );
  });

  it('is not right, not answered and the same as none before anything is entered', () => {
    fc.assert(
      fc.property(shownAnyhow, ({ shown }) => {
        const empty = emptyAnswer(type, shown.order);
        expect(isRight(content, shown, empty)).toBe(false);
        expect(isAnswered(learnerQuestion(content, shown, false), empty)).toBe(false);
        expect(isSameAnswer(type, empty, null)).toBe(true);
      }),
    );
  });

  it('can be answered right however it is shown', () => {
    fc.assert(
      fc.property(shownAnyhow, ({ shown, random }) => {
        const again = presentAgain(content, random, sample.wrongAnswer(content.answers, shown, random));
        for (const one of [again ?? shown, presentPlainly(content), presentToAuthors(content)])
          expect(isRight(content, one, sample.rightAnswer(content.answers, one))).toBe(true);
      }),
    );
  });

  it('shows its key once it is settled', () => {
    const shown = presentPlainly(content);
    expect(learnerQuestion(content, shown, true)).not.toEqual(learnerQuestion(content, shown, false));
  });
});
