import { texts } from '../../texts/texts.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import { MediaViewer } from '../player/media-viewer.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import type { ProjectSource } from './project-source.ts';
import type { Project } from './study-project.ts';

type Props = {
  readonly project: Project;
  readonly source: ProjectSource;
  readonly onContinue: () => void;
  readonly onExit: () => void;
  readonly busy: boolean;
  readonly refused: string | null;
};

/** What to look at before the questions of a study project. */
export function IntroPhase({ project, source, onContinue, onExit, busy, refused }: Props) {
  const { lesson, keyElements } = project;
  return (
    <PlayerPage
      language={lesson.language}
      bar={{ title: exerciseName({ type: 'STUDY_PROJECT', ...project }), course: lesson.course_name, onExit }}
      actions={{ label: texts.player.continue, onAct: onContinue, whyOff: refused, busy }}
    >
      <Panel title={texts.player.keyElements} aside={texts.player.keyElementsText}>
        <MediaViewer
          materials={keyElements}
          label={texts.player.keyElements}
          language={lesson.language}
          base={source.base}
        />
      </Panel>
    </PlayerPage>
  );
}
