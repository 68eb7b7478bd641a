import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { ExportButton } from './export/export-button.tsx';
import classes from './gradebook-dashboard.module.css';
import { useGradebookSearch } from './gradebook-search.ts';
import { GradebookSkeleton } from './gradebook-skeleton.tsx';
import { overviewsQuery } from './overviews-query.ts';

// Grid and plots are fetched beside the figures that they show.
const figures = import('./gradebook-figures.tsx');
const GradebookFigures = lazy(async () => ({ default: (await figures).GradebookFigures }));
const LearnerDialog = lazy(async () => ({ default: (await import('./figures/learner-dialog.tsx')).LearnerDialog }));

type Props = {
  readonly groupId: string;
  readonly courseId: string;
  readonly levels: number;
  /** The choice of the course, where there is one. */
  readonly choice?: ReactNode;
};

/** How the learners of a group do in a course: plots to notice, a grid to compare. */
export function GradebookDashboard({ groupId, courseId, levels, choice }: Props) {
  const screen = useScreenQuery(overviewsQuery, { courseId, groupId }, { fresh: true, beside: true });
  const [search, change] = useGradebookSearch();
  const [name, setName] = useState(search.name ?? '');
  useKept(name, (typed) => change({ name: typed === '' ? null : typed }));
  const level = search.level !== null && search.level <= levels ? search.level : null;
  return (
    <>
      <div className={classes['toolbar']}>
        {choice}
        <LevelTabs levels={levels} level={level} onChange={(next) => change({ level: next })} />
        <div className={classes['search']}>
          <SearchField label={texts.gradebook.findLearner} value={name} onChange={setName} />
        </div>
        <ExportButton {...{ groupId, courseId }} learners={screen.data?.lessons.students.length ?? 0} />
      </div>
      {screen.data ? (
        <Suspense fallback={<GradebookSkeleton />}>
          {screen.error && <Failed what={texts.shell.notLoaded.latest} onLoadAgain={screen.reload} />}
          <GradebookFigures
            key={courseId}
            parts={screen.data}
            {...{ levels, level, name }}
            onOpen={(learner, exercise) => change({ learner, exercise })}
          />
        </Suspense>
      ) : (
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.gradebook}
          waiting={<GradebookSkeleton />}
          back={
            <LinkButton {...linkOptions({ to: '/group/$groupId', params: { groupId } })} variant="default" size="sm">
              {texts.course.toGroup}
            </LinkButton>
          }
        />
      )}
      {search.learner && (
        <Suspense>
          <LearnerDialog
            key={search.learner}
            {...{ groupId, courseId }}
            studentId={search.learner}
            exerciseId={search.exercise}
            onClose={() => change({ learner: null, exercise: null })}
          />
        </Suspense>
      )}
    </>
  );
}

const writtenAfter = 300;

/** Writes what is typed into the address, once the typing rests. */
function useKept(typed: string, write: (typed: string) => void): void {
  const written = useRef(typed);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (written.current === typed) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      latest.current(typed);
    }, writtenAfter);
    return () => clearTimeout(timer);
  }, [typed]);
}

type TabsProps = {
  readonly levels: number;
  readonly level: number | null;
  readonly onChange: (level: number | null) => void;
};

const allLevels = 0;

function LevelTabs({ levels, level, onChange }: TabsProps) {
  return (
    <Track
      legend={texts.gradebook.level}
      hideLegend
      size="sm"
      options={[
        { value: allLevels, label: texts.course.all },
        ...Array.from({ length: levels }, (_, index) => ({ value: index + 1, label: texts.course.level(index + 1) })),
      ]}
      value={level ?? allLevels}
      onChange={(value) => onChange(value === allLevels ? null : value)}
    />
  );
}
