import { isPass, passThreshold } from '@lectern/domain/attempt/score.ts';
import { Link, type LinkProps } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import classes from './lesson-scores.module.css';
import type { Sitting } from '../played-sitting.ts';

type Props = {
  /** The e-book of a lesson; null where there is none to open. */
  readonly bookOf: ((lessonId: string) => LinkProps) | null;
  /** The language of the course, a BCP 47 tag. */
  readonly language: string;
  readonly lessons: NonNullable<Sitting['result']>['by_lesson'];
};

/** A result by lesson, with the line to reach and what to read below it. */
export function LessonScores({ bookOf, language, lessons }: Props) {
  return (
    <Panel title={texts.results.byLesson} aside={texts.ui.pass(passThreshold)}>
      <ul className={classes['lessons']}>
        {lessons.map(({ lesson_id, lesson_name, corrects, total_questions, percent }) => (
          <li key={lesson_id} className={classes['lesson']}>
            <div className={classes['line']}>
              <bdi className={classes['name']} {...ofLanguage(language)}>
                {lesson_name}
              </bdi>
              <span className={classes['count']}>{texts.ui.ofTotal(corrects, total_questions)}</span>
              <b className={classes['percent']}>{texts.ui.percent(percent ?? 0)}</b>
            </div>
            <Bar value={percent ?? 0} line={passThreshold} />
            {bookOf && !isPass(percent) && (
              <p className={classes['read']}>
                <b>{texts.results.reviewNeeded}</b>{' '}
                <Link {...bookOf(lesson_id)}>{texts.results.openBook(lesson_name)}</Link>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
