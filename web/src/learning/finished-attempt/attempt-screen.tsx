import { getRouteApi, useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { PlayerShape } from '../player/player-shape.tsx';
import { useLoaded } from '../attempt/use-loaded.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { attemptQuery } from './attempt-query.ts';
import { AttemptView } from './attempt-view.tsx';

const route = getRouteApi('/own-players/group/$groupId/course/$courseId/attempt/$attemptId');

/** What stands behind a score: any finished attempt, for its learner and for who may read the gradebook. */
export function AttemptScreen() {
  const { groupId, courseId, attemptId } = route.useParams();
  const { data, error, reload } = useLoaded(attemptQuery, { groupId, attemptId });
  const found = data?.finishedAttempt;
  const back = useWayBack({ groupId, courseId, learner: found && !found.own ? found.user_id : null });
  if (found) return <AttemptView key={found.id} attempt={found} place={{ groupId, courseId }} onBack={back} />;
  if (!error) return <PlayerShape result />;
  return (
    <PlayerPage bar={{ title: texts.course.result, course: '', onExit: back }}>
      <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
        <Button variant="default" size="sm" onClick={back}>
          {texts.finishedAttempt.toGradebook}
        </Button>
      </NotRead>
    </PlayerPage>
  );
}

/** Back to the gradebook as it was left, or, where the page was opened by its address, on to it. */
function useWayBack({ learner, ...place }: { groupId: string; courseId: string; learner: string | null }): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  return () => {
    if (canGoBack && router.state.location.state.fromGradebook) return router.history.back();
    const search = learner ? { learner } : {};
    void navigate({ to: '/group/$groupId/course/$courseId/gradebook', params: place, search, replace: true });
  };
}
