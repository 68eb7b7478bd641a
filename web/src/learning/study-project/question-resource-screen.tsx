import { getRouteApi } from '@tanstack/react-router';
import { useExit } from '../player/use-exit.ts';
import { QuestionResourcePage } from './question-resource-page.tsx';

const route = getRouteApi(
  '/own-players/group/$groupId/course/$courseId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber',
);

/** The hint or the explanation of a question of a course in a group. */
export function QuestionResourceScreen() {
  const { groupId, courseId, ...place } = route.useParams();
  const { leave } = useExit({ groupId, courseId });
  return (
    <QuestionResourcePage
      {...place}
      earnedIn={{ groupId }}
      base={`/group/${groupId}/course/${courseId}`}
      onExit={leave}
    />
  );
}
