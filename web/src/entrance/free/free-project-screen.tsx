import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { NotRead } from '../../graphql/not-read.tsx';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { PlayerShape } from '../../learning/player/player-shape.tsx';
import { useLoaded } from '../../learning/attempt/use-loaded.ts';
import { PlayerPage } from '../../learning/player/player-page.tsx';
import { Unrecorded } from '../../learning/player/unrecorded.ts';
import { projectQuery } from '../../learning/study-project/project-query.ts';
import { StudyProjectPlayer } from '../../learning/study-project/study-project-player.tsx';
import type { Project } from '../../learning/study-project/study-project.ts';
import { freeProjectSource } from './free-project-source.ts';
import { freeWords } from './free-words.ts';

type Props = { readonly params: { readonly lessonId: string; readonly projectId: string } };

/** A study project of a free lesson, for everyone. */
export function FreeProjectScreen({ params: { lessonId, projectId } }: Props) {
  const { data, error, reload } = useLoaded(projectQuery, { projectId, groupId: null });
  const [turn, setTurn] = useState(0);
  if (data) {
    const onReload = () => {
      showToast('info', texts.refusals.ATTEMPT_OVER);
      setTurn(turn + 1);
    };
    return <FreeProject key={turn} {...{ lessonId, onReload }} project={data.studyProject} />;
  }
  if (!error) return <PlayerShape />;
  return (
    <PlayerPage bar={{ title: texts.player.notFound, course: '' }}>
      <NotRead error={error} what={texts.shell.notLoaded.exercise} onLoadAgain={reload}>
        <LinkButton to="/" variant="default" size="sm">
          {texts.shell.toHome}
        </LinkButton>
      </NotRead>
    </PlayerPage>
  );
}

type FreeProps = { readonly lessonId: string; readonly project: Project; readonly onReload: () => void };

function FreeProject({ lessonId, project, onReload }: FreeProps) {
  const client = useClient();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const { id: projectId, lesson } = project;
  const source = useMemo(
    () => freeProjectSource(client, { lessonId, projectId, courseId: lesson.course_id }),
    [client, lessonId, projectId, lesson.course_id],
  );
  const toLesson = () => void navigate({ to: '/free/$', params: { _splat: `lesson/${lessonId}` }, replace: true });
  return (
    <Unrecorded value={{ ...freeWords(), back: texts.free.toLesson }}>
      <StudyProjectPlayer
        {...{ project, source, onReload }}
        isLost
        onLeave={() => (canGoBack ? router.history.back() : toLesson())}
        onDone={toLesson}
      />
    </Unrecorded>
  );
}
