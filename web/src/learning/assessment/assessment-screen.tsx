import { highestLevel, parseLevel, type LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { CombinedError } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import type { AssessmentScreen_CourseQuery } from '../../graphql/generated/graphql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Refused } from '../../ui/feedback/refused.tsx';
import { PlayerShape } from '../player/player-shape.tsx';
import { exerciseLink } from '../course/exercise-link.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { WayBack } from '../course/way-back.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { useExit } from '../player/use-exit.ts';
import { useLoaded } from '../attempt/use-loaded.ts';
import { AssessmentPlayer } from './assessment-player.tsx';
import { useGroupSource } from './use-group-source.ts';
import type { AssessmentPlace, AssessmentType } from './played-sitting.ts';
import { assessmentFragment, benchmarkPercent, openingOf } from './start/course-assessments.ts';
import { courseQuery } from './start/course-query.ts';

const openSittingQuery = graphql(`
  query AssessmentScreen_openSitting($group_id: ID!, $course_id: ID!, $type: ExerciseType!) {
    openSitting(group_id: $group_id, course_id: $course_id, type: $type) {
      attempt_id
      place {
        group_id
        course_name
        language
        standing
        is_saved
      }
    }
  }
`);

/** The pre-test of a level, or of all levels that are left. */
export const BenchmarkScreen = () => <AssessmentScreen type="BENCHMARK" />;

/** The post-test of a level, or of all levels that are left. */
export const SummaryScreen = () => <AssessmentScreen type="SUMMARY" />;

/** A level that the course does not have leads to the course. */
function AssessmentScreen({ type }: { readonly type: AssessmentType }) {
  const { groupId = '', courseId = '', level = '' } = useParams({ strict: false });
  const place = { groupId, courseId };
  const { attempt = null } = useSearch({ strict: false });
  const { data, error, reload } = useLoaded(courseQuery, place);
  const navigate = useNavigate();
  // Leads from a result that was looked at to the assessment itself.
  const again = attempt === null ? reload : () => void navigate({ to: '.', search: {}, replace: true });
  const { leave } = useExit(place);
  if (data) {
    const choice = parseLevel(level, data.studentCourseProgress.course.levels);
    if (choice === null) return <Navigate to="/group/$groupId/course/$courseId" params={place} replace />;
    return (
      <InGroup
        key={`${type} ${choice} ${attempt}`}
        {...{ type, choice, attempt, place }}
        progress={data.studentCourseProgress}
        onReload={again}
      />
    );
  }
  if (!error) return <PlayerShape result={attempt !== null} />;
  return <Elsewhere {...{ type, level, place, error, reload }} onLeave={leave} />;
}

type ElsewhereProps = {
  readonly type: AssessmentType;
  readonly level: string;
  readonly place: AssessmentPlace;
  readonly error: CombinedError;
  readonly reload: () => void;
  readonly onLeave: () => void;
};

/** What does not open here any more may go on: in another group, or until its time is over in this one, which was closed; else why it does not open. */
function Elsewhere({ type, level, place, error, reload, onLeave }: ElsewhereProps) {
  const { groupId, courseId } = place;
  const asked = useLoaded(openSittingQuery, { group_id: groupId, course_id: courseId, type });
  const found = asked.data?.openSitting?.place;
  if (!asked.data && !asked.error) return <PlayerShape />;
  if (found && found.group_id !== groupId) {
    const there = exerciseLink(
      { groupId: found.group_id, courseId },
      { type, level: parseLevel(level, highestLevel) ?? 'all' },
    );
    return <Navigate {...there} replace />;
  }
  const choice = parseLevel(level, highestLevel);
  if (found?.standing === 'CLOSED' && found.is_saved && asked.data?.openSitting && choice !== null) {
    const { attempt_id } = asked.data.openSitting;
    return <InClosedGroup {...{ type, choice, place, attempt_id, onLeave }} course={found} onReload={reload} />;
  }
  const removed = found?.standing === 'REMOVED' && found.is_saved;
  return (
    <PlayerPage bar={{ title: exerciseName({ type, level: Number(level) || null }), course: '', onExit: onLeave }}>
      {removed ? (
        <Refused text={refusalText('REMOVED_FROM_GROUP', { graded: true })}>
          <WayBack {...{ groupId, error }} />
        </Refused>
      ) : (
        <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
          <WayBack {...{ groupId, error }} />
        </NotRead>
      )}
    </PlayerPage>
  );
}

type InClosedProps = {
  readonly type: AssessmentType;
  readonly choice: LevelChoice;
  readonly place: AssessmentPlace;
  readonly attempt_id: string;
  readonly course: { readonly course_name: string; readonly language: string };
  readonly onReload: () => void;
  readonly onLeave: () => void;
};

/** A sitting that goes on though its group was closed: nothing else of the course opens. */
function InClosedGroup({ type, choice, place, attempt_id, course, onReload, onLeave }: InClosedProps) {
  const { course_name: name, language } = course;
  const source = useGroupSource(place, type, choice, name);
  return (
    <AssessmentPlayer
      {...{ type, choice, source, onReload, onLeave }}
      attempt={null}
      course={{ name, language }}
      opening={{ kind: 'STARTED', attempt_id, levels: [] }}
      before={null}
      onDone={onLeave}
    />
  );
}

type InGroupProps = {
  readonly type: AssessmentType;
  readonly choice: LevelChoice;
  readonly attempt: string | null;
  readonly place: AssessmentPlace;
  readonly progress: AssessmentScreen_CourseQuery['studentCourseProgress'];
  readonly onReload: () => void;
};

function InGroup({ type, choice, attempt, place, progress, onReload }: InGroupProps) {
  const { course } = progress;
  const source = useGroupSource(place, type, choice, course.name);
  const benchmarks = readFragment(assessmentFragment, progress.benchmark);
  const summaries = readFragment(assessmentFragment, progress.summary);
  const opening = openingOf(type, type === 'BENCHMARK' ? benchmarks : summaries, choice);
  const { leave, toCourse } = useExit(place);
  return (
    <AssessmentPlayer
      {...{ type, choice, attempt, source, course, opening, onReload }}
      before={benchmarkPercent(benchmarks, 'levels' in opening ? opening.levels : [])}
      onLeave={leave}
      onDone={toCourse}
    />
  );
}
