import type { ChoiceAnswer } from '@lectern/domain/learning/question/multiple-choice/multiple-choice.ts';
import type { LearnerAnswer } from '@lectern/domain/learning/question/question-view.ts';
import { useId } from 'react';
import { ChoiceRow } from './choice-row.tsx';
import classes from './choice-widget.module.css';
import type { Verdict } from '../verdict-chip.tsx';
import type { WidgetProps, WidgetState } from '../widget-props.ts';

/** Multiple choice: boxes where several answers have to be chosen, rounds where it is one. */
export function ChoiceWidget({ question, answer, onChange, state, labelledBy }: WidgetProps<ChoiceAnswer>) {
  const name = useId();
  const { answers, select_all } = question;
  const choose = (id: string, chosen: boolean) => {
    const others = select_all ? answer.chosen.filter((one) => one !== id) : [];
    onChange({ chosen: chosen ? [...others, id] : others });
  };
  return (
    <fieldset
      aria-labelledby={labelledBy}
      className={classes['answers']}
      data-pictures={answers.some(({ answer_image }) => answer_image !== null) ? answers.length : undefined}
    >
      {answers.map((one, index) => {
        const chosen = answer.chosen.includes(one.id);
        return (
          <ChoiceRow
            key={one.id}
            answer={one}
            index={index}
            name={name}
            several={select_all}
            chosen={chosen}
            verdict={verdictOn(one, chosen, state, select_all)}
            locked={state !== 'open'}
            onChoose={(wanted) => choose(one.id, wanted)}
          />
        );
      })}
    </fieldset>
  );
}

/** After a miss the one that was chosen is wrong; where several are right, to mark some would tell of the others. */
function verdictOn({ is_correct }: LearnerAnswer, chosen: boolean, state: WidgetState, several: boolean): Verdict {
  if (state === 'missed') return chosen && !several ? 'incorrect' : null;
  if (state !== 'settled') return null;
  if (is_correct === true) return 'correct';
  return chosen && is_correct === false ? 'incorrect' : null;
}
