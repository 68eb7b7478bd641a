import type { PerformanceBand } from '../src/learning/attempt/score.ts';
import { drawFree, sheetBand } from '../src/entrance/free/free-sheet.ts';
import type { Random } from '../src/random.ts';

/** What somebody saw of a sheet: what they answered to which questions, and its band. */
type Seen = { readonly answers: ReadonlyMap<number, number>; readonly band: PerformanceBand };

/**
 * How many sheets somebody gives back until one is all right, so that they hold the keys of its questions for certain. They
 * know the rules of sheets, and answer each by a key that agrees with all bands so far, found by trial (Mastermind with eight
 * places and three replies).
 */
export function sheetsUntilAllRight(
  { questions, answers }: { readonly questions: number; readonly answers: number },
  random: Random,
): number {
  const below = (count: number) => Math.floor(random() * count);
  const pool = Array.from({ length: questions }, (_, index) => ({
    question_id: `${index}`,
    lesson_id: '',
    level: 1,
    is_free_sample: false,
  }));
  const key = pool.map(() => below(answers));
  const guess = pool.map(() => below(answers));
  const sawQuestion = pool.map((): Seen[] => []);
  for (let sheets = 1; ; sheets++) {
    const { questions: sheet } = drawFree([{ questions_per_lesson: null, questions: pool }], random);
    const given = new Map(sheet.map(({ question_id }) => [Number(question_id), guess[Number(question_id)] ?? 0]));
    const band = bandOf(given, key);
    const one = { answers: given, band };
    if (band === 'EXCELLENT') return sheets;
    for (const question of given.keys()) remember(sawQuestion[question], one);
    agree(guess, { sawQuestion, answers, below, random });
  }
}

/** The band that answers come to if this is the key. */
function bandOf(answers: ReadonlyMap<number, number>, key: readonly number[]): PerformanceBand {
  const right = [...answers].filter(([question, answer]) => key[question] === answer).length;
  return sheetBand(answers.size, right, answers.size);
}

/** Keeps every good band of a question, which says much, and the latest of the others, which say little. */
function remember(saw: Seen[] = [], one: Seen): void {
  const others = saw.filter(({ band }) => band === 'REVIEW_NEEDED');
  if (one.band === 'REVIEW_NEEDED' && others.length >= 40)
    saw.splice(
      saw.findIndex(({ band }) => band === 'REVIEW_NEEDED'),
      1,
    );
  saw.push(one);
}

type Known = {
  readonly sawQuestion: readonly (readonly Seen[])[];
  readonly answers: number;
  readonly below: (count: number) => number;
  readonly random: Random;
};

/** Changes a guess, answer by answer, until it agrees with what was seen, or with nearly all of it. */
function agree(guess: number[], { sawQuestion, answers, below, random }: Known): void {
  const wrong = (question: number) =>
    (sawQuestion[question] ?? []).filter((one) => bandOf(one.answers, guess) !== one.band).length;
  for (let step = 0; step < 12 * guess.length; step++) {
    const question = below(guess.length);
    const before = wrong(question);
    const kept = guess[question] ?? 0;
    guess[question] = below(answers);
    const worse = wrong(question) - before;
    if (worse > 0 && random() >= Math.exp(-3 * worse)) guess[question] = kept;
  }
}
