import type { WidgetState } from '../src/learning/question/widget-props.ts';
import { Block } from './block.tsx';
import classes from './gallery.module.css';
import { examples, unsettled } from './questions.ts';
import { TryQuestion } from './try-question.tsx';

/** Every type of question in one state. */
function Questions({ state }: { readonly state: WidgetState }) {
  return (
    <main className={classes['sheet']} data-wide>
      {examples.map(({ name, question, answer, language }, index) => (
        <Block key={name} name={name}>
          <TryQuestion
            question={state === 'settled' ? question : unsettled(question)}
            answer={answer}
            state={state}
            language={language}
            number={index + 1}
          />
        </Block>
      ))}
    </main>
  );
}

export const OpenQuestions = () => <Questions state="open" />;
export const CheckedQuestions = () => <Questions state="checked" />;
export const SettledQuestions = () => <Questions state="settled" />;
