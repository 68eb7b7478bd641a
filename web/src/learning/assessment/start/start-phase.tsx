import { passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { use } from 'react';
import { refusalText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import { Chip } from '../../../ui/figures/chip.tsx';
import { Fact } from '../../../ui/figures/fact.tsx';
import { exerciseName } from '../../course/exercise-name.ts';
import { PlayerPage } from '../../player/player-page.tsx';
import { StartSheet } from '../../player/start-sheet.tsx';
import { Unrecorded } from '../../player/unrecorded.ts';
import type { StartFacts } from './course-assessments.ts';
import type { AssessmentType } from '../played-sitting.ts';

type Props = {
  readonly type: AssessmentType;
  readonly choice: LevelChoice;
  readonly course: string;
  readonly language: string;
  readonly facts: StartFacts;
  readonly onStart: () => void;
  readonly onExit: () => void;
  readonly busy: boolean;
  /** Why the server did not let it begin; null before that. */
  readonly refused: string | null;
};

/** The first screen of an assessment: what it asks, how long it takes, and what happens when the time is over. */
export function StartPhase({ type, choice, course, language, facts, onStart, onExit, busy, refused }: Props) {
  const title = exerciseName({ type, level: choice === 'all' ? null : choice });
  const { questions, seconds, extra, attempts, percent } = facts;
  const captions = texts.player.facts;
  const words = use(Unrecorded);
  return (
    <PlayerPage
      language={language}
      bar={{ title: course, course: '', onExit, heads: false }}
      actions={{
        label: texts.course.acts.NOT_STARTED,
        onAct: onStart,
        whyOff: questions === 0 ? texts.player.noQuestions : refused,
        busy,
      }}
    >
      <StartSheet
        title={title}
        chips={<Chip>{texts.course.levelChip(choice)}</Chip>}
        facts={
          <>
            <Fact caption={captions.questions}>{questions}</Fact>
            <Fact caption={captions.time}>{seconds === null ? captions.untimed : timeText(seconds, extra)}</Fact>
            {attempts !== null && attempts > 0 && <Fact caption={captions.attempts}>{attempts}</Fact>}
            {percent !== null && <Fact caption={captions.latest}>{texts.assessment.percentOf(percent)}</Fact>}
          </>
        }
      >
        {facts.description && (
          <p>
            <bdi>{facts.description}</bdi>
          </p>
        )}
        <p>{seconds === null ? texts.assessment.noTimeLimit : (words?.timesOver ?? texts.assessment.timesOver)}</p>
        <p>{words?.howOften ?? howOften(type, attempts ?? 0)}</p>
        {facts.complete.map((level) => (
          <p key={level}>{texts.assessment.leftOutComplete(level)}</p>
        ))}
        {facts.locked.map(({ level, code }) => (
          <p key={level}>{texts.assessment.leftOutLocked(level, refusalText(code))}</p>
        ))}
      </StartSheet>
    </PlayerPage>
  );
}

/** Whole minutes; those of the learner's own are what is more than everybody has. */
function timeText(seconds: number, extra: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (extra === 0) return texts.player.facts.minutes(minutes);
  return texts.assessment.minutesWithExtra(minutes, minutes - Math.ceil((seconds - extra) / 60));
}

function howOften(type: Props['type'], attempts: number): string {
  if (type === 'SUMMARY') return texts.assessment.untilPassed(passThreshold);
  return attempts > 0 ? texts.assessment.onceMore : texts.assessment.once;
}
