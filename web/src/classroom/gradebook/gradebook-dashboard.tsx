import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { GainQuery_GainQuery, GradebookDashboard_OverviewsQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { useLanguage } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Track } from '../../ui/figures/track.tsx';
import { ExportButton } from './export/export-button.tsx';
import classes from './gradebook-dashboard.module.css';
import { gainQuery } from './gain/gain-query.ts';
import { GradebookFigures } from './gradebook-figures.tsx';
import { useGradebookSearch, type View } from './gradebook-search.ts';
import { GradebookSkeleton } from './gradebook-skeleton.tsx';
import { overviewsQuery } from './overviews-query.ts';

const GainView = lazy(async () => ({ default: (await import('./gain/gain-view.tsx')).GainView }));
const QuestionsView = lazy(async () => ({ default: (await import('./gain/questions-view.tsx')).QuestionsView }));
const QuestionDialog = lazy(async () => ({ default: (await import('./gain/question-dialog.tsx')).QuestionDialog }));
const LearnerDialog = lazy(async () => ({ default: (await import('./figures/learner-dialog.tsx')).LearnerDialog }));

type Shown = GradebookDashboard_OverviewsQuery | GainQuery_GainQuery;
type Asked = { readonly courseId: string; readonly groupId: string; readonly level?: number | null };

type Props = {
  readonly groupId: string;
  readonly courseId: string;
  readonly levels: number;
  /** The language of the course, a BCP 47 tag. */
  readonly courseLanguage: string;
  /** The choice of the course, where there is one. */
  readonly choice?: ReactNode;
};

/** How the learners of a group do in a course: plots to notice, a grid to compare. */
export function GradebookDashboard({ groupId, courseId, levels, courseLanguage, choice }: Props) {
  const language = useLanguage();
  const [search, change] = useGradebookSearch();
  const [name, setName] = useKept(search.name ?? '', (typed) => change({ name: typed === '' ? null : typed }));
  const level = search.level !== null && search.level <= levels ? search.level : null;
  const screen = useScreenQuery<Shown, Asked>(
    search.view ? gainQuery : overviewsQuery,
    search.view ? { courseId, groupId, level } : { courseId, groupId },
    { fresh: true, beside: true },
  );
  return (
    <>
      <div className={classes['toolbar']}>
        {choice}
        <ViewTabs view={search.view} onChange={(view) => change({ view, sort: null, down: null })} />
        <LevelTabs levels={levels} level={level} onChange={(next) => change({ level: next })} />
        <div className={classes['end']}>
          {search.view !== 'questions' && (
            <div className={classes['search']}>
              <SearchField label={texts.gradebook.findLearner} value={name} onChange={setName} />
            </div>
          )}
          <ExportButton {...{ groupId, courseId }} learners={learnersIn(screen.data)} />
        </div>
      </div>
      {screen.data ? (
        <Suspense fallback={<GradebookSkeleton />}>
          {screen.error && <Failed what={texts.shell.notLoaded.latest} onLoadAgain={screen.reload} />}
          {!('learningGain' in screen.data) ? (
            <GradebookFigures
              key={`${courseId} ${language}`}
              parts={screen.data}
              {...{ courseLanguage, levels, level, name }}
              onOpen={(learner, exercise) => change({ learner, exercise })}
            />
          ) : search.view === 'questions' ? (
            <QuestionsView
              {...screen.data.learningGain}
              {...{ courseLanguage }}
              onOpen={(question) => change({ question })}
            />
          ) : (
            <GainView
              gain={screen.data.learningGain}
              {...{ courseLanguage, name }}
              onOpen={(learner) => change({ learner })}
            />
          )}
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
      {search.question && (
        <Suspense>
          <QuestionDialog
            key={search.question}
            {...{ groupId, courseId, courseLanguage }}
            questionId={search.question}
            onClose={() => change({ question: null })}
          />
        </Suspense>
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

const learnersIn = (shown: Shown | null): number =>
  shown === null ? 0 : ('learningGain' in shown ? shown.learningGain.learners : shown.lessons.students).length;

const writtenAfter = 300;

/** What is typed, written into the address once the typing rests, and read from it again where Back leads to another. */
function useKept(kept: string, write: (typed: string) => void): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(kept);
  const written = useRef(kept);
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  useEffect(() => {
    if (written.current === kept) return;
    written.current = kept;
    setTyped(kept);
  }, [kept]);
  useEffect(() => {
    if (written.current === typed) return undefined;
    const timer = setTimeout(() => {
      written.current = typed;
      latest.current(typed);
    }, writtenAfter);
    return () => clearTimeout(timer);
  }, [typed]);
  return [typed, setTyped];
}

type TabsProps = {
  readonly levels: number;
  readonly level: number | null;
  readonly onChange: (level: number | null) => void;
};

type ViewProps = { readonly view: View | null; readonly onChange: (view: View | null) => void };

function ViewTabs({ view, onChange }: ViewProps) {
  const { views } = texts.gradebook;
  return (
    <Track
      legend={views.title}
      hideLegend
      size="sm"
      options={[
        { value: 'scores', label: views.scores },
        { value: 'gain', label: views.gain },
        { value: 'questions', label: views.questions },
      ]}
      value={view ?? 'scores'}
      onChange={(value) => onChange(value === 'scores' ? null : value)}
    />
  );
}

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
