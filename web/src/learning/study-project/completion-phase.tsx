import { useNavigate } from '@tanstack/react-router';
import { use } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { StateMark } from '../../ui/figures/state-mark.tsx';
import { exerciseName } from '../course/exercise-name.ts';
import type { NextExercise } from '../player/find-next.ts';
import { PlayerPage } from '../player/player-page.tsx';
import { Unrecorded } from '../player/unrecorded.ts';
import classes from './completion-phase.module.css';
import type { Project } from './study-project.ts';

type Props = {
  readonly project: Project;
  readonly corrects: number;
  /** The exercise that comes next, null where none does, undefined until that is known. */
  readonly next: NextExercise | null | undefined;
  readonly onBack: () => void;
};

/** The last screen of a study project. */
export function CompletionPhase({ project, corrects, next, onBack }: Props) {
  const words = use(Unrecorded);
  const navigate = useNavigate();
  const back = words?.back ?? texts.player.backToCourse;
  const name = exerciseName({ type: 'STUDY_PROJECT', ...project });
  const title = texts.player.completedTitle(name);
  return (
    <PlayerPage
      language={project.lesson.language}
      bar={{ title: name, course: project.lesson.course_name, heads: false }}
      actions={
        next !== null
          ? {
              label: texts.player.next,
              note: next?.name ?? null,
              awaited: next === undefined,
              onAct: () => next && void navigate(next.link),
              beside: (
                <Button size="lg" variant="default" onClick={onBack}>
                  {back}
                </Button>
              ),
            }
          : { label: back, onAct: onBack }
      }
    >
      <section className={classes['sheet']}>
        <StateMark state={corrects === 0 ? 'over' : 'complete'} />
        <PageHeading title={title}>
          <bdi>{title}</bdi>
        </PageHeading>
        <p>{words?.completed ?? texts.player.completedText}</p>
      </section>
    </PlayerPage>
  );
}
