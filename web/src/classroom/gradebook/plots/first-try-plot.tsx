import { isPass, passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { firstTryByLesson, type LessonFirstTry } from '@lectern/domain/classroom/gradebook/lesson-first-try.ts';
import { useId, useMemo } from 'react';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import type { Column, Gradebook } from '../gradebook.ts';
import { Hatch } from './hatch.tsx';
import { PlotCard } from './plot-card.tsx';
import classes from './plot.module.css';

type Props = {
  readonly gradebook: Gradebook;
  readonly level: number | null;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
};

/** Lessons that fit into the plot; its table has them all. */
const mostLessons = 6;

/** How much of each lesson was solved at the first try, the lowest first. */
export function FirstTryPlot({ gradebook: { columns, learners }, level, courseLanguage }: Props) {
  const lessons = useMemo(
    () =>
      firstTryByLesson(
        columns.STUDY_PROJECT,
        learners.map(({ cells }) => cells.STUDY_PROJECT),
        level,
      ),
    [columns, learners, level],
  );
  const drawn = lessons.slice(0, mostLessons);
  const weak = lessons.filter(({ percent }) => !isPass(percent));
  return (
    <PlotCard
      title={texts.gradebook.plots.firstTry}
      aside={
        lessons.length > mostLessons
          ? texts.gradebook.plots.lowestOf(mostLessons, lessons.length)
          : texts.gradebook.plots.lowestFirst
      }
      summary={texts.gradebook.plots.firstTrySummary(
        lessons.length,
        weak.length,
        passThreshold,
        nameOf(lessons[0]),
        lessons[0]?.percent ?? 0,
      )}
      empty={texts.gradebook.plots.noProject}
      table={{
        language: courseLanguage,
        heads: [texts.gradebook.plots.lesson, texts.gradebook.plots.firstTryShare, texts.gradebook.plots.questions],
        rows: lessons.map((lesson) => ({
          id: lesson.lesson_id,
          values: [nameOf(lesson), texts.ui.percent(lesson.percent), texts.ui.ofTotal(lesson.first_try, lesson.total)],
        })),
      }}
    >
      {(width) => (
        <ul className={classes['lessons']}>
          {drawn.map((lesson) => (
            <li key={lesson.lesson_id}>
              <span {...ofLanguage(courseLanguage)}>{nameOf(lesson)}</span>
              <Bar lesson={lesson} width={Math.floor((width - 16) * barShare)} />
            </li>
          ))}
        </ul>
      )}
    </PlotCard>
  );
}

const nameOf = (lesson: LessonFirstTry<Column> | undefined) => lesson?.column.lesson_name ?? '';

/** The part of the width that a bar and its figure take; the rest has the name. */
const barShare = 0.55;
const rowHeight = 25;
const barHeight = 10;
const figureWidth = 44;

function Bar({ lesson, width }: { readonly lesson: LessonFirstTry<Column>; readonly width: number }) {
  const hatch = useId();
  const { lesson_id, percent } = lesson;
  const long = Math.max(0, width - figureWidth);
  const middle = rowHeight / 2;
  const bar = { x: 0, y: middle - barHeight / 2, height: barHeight, rx: barHeight / 2 };
  return (
    <svg width={width} height={rowHeight} viewBox={`0 0 ${width} ${rowHeight}`}>
      <Hatch id={hatch} />
      <g data-mark={lesson_id}>
        <rect {...bar} width={long} className={classes['track']} />
        <rect
          {...bar}
          width={(long * percent) / 100}
          className={classes['mark']}
          style={isPass(percent) ? undefined : { fill: `url(#${hatch})` }}
        />
        <rect x={(long * passThreshold) / 100 - 1} y={middle - 9} width={2} height={18} className={classes['tick']} />
        <text x={width} y={middle + 4.5} className={classes['value']} style={{ textAnchor: 'end' }}>
          {texts.ui.percent(percent)}
        </text>
      </g>
    </svg>
  );
}
