import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { sheetSize } from '@lectern/domain/entrance/free/free-sheet.ts';
import { parseLevel, type LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { Navigate, useNavigate, useRouter, useCanGoBack } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { FreeCourses_OfferedQuery } from '../../graphql/generated/graphql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { Refused } from '../../ui/feedback/refused.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { PlayerShape } from '../../learning/player/player-shape.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { AssessmentPlayer } from '../../learning/assessment/assessment-player.tsx';
import type { Opening } from '../../learning/assessment/start/course-assessments.ts';
import { useLoaded } from '../../learning/attempt/use-loaded.ts';
import { exerciseName } from '../../learning/course/exercise-name.ts';
import { PlayerPage } from '../../learning/player/player-page.tsx';
import { Unrecorded } from '../../learning/player/unrecorded.ts';
import { freeCoursesQuery } from '../welcome/free-courses-query.ts';
import { freeBenchmarkSource } from './free-benchmark-source.ts';
import { freeWords, sheetWords } from './free-words.ts';

type Props = { readonly params: { readonly courseId: string; readonly level: string } };
type Offered = FreeCourses_OfferedQuery['freeCourseBenchmarks'][number];

/** A free benchmark, for everyone; a level that the course does not have leads home. */
export function FreeBenchmarkScreen({ params: { courseId, level } }: Props) {
  const { data, error, reload } = useLoaded(freeCoursesQuery, {});
  const [turn, setTurn] = useState(0);
  const course = data?.freeCourseBenchmarks.find(({ id }) => id === courseId);
  const home = (
    <LinkButton to="/" variant="default" size="sm">
      {texts.shell.toHome}
    </LinkButton>
  );
  const title = exerciseName({ type: 'BENCHMARK', level: Number(level) || null });
  if (!data && !error) return <PlayerShape />;
  if (!course) {
    return (
      <PlayerPage bar={{ title, course: '' }}>
        {error ? (
          <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
            {home}
          </NotRead>
        ) : (
          <Refused text={texts.free.notOffered}>{home}</Refused>
        )}
      </PlayerPage>
    );
  }
  const choice = parseLevel(level, course.levels);
  if (choice === null) return <Navigate to="/" replace />;
  const onReload = () => {
    showToast('info', texts.refusals.ATTEMPT_OVER);
    setTurn(turn + 1);
  };
  return <FreeBenchmark key={`${choice} ${turn}`} {...{ course, choice, onReload }} />;
}

type FreeProps = { readonly course: Offered; readonly choice: LevelChoice; readonly onReload: () => void };

function FreeBenchmark({ course, choice, onReload }: FreeProps) {
  const client = useClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const { asks, levels } = askedOf(course, choice);
  const sheet = asks === 'SHEET';
  const source = useMemo(
    () => freeBenchmarkSource(client, course.id, choice, sheet),
    [client, course.id, choice, sheet],
  );
  const toHome = () => void navigate({ to: '/' });
  return (
    <Unrecorded value={sheet ? sheetWords() : freeWords()}>
      <AssessmentPlayer
        type="BENCHMARK"
        attempt={null}
        before={null}
        isLost
        opening={openingOf(levels, sheet)}
        onLeave={() => (canGoBack ? router.history.back() : toHome())}
        onDone={toHome}
        {...{ choice, source, course, onReload }}
      />
    </Unrecorded>
  );
}

/** The levels that are asked, as the server draws them: those with samples, or, where none has any, a sheet over all. */
function askedOf({ benchmarks }: Offered, choice: LevelChoice) {
  const wanted = benchmarks.filter(({ level }) => choice === 'all' || level === choice);
  const sampled = wanted.filter(({ asks }) => asks === 'SAMPLES');
  return sampled.length > 0
    ? ({ asks: 'SAMPLES', levels: sampled } as const)
    : ({ asks: 'SHEET', levels: wanted } as const);
}

function openingOf(wanted: Offered['benchmarks'], sheet: boolean): Opening {
  if (wanted.length === 0) return { kind: 'NOT_PUBLISHED' };
  const asking = wanted.filter(({ total_questions }) => total_questions > 0);
  const questions = asking.reduce((sum, { total_questions }) => sum + total_questions, 0);
  return {
    kind: 'READY',
    levels: wanted.map(({ level }) => level),
    complete: [],
    locked: [],
    questions: sheet ? Math.min(questions, sheetSize) : questions,
    seconds: sittingSeconds(asking.map(({ time }) => time)),
    extra: 0,
    attempts: null,
    percent: null,
    description: wanted.length === 1 ? (wanted[0]?.description ?? '') : '',
  };
}
