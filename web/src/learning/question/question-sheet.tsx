import { directionOf } from '@lectern/domain/learning/course/direction.ts';
import type { LearnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import { OwnWords } from './own-words.tsx';
import classes from './question-sheet.module.css';
import { widgetOf } from './question-widgets.ts';

type Props = {
  readonly question: LearnerQuestion;
  /** Counted from 1. */
  readonly number: number;
  readonly total: number;
  /** Counts how often it was begun anew. */
  readonly round?: number;
  /** Where the question stands, such as "Case study 2, reinforcement question". */
  readonly caption?: string;
  /** The language of the content, a BCP 47 tag. */
  readonly language: string;
  /** The widget, given the id of the question's text, and the feedback. */
  readonly children: (labelledBy: string) => ReactNode;
};

/** A question on its sheet: the number in the ruled margin, the text, how to answer, and the answers. */
export function QuestionSheet({ question, number, total, round = 0, caption, language, children }: Props) {
  const id = useId();
  const heading = useFocusOnChange(`${number} ${round}`);
  const instruction = widgetOf(question.type).instruction(question);
  return (
    <article className={classes['sheet']} lang={language} dir={directionOf(language)} aria-labelledby={id}>
      <div className={classes['margin']}>
        <OwnWords className={classes['place']}>
          <span className={classes['number']}>{number}</span>
          <span className={classes['outOf']}>{texts.question.outOf(total)}</span>
        </OwnWords>
      </div>
      <div className={classes['content']}>
        {caption && (
          <p className={classes['caption']}>
            <OwnWords>{caption}</OwnWords>
          </p>
        )}
        <h2 id={id} ref={heading} tabIndex={-1} className={classes['question']}>
          <RichText html={question.question} as="span" />
        </h2>
        {instruction && (
          <p className={classes['instruction']}>
            <OwnWords>{instruction}</OwnWords>
          </p>
        )}
        <div className={classes['answers']}>{children(id)}</div>
      </div>
    </article>
  );
}

/** The next question and the next try begin with the question; the first one follows the heading of its page. */
function useFocusOnChange(begun: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(begun);
  // Before the question is painted, so that the focus is not taken from whoever is quick to answer.
  useLayoutEffect(() => {
    if (before.current === begun) return;
    before.current = begun;
    heading.current?.focus();
  }, [begun]);
  return heading;
}
