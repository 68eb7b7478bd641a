import type { AnswerDraft } from '../../learning/question/authored-answer.ts';
import { fewestAnswers } from '../../learning/question/authored-answer.ts';
import type { QuestionType } from '../../learning/question/question-types.ts';
import { saysSomething } from '../../base/rich-text/says-something.ts';
import { plainText } from '../../learning/study-project/introduction.ts';
import { checkText } from './check-text.ts';
import { found, type Finding } from './finding.ts';

/** A question as far as it is written, and where it is asked. */
export type CheckedQuestion = {
  readonly type: QuestionType;
  readonly question: string;
  readonly correct_msg: string | null;
  readonly incorrect_msg: string | null;
  readonly incorrect_msg_two: string | null;
  readonly answers: readonly Pick<
    AnswerDraft,
    'answer' | 'answer_image' | 'answer_image_alt' | 'is_correct' | 'match'
  >[];
  /** Whether it is asked in a study project, where learners read feedback and may open a hint. */
  readonly in_study_project: boolean;
  /** Whether something is shown as its hint. */
  readonly has_hint: boolean;
  /** Whether it belongs to a lesson, by which results are told; study projects have one in any case. */
  readonly has_lesson: boolean;
};

const messages = ['correct_msg', 'incorrect_msg', 'incorrect_msg_two'] as const;

/** A sequence of two is a coin that is tossed. */
const fewestOf = (type: QuestionType): number => (type === 'SEQUENCE' ? 3 : fewestAnswers);

/** Answers that speak of the others, which have no fixed place: "all of the above" and its like in the languages of the app. */
const allOfThem =
  /^(all|none|both|neither) of (the|these|them)\b|^todas? las anteriores|^ningun[ao] de las anteriores|^(كل|جميع) ما سبق|^لا شيء مما سبق/iu;

/** What is wrong in a question, and what could be better; in the order of its fields. */
export function checkQuestion(question: CheckedQuestion): Finding[] {
  const { type, answers, in_study_project } = question;
  const said = answers.map(({ answer, match }) => plainText(`${answer} ${match ?? ''}`).toLowerCase());
  const shown = answers.map(({ answer_image }, index) => `${said[index]} ${answer_image ?? ''}`);
  const unseen = answers.filter(
    ({ answer, answer_image, answer_image_alt }) => answer_image && !answer_image_alt && !saysSomething(answer),
  );
  const choosing = type === 'MULTIPLE_CHOICE';
  return [
    ...checkText(question.question, 'question'),
    ...found('TOO_FEW_ANSWERS', 'answers', Number(answers.length < fewestOf(type))),
    ...found('NO_CORRECT_ANSWER', 'answers', Number(choosing && !answers.some(({ is_correct }) => is_correct))),
    ...found('EQUAL_ANSWERS', 'answers', shown.length - new Set(shown).size),
    ...found('NO_ALTERNATIVE_TEXT', 'answers', unseen.length),
    ...answers.flatMap(({ answer, match }) => checkText(`${answer}${match ?? ''}`, 'answers')),
    ...found('LONGEST_ANSWER', 'answers', Number(choosing && givesItselfAway(answers, said))),
    ...found('ALL_OF_THE_ABOVE', 'answers', choosing ? said.filter((text) => allOfThem.test(text)).length : 0),
    ...messages.flatMap((field) => [
      ...found('NO_FEEDBACK', field, Number(in_study_project && !saysSomething(question[field] ?? ''))),
      ...checkText(question[field] ?? '', field),
    ]),
    ...found('NO_HINT', null, Number(in_study_project && !question.has_hint)),
    ...found('NO_LESSON', 'lesson', Number(!in_study_project && !question.has_lesson)),
  ];
}

/** How much longer than every other a right answer stands out, and from how many characters on. */
const standsOut = { times: 1.5, from: 25 };

/** Whether the only right answer is the longest by far, which many choose who do not know (Haladyna and others, 2002, rule 28). */
function givesItselfAway(answers: CheckedQuestion['answers'], said: readonly string[]): boolean {
  const right = said.filter((_text, index) => answers[index]?.is_correct);
  const wrong = said.filter((_text, index) => !answers[index]?.is_correct);
  const [only] = right;
  if (only === undefined || right.length > 1 || wrong.length < 2) return false;
  return (
    only.length >= standsOut.from && only.length > standsOut.times * Math.max(...wrong.map(({ length }) => length))
  );
}
