import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { firstTryByLesson } from '@lectern/domain/classroom/gradebook/lesson-first-try.ts';
import type { LinkProps } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { FigureRow } from './figure-row.tsx';
import classes from './lesson-figures.module.css';
import type { Column } from '../gradebook.ts';
import type { Attempt, Student } from './use-student.ts';

type Props = {
  readonly student: Student;
  /** The language of the course, a BCP 47 tag, where it is known. */
  readonly language?: string | undefined;
  /** Where the result of an attempt is. */
  readonly linkOf: (attempt: Attempt) => LinkProps;
  /** The level of the headings. */
  readonly level: 2 | 3;
};

/** A learner's study projects, lesson by lesson, and how much of each lesson was solved at the first try. */
export function LessonFigures({ student: { learner, columns, history }, language, linkOf, level }: Props) {
  const cells = learner.cells.STUDY_PROJECT;
  const firstTries = firstTryByLesson(columns.STUDY_PROJECT, [cells], null);
  return lessonsOf(columns.STUDY_PROJECT).map(({ id, name, exercises }) => {
    const firstTry = firstTries.find(({ lesson_id }) => lesson_id === id);
    const published = exercises.filter(({ column }) => column.published);
    const complete = published.filter(({ index }) => cells.get(index)?.finished).length;
    return (
      <Panel
        key={id}
        title={name}
        {...(language === undefined ? {} : ofLanguage(language))}
        level={level}
        flush
        aside={published.length > 0 && texts.ui.ofTotal(complete, published.length)}
      >
        {firstTry && (
          <div className={classes['firstTry']}>
            <span>{texts.gradebook.figures.atFirstTry}</span>
            <Bar value={firstTry.percent} line={passThreshold} />
            <b>{texts.ui.percent(firstTry.percent)}</b>
          </div>
        )}
        <ul className={classes['rows']}>
          {exercises.map(({ column, index }) => (
            <FigureRow
              key={column.exercise_id}
              kind="STUDY_PROJECT"
              column={column}
              language={language}
              cell={cells.get(index)}
              linkOf={linkOf}
              history={history.filter(({ exercise_id }) => exercise_id === column.exercise_id)}
            />
          ))}
        </ul>
      </Panel>
    );
  });
}

type Exercise = { readonly column: Column; readonly index: number };

/** The study projects of each lesson, in the order of the course. */
function lessonsOf(columns: readonly Column[]): { id: string; name: string; exercises: Exercise[] }[] {
  const lessons = new Map<string, { id: string; name: string; exercises: Exercise[] }>();
  columns.forEach((column, index) => {
    const id = column.lesson_id ?? '';
    const lesson = lessons.get(id) ?? { id, name: column.lesson_name ?? '', exercises: [] };
    lesson.exercises.push({ column, index });
    lessons.set(id, lesson);
  });
  return [...lessons.values()];
}
