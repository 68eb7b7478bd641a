import { getRouteApi } from '@tanstack/react-router';
import { useQuery } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { ResourceView } from '../player/resource-view.tsx';
import { useExit } from '../player/use-exit.ts';

const projectQuery = graphql(`
  query QuestionResourceScreen_project($projectId: ID!, $groupId: ID!) {
    studyProject(id: $projectId, groupId: $groupId) {
      id
      lesson {
        id
        course_name
        language
      }
    }
  }
`);

const route = getRouteApi(
  '/own-players/group/$groupId/course/$courseId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber',
);

/** The hint or the explanation of a question on a page of its own. */
export function QuestionResourceScreen() {
  const { groupId, courseId, projectId, questionId, type, caseStudyNumber } = route.useParams();
  const [{ data, error }, reload] = useQuery({ query: projectQuery, variables: { projectId, groupId } });
  const { leave } = useExit({ groupId, courseId });
  const lesson = data?.studyProject.lesson;
  const title = `${texts.player.caseStudy(caseStudyNumber)}: ${type === 'reveal' ? texts.player.explanation : texts.player.hint}`;
  return (
    <PlayerPage bar={{ title, course: lesson?.course_name ?? '', onExit: leave }}>
      {lesson ? (
        <ResourceView
          {...{ questionId, groupId }}
          type={type === 'reveal' ? 'reveal' : 'hint'}
          language={lesson.language}
          base={`/group/${groupId}/course/${courseId}`}
        />
      ) : error ? (
        <Failed what={texts.shell.notLoaded.materials} onLoadAgain={() => reload({ requestPolicy: 'network-only' })} />
      ) : (
        <Spinner />
      )}
    </PlayerPage>
  );
}
