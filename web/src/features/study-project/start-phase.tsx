import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import { RichText } from '../rich-text/rich-text.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { StartSheet } from '../player/start-sheet.tsx';
import type { Project } from './study-project.ts';

type Props = {
  readonly project: Project;
  readonly onStart: () => void;
  readonly onExit: () => void;
  readonly busy: boolean;
  /** Why the server did not let it begin; null before that. */
  readonly refused: string | null;
};

/** The first screen of a study project: its facts and its introduction. */
export function StartPhase({ project, onStart, onExit, busy, refused }: Props) {
  const { lesson, total_questions, kind, level } = project;
  const title = exerciseName({ type: 'STUDY_PROJECT', ...project });
  const whyOff = total_questions === 0 ? texts.player.noQuestions : refused;
  return (
    <PlayerPage
      bar={{ title, course: lesson.course_name, onExit }}
      actions={{ label: texts.course.acts.NOT_STARTED, onAct: onStart, whyOff, busy }}
    >
      <StartSheet
        title={title}
        chips={
          <>
            {kind !== 'NONE' && <Chip tone="primary">{texts.course.kinds[kind]}</Chip>}
            <Chip>{texts.course.levelChip(level)}</Chip>
          </>
        }
        facts={
          <>
            <Fact caption={texts.player.facts.questions}>{total_questions}</Fact>
            <Fact caption={texts.player.facts.lesson}>
              <bdi>{lesson.name}</bdi>
            </Fact>
          </>
        }
      >
        <RichText html={project.introduction} language={lesson.language} />
      </StartSheet>
    </PlayerPage>
  );
}
