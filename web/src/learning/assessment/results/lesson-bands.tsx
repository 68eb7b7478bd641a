import { texts } from '../../../texts/texts.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { Panel } from '../../../ui/page/panel.tsx';
import { BandChip } from '../../course/score-chip.tsx';
import type { Sitting } from '../played-sitting.ts';
import classes from './lesson-scores.module.css';

type Props = {
  /** The language of the course, a BCP 47 tag. */
  readonly language: string;
  readonly lessons: NonNullable<NonNullable<Sitting['result']>['bands']>;
};

/** How well each lesson went, without a number: for a result that keeps single answers closed. */
export function LessonBands({ language, lessons }: Props) {
  if (lessons.length === 0) return null;
  return (
    <Panel title={texts.results.byLesson}>
      <ul className={classes['lessons']}>
        {lessons.map(({ lesson_id, lesson_name, band }) => (
          <li key={lesson_id} className={classes['lesson']}>
            <div className={classes['line']}>
              <bdi className={classes['name']} {...ofLanguage(language)}>
                {lesson_name}
              </bdi>
              <BandChip band={band} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
