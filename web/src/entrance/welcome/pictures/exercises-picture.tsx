import { texts } from '../../../texts/texts.ts';
import { StateMark } from '../../../ui/figures/state-mark.tsx';
import classes from './exercises-picture.module.css';
import { Picture } from './picture.tsx';

const states = ['complete', 'started', 'open'] as const;

/** Study projects on their thread: one completed, one begun, one to come. */
export function ExercisesPicture() {
  const { exercises } = texts.welcome.demo;
  return (
    <Picture>
      <div className={classes['rows']}>
        {exercises.map((name, index) => (
          <div key={name} className={classes['row']}>
            <StateMark state={states[index] ?? 'open'} share={0.5} />
            <span>
              <b>{name}</b>
              <span>{texts.ui.states[states[index] ?? 'open']}</span>
            </span>
          </div>
        ))}
      </div>
    </Picture>
  );
}
