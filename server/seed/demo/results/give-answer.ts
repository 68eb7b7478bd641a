import { isRight } from '@lectern/domain/learning/question/question-keys.ts';
import type { Presentation } from '@lectern/domain/learning/question/presentation.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sampleOf } from '@lectern/domain/learning/question/question-keys.ts';
import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import type { Random } from '@lectern/domain/random.ts';

/** A complete answer that is right or wrong as wanted; a wrong one has the kind of mistake that people make. */
export function giveAnswer(content: QuestionContent, shown: Presentation, right: boolean, random: Random): Answer {
  const { type, answers, question } = content;
  const sample = sampleOf(type);
  const answer = right ? sample.rightAnswer(answers, shown) : sample.wrongAnswer(answers, shown, random);
  if (isRight(content, shown, answer) !== right) throw new Error(`this answer is graded differently: ${question}`);
  return answer;
}
