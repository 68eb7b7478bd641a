import { IconCheck, IconCircleCheck } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Picture } from './picture.tsx';
import classes from './question-picture.module.css';

const letters = ['A', 'B', 'C'];
const chosen = 0;

/** A question on its sheet, answered. */
export function QuestionPicture() {
  const { question, answers, right, explanation } = texts.welcome.demo;
  return (
    <Picture sheet>
      <div className={classes['sheet']}>
        <span className={classes['margin']}>3</span>
        <div className={classes['content']}>
          <p className={classes['question']}>{question}</p>
          {answers.map((answer, index) => (
            <p key={letters[index]} className={classes['answer']} data-chosen={index === chosen || undefined}>
              <span className={classes['box']}>{index === chosen && <IconCheck size={14} stroke={3} />}</span>
              <b>{letters[index]}</b>
              {answer}
            </p>
          ))}
          <p className={classes['feedback']}>
            <Icon of={IconCircleCheck} size={24} />
            <span>
              <b>{right}</b>
              <span>{explanation}</span>
            </span>
          </p>
        </div>
      </div>
    </Picture>
  );
}
