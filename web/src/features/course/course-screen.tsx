import { Outlet, useMatchRoute, useParams } from '@tanstack/react-router';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { Failed } from '../../ui/failed.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CourseContext } from './course-context.ts';
import { CourseHeader } from './course-header.tsx';
import classes from './course-screen.module.css';
import { WayBack } from './way-back.tsx';

const progressQuery = graphql(`
  query CourseScreen_progress($courseId: ID!, $groupId: ID!) {
    studentCourseProgress(courseId: $courseId, groupId: $groupId) {
      group_id
      group_name
      is_instructor
      is_member
      course {
        id
        name
        logo
        language
        levels
        product {
          id
          color
        }
      }
      lessons {
        id
        name
        slug
        logo
      }
      benchmark {
        ...AssessmentRows_assessment
      }
      summary {
        ...AssessmentRows_assessment
      }
      studyProjects {
        study_project_id
        lesson_id
        level
        study_project_number
        title
        kind
        total_questions
        state
        complete
        lock_text
        latest {
          corrects
          total_questions
        }
        open {
          question_index
          questions_done
          total_questions
          saved_at
        }
      }
      levels {
        level
        percent
        ...ProgressPanel_level
      }
      total {
        ...ProgressPanel_level
      }
      number_of_pages
      number_of_cards
      number_of_clips
    }
  }
`);

/** A course in a group: its name over its tabs. What the tabs show is asked for at once, and again on every return. */
export function CourseScreen() {
  const params = useParams({ from: '/own-pages/group/$groupId/course/$courseId' });
  const screen = useScreenQuery(progressQuery, params, { fresh: true, live: true });
  const matchRoute = useMatchRoute();
  const progress = screen.data?.studentCourseProgress;
  if (!progress) {
    return (
      <Page>
        <Unready
          screen={screen}
          waiting={<Skeleton shape="list" count={5} />}
          back={<WayBack groupId={params.groupId} error={screen.error} />}
        />
      </Page>
    );
  }
  const onGradebook = Boolean(matchRoute({ to: '/group/$groupId/course/$courseId/gradebook', params }));
  return (
    <Page width={onGradebook && progress.is_instructor ? 'staff' : 'learner'}>
      <CourseHeader progress={progress} place={params} />
      {screen.error && (
        <div className={classes['failed']}>
          <Failed onLoadAgain={screen.reload} />
        </div>
      )}
      <CourseContext value={progress}>
        <Outlet />
      </CourseContext>
    </Page>
  );
}
