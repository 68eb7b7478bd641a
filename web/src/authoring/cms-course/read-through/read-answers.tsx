import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { IconCheck } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import type { ReadAnswer } from './read-through-query.ts';
import classes from './read-through.module.css';

type Props = {
  readonly type: QuestionType;
  readonly answers: readonly ReadAnswer[];
  readonly language: string;
};

/** The answers of a question with its key: right ones are marked in words too, a sequence is in its right order. */
export function ReadAnswers({ type, answers, language }: Props) {
  const words = texts.cmsCourse.read;
  const List = type === 'SEQUENCE' ? 'ol' : 'ul';
  const marks: Readonly<Record<QuestionType, readonly [right: string, wrong: string | null] | null>> = {
    MULTIPLE_CHOICE: [words.right, null],
    TRUE_OR_FALSE: [words.isTrue, words.isFalse],
    CORRECT_OR_INCORRECT: [words.isCorrect, words.isIncorrect],
    SEQUENCE: null,
    MATCHING: null,
  };
  const mark = ({ is_correct }: ReadAnswer) => marks[type]?.[is_correct ? 0 : 1] ?? null;
  return (
    <>
      {type === 'SEQUENCE' && <p className={classes['label']}>{words.rightOrder}</p>}
      <List className={classes['answers']}>
        {answers.map((answer, index) => (
          <li key={index} data-right={answer.is_correct === true || undefined}>
            {mark(answer) !== null && (
              <span className={classes['mark']}>
                {answer.is_correct && <Icon of={IconCheck} size={16} />}
                {mark(answer)}
              </span>
            )}
            {answer.answer_image && <img src={answer.answer_image} alt="" className={classes['picture']} />}
            {answer.answer === '' && !answer.answer_image && type === 'MATCHING' ? (
              <span className={classes['label']}>{words.distractor}</span>
            ) : (
              <RichText html={answer.answer} language={language} as="span" />
            )}
            {answer.match !== null && (
              <>
                {' → '}
                <RichText html={answer.match} language={language} as="span" />
              </>
            )}
          </li>
        ))}
      </List>
    </>
  );
}
