import { isPass, passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { Link } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useFound } from '../../player/use-found.ts';
import type { Sitting } from '../played-sitting.ts';
import type { Books } from './find-books.ts';
import classes from './lesson-scores.module.css';

type Props = {
  /** Asks which e-books open, and stays the same; null where there are none. */
  readonly findBooks: (() => Promise<Books>) | null;
  /** The language of the course, a BCP 47 tag. */
  readonly language: string;
  readonly lessons: NonNullable<Sitting['result']>['by_lesson'];
};

/** A result by lesson, with the line to reach and what to read below it. */
export function LessonScores({ findBooks, language, lessons }: Props) {
  const weak = lessons.some(({ percent }) => !isPass(percent));
  const books = useFound(weak ? findBooks : null);
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
            {findBooks && !isPass(percent) && (
              <p className={classes['read']}>
                <b>{texts.results.reviewNeeded}</b> <BookLink link={books?.(lesson_id)} lesson={lesson_name} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type BookProps = { readonly link: ReturnType<Books> | undefined; readonly lesson: string };

/** What to read; nothing where the e-book does not open. */
const BookLink = ({ link, lesson }: BookProps) => link && <Link {...link}>{texts.results.openBook(lesson)}</Link>;
