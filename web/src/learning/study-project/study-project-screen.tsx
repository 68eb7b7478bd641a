import { getRouteApi } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useClient } from 'urql';
import { NotRead } from '../../graphql/not-read.tsx';
import { isPassing, refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { WayBack } from '../course/way-back.tsx';
import { PlayerShape } from '../player/player-shape.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { useExit } from '../player/use-exit.ts';
import { useLoaded } from '../attempt/use-loaded.ts';
import { StudyProjectPlayer } from './study-project-player.tsx';
import { groupSource } from './group-source.ts';
import { projectQuery } from './project-query.ts';
import type { Project, ProjectPlace } from './study-project.ts';

const route = getRouteApi('/own-players/group/$groupId/course/$courseId/study-project/$projectId');

/** The player of a study project. */
export function StudyProjectScreen() {
  const place = route.useParams();
  const { data, error, reload } = useLoaded(projectQuery, place);
  const { leave } = useExit(place);
  if (data) {
    return <InGroup key={place.projectId} project={data.studyProject} place={place} onReload={reload} />;
  }
  if (!error) return <PlayerShape />;
  const refused = refusalOf(error);
  const isFound = refused && refused.code !== 'NOT_FOUND' && !isPassing(refused.code);
  return (
    <PlayerPage bar={{ title: isFound ? texts.player.studyProject : texts.player.notFound, course: '', onExit: leave }}>
      <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
        <WayBack groupId={place.groupId} error={error} />
      </NotRead>
    </PlayerPage>
  );
}

type InGroupProps = { readonly project: Project; readonly place: ProjectPlace; readonly onReload: () => void };

function InGroup({ project, place, onReload }: InGroupProps) {
  const client = useClient();
  const { groupId, courseId, projectId } = place;
  const source = useMemo(
    () => groupSource(client, { groupId, courseId, projectId }, project),
    [client, groupId, courseId, projectId, project],
  );
  const { leave, toCourse } = useExit(place);
  return <StudyProjectPlayer {...{ project, source, onReload }} onLeave={leave} onDone={toCourse} />;
}
