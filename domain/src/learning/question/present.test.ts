import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuestionOf, anyRandom, questionOf } from '../../../test/any-question.ts';
import { seededRandom, shuffled, type Random } from '../../random.ts';
import { learnerQuestion } from './learner-question.ts';
import { present, presentAgain, presentPlainly, presentToAuthors } from './present.ts';
import type { Presentation } from './presentation.ts';
import { sampleOf } from './question-keys.ts';
import { readsAlike, rightOrder } from './sequence/right-order.ts';
import type { AuthoredAnswer } from './authored-answer.ts';
import type { QuestionContent } from './question.ts';

const textsOf = ({ answers }: QuestionContent, order: readonly string[]) =>
  order.map((id) => answers.find((answer) => answer.id === id)?.answer);
const rightTexts = ({ answers }: QuestionContent) => rightOrder(answers).map(({ answer }) => answer);
const steps = (...texts: string[]) =>
  questionOf(
    'SEQUENCE',
    texts.map((answer, index) => ({ id: `s${index + 1}`, answer, sequence: index + 1 })),
  );

describe('the order in which a sequence is shown', () => {
  // D1-4.66
  it('always reads differently from the right one, unless it is a pair or all its items read alike', () => {
    fc.assert(
      fc.property(anyQuestionOf('SEQUENCE'), anyRandom, (content, random) => {
        fc.pre(content.answers.length !== 2);
        const { order } = present(content, random);
        expect(new Set(order)).toEqual(new Set(content.answers.map(({ id }) => id)));
        expect(order).toHaveLength(content.answers.length);
        const onlyOneWay = new Set(content.answers.map(({ answer }) => answer)).size === 1;
        expect(JSON.stringify(textsOf(content, order)) === JSON.stringify(rightTexts(content))).toBe(onlyOneWay);
      }),
    );
  });

  it('is found also where the source of randomness always says the same', () => {
    for (const stuck of [0, 0.25, 0.5, 0.999_999]) {
      for (const content of [steps('a', 'b', 'c'), steps('a', 'a', 'b'), steps('a', 'b', 'a', 'b')]) {
        expect(textsOf(content, present(content, () => stuck).order)).not.toEqual(rightTexts(content));
      }
    }
  });

  it('of one item is that item', () => {
    expect(present(steps('a'), Math.random).order).toEqual(['s1']);
  });

  it('of a pair is either order, equally often, also for another try: one that is always wrong would tell the right one', () => {
    const pair = steps('a', 'b');
    const tried = { order: ['s2', 's1'], placed: true };
    for (const show of [
      (random: Random) => present(pair, random),
      (random: Random) => presentAgain(pair, random, tried),
    ]) {
      const first = Array.from({ length: 4000 }, () => show(Math.random)?.order[0]);
      const rights = first.filter((id) => id === 's1').length;
      expect(Math.abs(rights - 2000)).toBeLessThan(190); // 6 standard deviations: one draw in 500 million is further off
    }
  });

  // D1-4.38, 4.39
  it('differs from the order just tried', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: 8 }),
        fc.array(fc.nat({ max: 999 }), { minLength: 4, maxLength: 4 }),
        (count, seeds) => {
          const content = steps(...Array.from({ length: count }, (_, index) => `step ${index}`));
          // A plain generator, so that no shrinking makes the source say the same 20 times.
          const random = seededRandom(seeds.reduce((sum, seed) => sum * 1000 + seed, 1));
          const tried = present(content, random).order;
          const next = presentAgain(content, random, { order: [...tried], placed: true })?.order ?? tried;
          expect(next).not.toEqual(tried);
          expect(textsOf(content, next)).not.toEqual(rightTexts(content));
        },
      ),
    );
  });

  it('does not mind an order of unknown ids to avoid', () => {
    expect(
      presentAgain(steps('a', 'b', 'c'), () => 0.4, { order: ['x', '__proto__', 's1'], placed: true })?.order,
    ).toHaveLength(3);
  });

  it('may be any other order', () => {
    const content = steps('a', 'b', 'c');
    const orders = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const draws = [(i % 3) / 3, Math.floor(i / 3) / 2];
      orders.add(present(content, () => draws.shift() ?? 0.1).order.join(' '));
    }
    orders.delete('');
    expect(orders.size).toBe(5);
    expect(orders).not.toContain('s1 s2 s3');
  });
});

describe('the letters of a matching question', () => {
  it('go to every description once, distractors too, in an order that does not depend on the concepts', () => {
    fc.assert(
      fc.property(anyQuestionOf('MATCHING'), anyRandom, (content, random) => {
        const { order } = present(content, random);
        expect(new Set(order)).toEqual(new Set(content.answers.map(({ id }) => id)));
        expect(order).toHaveLength(content.answers.length);
      }),
    );
  });

  it('leave out a concept without a description', () => {
    const content = questionOf('MATCHING', [
      { id: 'a', answer: 'x', match: 'y' },
      { id: 'b', answer: 'z', match: null },
    ]);
    expect(present(content, () => 0).order).toEqual(['a']);
  });
});

describe.each(['MULTIPLE_CHOICE', 'TRUE_OR_FALSE', 'CORRECT_OR_INCORRECT'] as const)('the answers of %s', (type) => {
  const content = questionOf(
    type,
    ['b', 'd', 'a', 'c'].map((id) => ({ id, is_correct: id === 'd' })),
  );
  const shownIds = (one: QuestionContent, shown: Presentation) =>
    learnerQuestion(one, shown, false).answers.map(({ id }) => id);

  it('each stand in each place equally often', () => {
    const times = new Map<string, number>();
    for (let attempt = 0; attempt < 16_000; attempt++)
      for (const [place, id] of shownIds(content, present(content, Math.random)).entries())
        times.set(`${id}${place}`, (times.get(`${id}${place}`) ?? 0) + 1);
    expect(times.size).toBe(16);
    for (const count of times.values()) expect(Math.abs(count - 4000)).toBeLessThan(329); // 6 standard deviations
  });

  it("keep their author's order where the question says so, and in attempts that drew none", () => {
    const keeping = { ...content, keeps_order: true };
    for (const shown of [present(keeping, () => 0), presentPlainly(keeping), presentToAuthors(content), { order: [] }])
      expect(shownIds(content, shown)).toEqual(['b', 'd', 'a', 'c']);
  });

  it('stand by their ids outside an attempt, and stay where they are for another try', () => {
    expect(shownIds(content, presentPlainly(content))).toEqual(['a', 'b', 'c', 'd']);
    const answer = sampleOf(type).rightAnswer(content.answers, { order: [] });
    expect(presentAgain(content, () => 0, answer)).toBeNull();
  });
});

describe('a question outside an attempt', () => {
  it('shows a sequence the same way each time, whatever its right order', () => {
    fc.assert(
      fc.property(anyQuestionOf('SEQUENCE'), anyRandom, (content, random) => {
        const places = shuffled(
          content.answers.map(({ sequence }) => sequence),
          random,
        );
        const other = {
          ...content,
          answers: shuffled(
            content.answers.map((answer, index) => ({ ...answer, sequence: places[index] ?? null })),
            random,
          ),
        };
        expect(presentPlainly(other)).toEqual(presentPlainly(content));
      }),
    );
  });

  it('shows descriptions the same way each time, whichever concept they belong to', () => {
    fc.assert(
      fc.property(anyQuestionOf('MATCHING'), anyRandom, (content, random) => {
        const matches = shuffled(
          content.answers.map(({ match }) => match),
          random,
        );
        const other = {
          ...content,
          answers: content.answers.map((answer, index) => ({ ...answer, match: matches[index] ?? null })),
        };
        const textsShown = (one: QuestionContent) =>
          presentPlainly(one).order.map((id) => one.answers.find((answer) => answer.id === id)?.match);
        expect(textsShown(other)).toEqual(textsShown(content));
      }),
    );
  });
});

describe('two orders read alike', () => {
  const item = (id: string, answer: string, answer_image: string | null = null): AuthoredAnswer => ({
    id,
    answer,
    answer_image,
    is_correct: null,
    sequence: null,
    match: null,
  });

  it.each<[string, AuthoredAnswer[], AuthoredAnswer[], boolean]>([
    ['the same texts', [item('a', 'x'), item('b', 'y')], [item('c', 'x'), item('d', 'y')], true],
    ['another text', [item('a', 'x')], [item('a', 'y')], false],
    ['another picture', [item('a', 'x', '/media/1')], [item('a', 'x', '/media/2')], false],
    ['a picture more', [item('a', 'x', '/media/1')], [item('a', 'x')], false],
    ['one item more', [item('a', 'x')], [item('a', 'x'), item('b', 'y')], false],
    ['nothing', [], [], true],
  ])('%s', (_case, one, other, alike) => {
    expect(readsAlike(one, other)).toBe(alike);
    expect(readsAlike(other, one)).toBe(alike);
  });
});
