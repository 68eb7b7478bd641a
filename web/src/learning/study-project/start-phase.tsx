import '../../ui/theme/reading-font.css';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import { RichText } from '../../base/rich-text/rich-text.tsx';
import { PlayerPage } from '../player/player-page.tsx';
import { StartSheet } from '../player/start-sheet.tsx';
import { materialIcons } from '../course/material-icons.ts';
import classes from './start-phase.module.css';
import type { Project } from './study-project.ts';

const icons = { ...materialIcons, ebook: materialIcons['e-book'] };

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
  const { lesson, total_questions, kind, level, attempts, lock_reason, keyElements } = project;
  const title = exerciseName({ type: 'STUDY_PROJECT', ...project });
  const whyOff = total_questions === 0 ? texts.player.noQuestions : lock_reason ? refusalText(lock_reason) : refused;
  return (
    <PlayerPage
      language={lesson.language}
      bar={{ title: lesson.course_name, course: '', onExit, heads: false }}
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
            {attempts > 0 && <Fact caption={texts.player.facts.attempts}>{attempts}</Fact>}
          </>
        }
      >
        <RichText html={project.introduction} language={lesson.language} className={classes['introduction']} />
        {keyElements.length > 0 && (
          <section aria-labelledby="key-elements">
            <h2 id="key-elements" className={classes['head']}>
              {texts.player.keyElements}
            </h2>
            <ul className={classes['rows']}>
              {keyElements.map(({ id, name, type }) => (
                <li key={id}>
                  <Icon of={icons[type]} size={20} />
                  <bdi>{name ?? texts.library[type]}</bdi>
                </li>
              ))}
            </ul>
          </section>
        )}
      </StartSheet>
    </PlayerPage>
  );
}
