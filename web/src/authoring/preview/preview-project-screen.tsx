import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { PlayerShape } from '../../learning/player/player-shape.tsx';
import { useLoaded } from '../../learning/attempt/use-loaded.ts';
import { PlayerPage } from '../../learning/player/player-page.tsx';
import { projectQuery } from '../../learning/study-project/project-query.ts';
import { QuestionResourcePage } from '../../learning/study-project/question-resource-page.tsx';
import { StudyProjectPlayer } from '../../learning/study-project/study-project-player.tsx';
import type { Project } from '../../learning/study-project/study-project.ts';
import { ContentRolesOnly } from './content-roles-only.tsx';
import { previewLink } from './preview-link.ts';
import { previewProjectSource } from './preview-project-source.ts';

type Place = { readonly courseId: string; readonly projectId: string };

/** A study project in preview; its end goes back to where the author came from. */
export const PreviewProject = ({ params }: { readonly params: Place }) => (
  <ContentRolesOnly>
    <Screen {...params} />
  </ContentRolesOnly>
);

function Screen({ courseId, projectId }: Place) {
  const { data, error, reload } = useLoaded(projectQuery, { projectId, groupId: null });
  const [turn, setTurn] = useState(0);
  if (data)
    return <Played key={turn} courseId={courseId} project={data.studyProject} onReload={() => setTurn(turn + 1)} />;
  if (!error) return <PlayerShape />;
  return (
    <PlayerPage bar={{ title: texts.player.notFound, course: '' }}>
      <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
        <LinkButton {...previewLink(courseId)} variant="default" size="sm">
          {texts.player.backToCourse}
        </LinkButton>
      </NotRead>
    </PlayerPage>
  );
}

type PlayedProps = { readonly courseId: string; readonly project: Project; readonly onReload: () => void };

function Played({ courseId, project, onReload }: PlayedProps) {
  const client = useClient();
  const source = useMemo(() => previewProjectSource(client, courseId, project.id), [client, courseId, project.id]);
  const back = useBack(courseId);
  return <StudyProjectPlayer {...{ project, source, onReload }} onLeave={back} onDone={back} />;
}

function useBack(courseId: string): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () =>
    canGoBack ? router.history.back() : void navigate({ ...previewLink(courseId), replace: true } as never);
}

type ResourceProps = {
  readonly params: Place & { readonly questionId: string; readonly type: string; readonly caseStudyNumber: string };
};

/** The hint or the explanation of a question in preview. */
export const PreviewResource = ({ params }: ResourceProps) => (
  <ContentRolesOnly>
    <Resource {...params} />
  </ContentRolesOnly>
);

function Resource({ courseId, ...place }: ResourceProps['params']) {
  const navigate = useNavigate();
  const toCourse = () => void navigate(previewLink(courseId) as never);
  return <QuestionResourcePage {...place} earnedIn={{}} base={`/cms/preview/course/${courseId}`} onExit={toCourse} />;
}
