import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { parseLevel, type LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { Navigate, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import type { Preview_CourseQuery } from '../../graphql/generated/graphql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { PlayerShape } from '../../learning/player/player-shape.tsx';
import { AssessmentPlayer } from '../../learning/assessment/assessment-player.tsx';
import type { AssessmentType } from '../../learning/assessment/played-sitting.ts';
import type { Opening } from '../../learning/assessment/start/course-assessments.ts';
import { useLoaded } from '../../learning/attempt/use-loaded.ts';
import { exerciseName } from '../../learning/course/exercise-name.ts';
import { PlayerPage } from '../../learning/player/player-page.tsx';
import { ContentRolesOnly } from './content-roles-only.tsx';
import { previewAssessmentSource } from './preview-assessment-source.ts';
import { previewCourseQuery } from './preview-course-query.ts';
import { previewLink } from './preview-link.ts';

type Props = { readonly params: { readonly courseId: string; readonly level: string } };

/** The pre-test of a level in preview, or of all levels. */
export const PreviewBenchmark = ({ params }: Props) => (
  <ContentRolesOnly>
    <Screen type="BENCHMARK" {...params} />
  </ContentRolesOnly>
);

/** The post-test of a level in preview, or of all levels. */
export const PreviewSummary = ({ params }: Props) => (
  <ContentRolesOnly>
    <Screen type="SUMMARY" {...params} />
  </ContentRolesOnly>
);

type ScreenProps = Props['params'] & { readonly type: AssessmentType };

function Screen({ type, courseId, level }: ScreenProps) {
  const { data, error, reload } = useLoaded(previewCourseQuery, { courseId });
  const [turn, setTurn] = useState(0);
  if (data) {
    const choice = parseLevel(level, data.course.levels);
    if (choice === null) return <Navigate {...previewLink(courseId)} replace />;
    return <Assessment key={`${choice} ${turn}`} {...{ type, choice, data }} onReload={() => setTurn(turn + 1)} />;
  }
  if (!error) return <PlayerShape />;
  return (
    <PlayerPage bar={{ title: exerciseName({ type, level: Number(level) || null }), course: '' }}>
      <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
        <LinkButton to="/" variant="default" size="sm">
          {texts.shell.toHome}
        </LinkButton>
      </NotRead>
    </PlayerPage>
  );
}

type AssessmentProps = {
  readonly type: AssessmentType;
  readonly choice: LevelChoice;
  readonly data: Preview_CourseQuery;
  readonly onReload: () => void;
};

function Assessment({ type, choice, data, onReload }: AssessmentProps) {
  const client = useClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const { course, benchmarks, summaries } = data;
  const source = useMemo(
    () => previewAssessmentSource(client, course.id, type, choice),
    [client, course.id, type, choice],
  );
  const toCourse = () => void navigate({ ...previewLink(course.id), replace: true } as never);
  return (
    <AssessmentPlayer
      {...{ type, choice, source, course, onReload }}
      attempt={null}
      before={null}
      opening={openingOf(type === 'BENCHMARK' ? benchmarks : summaries, choice)}
      onLeave={() => (canGoBack ? router.history.back() : toCourse())}
      onDone={toCourse}
    />
  );
}

function openingOf(assessments: Preview_CourseQuery['benchmarks'], choice: LevelChoice): Opening {
  const wanted = assessments.filter(({ level }) => choice === 'all' || level === choice);
  if (wanted.length === 0) return { kind: 'NOT_PUBLISHED' };
  const asking = wanted.filter(({ totalQuestions }) => totalQuestions > 0);
  return {
    kind: 'READY',
    levels: wanted.map(({ level }) => level),
    complete: [],
    locked: [],
    questions: asking.reduce((sum, { totalQuestions }) => sum + totalQuestions, 0),
    seconds: sittingSeconds(asking.map(({ time }) => time)),
    extra: 0,
    attempts: null,
    percent: null,
    description: wanted.length === 1 ? (wanted[0]?.description ?? '') : '',
  };
}
