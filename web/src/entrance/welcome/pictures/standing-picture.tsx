import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Picture } from './picture.tsx';
import classes from './standing-picture.module.css';

const scores = [82, 54, 68];

/** How a benchmark went, lesson by lesson, with the line that passes. */
export function StandingPicture() {
  const { lessons, percent } = texts.welcome.demo;
  return (
    <Picture>
      <div className={classes['rows']}>
        {lessons.map((lesson, index) => (
          <div key={lesson} className={classes['row']}>
            <span>{lesson}</span>
            <b>{percent(scores[index] ?? 0)}</b>
            <Bar value={scores[index] ?? 0} line={passThreshold} />
          </div>
        ))}
      </div>
    </Picture>
  );
}
