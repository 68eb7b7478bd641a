import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { use, useCallback, useRef, useState } from 'react';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { beginAtTop } from '../../ui/page/page-heading.tsx';
import { useBegin } from '../player/use-begin.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { ExitDialog } from '../player/exit-dialog.tsx';
import { exitWords } from '../player/exit-words.ts';
import { Unrecorded } from '../player/unrecorded.ts';
import type { AssessmentSource } from './assessment-source.ts';
import { ClosedPage } from './start/closed-page.tsx';
import type { Opening } from './start/course-assessments.ts';
import type { SittingCopy } from './start/open-sitting.ts';
import { OpeningSitting } from './start/opening-sitting.tsx';
import type { AssessmentType, Sitting } from './played-sitting.ts';
import { ResultsPhase } from './results/results-phase.tsx';
import { StartPhase } from './start/start-phase.tsx';

type Props = {
  readonly type: AssessmentType;
  readonly choice: LevelChoice;
  /** The finished sitting whose result is looked at; null where the assessment is taken. */
  readonly attempt: string | null;
  /** Stays the same as long as the same assessment is taken at the same place. */
  readonly source: AssessmentSource;
  readonly course: { readonly name: string; readonly language: string };
  /** What the address leads to. */
  readonly opening: Opening;
  /** The percent of the benchmark of the same levels; null where there is nothing to compare. */
  readonly before: number | null;
  readonly onReload: () => void;
  /** Leaves the player, to where the person came from. */
  readonly onLeave: () => void;
  /** Leads on when it is over. */
  readonly onDone: () => void;
  /** Whether a sitting is lost once the page is left: Back, loading it anew and closing it ask before. */
  readonly isLost?: boolean;
};

type Phase =
  | { readonly kind: 'BEFORE' }
  | { readonly kind: 'SITTING'; readonly sitting: Sitting }
  | { readonly kind: 'RESULTS'; readonly sitting: Sitting; readonly late: readonly string[] };

/** Leads through an assessment: start, sitting, results. A sitting that is open is taken up at once. */
export function AssessmentPlayer({
  type,
  choice,
  attempt,
  source,
  course,
  opening,
  before,
  isLost = false,
  ...ways
}: Props) {
  const left = useRef(false);
  const leaving = (go: () => void) => () => {
    left.current = true;
    go();
  };
  const { onReload } = ways;
  const [onLeave, onDone] = [leaving(ways.onLeave), leaving(ways.onDone)];
  const [phase, setPhase] = useState<Phase>({ kind: 'BEFORE' });
  const [asksExit, setAsksExit] = useState<SittingCopy | 'NOT_BEGUN' | null>(null);

  const go = useCallback((next: Phase) => {
    beginAtTop();
    setPhase(next);
  }, []);
  const { begin, starting, refused } = useBegin(source.begin, ({ sitting }) => go({ kind: 'SITTING', sitting }));
  const submitted = useCallback(
    (sitting: Sitting, late: readonly string[]) => {
      setAsksExit(null);
      go({ kind: 'RESULTS', sitting, late });
    },
    [go],
  );
  const shown = { source, course: course.name, language: course.language };
  const taken = phase.kind === 'SITTING' ? phase.sitting : null;
  const onTryAgain = opening.kind === 'READY' || opening.kind === 'STARTED' ? onReload : undefined;
  const unrecorded = use(Unrecorded);
  const attemptId = taken?.id ?? (opening.kind === 'STARTED' ? opening.attempt_id : null);

  return (
    <>
      {phase.kind === 'RESULTS' ? (
        <ResultsPhase
          {...shown}
          sitting={phase.sitting}
          late={phase.late}
          before={before}
          onDone={onDone}
          onTryAgain={onTryAgain}
        />
      ) : attempt !== null ? (
        <OpeningSitting
          {...shown}
          {...{ onReload, onTryAgain, before }}
          onDone={onDone}
          attemptId={attempt}
          taken={null}
          closed={null}
          onExit={setAsksExit}
          onSubmitted={submitted}
        />
      ) : attemptId !== null ? (
        <OpeningSitting
          {...shown}
          {...{ attemptId, taken, onReload }}
          onDone={onDone}
          onExit={setAsksExit}
          onSubmitted={submitted}
        />
      ) : opening.kind === 'READY' ? (
        <StartPhase
          {...{ type, choice, refused }}
          course={course.name}
          language={course.language}
          facts={opening}
          onStart={() => void begin()}
          onExit={() => setAsksExit('NOT_BEGUN')}
          busy={starting}
        />
      ) : opening.kind === 'CLOSED' && opening.attempt_id !== null ? (
        <OpeningSitting
          {...shown}
          {...{ onReload, before }}
          onDone={onDone}
          attemptId={opening.attempt_id}
          taken={null}
          closed={texts.refusals[opening.code]}
          onExit={setAsksExit}
          onSubmitted={submitted}
        />
      ) : (
        <ClosedPage
          title={exerciseName({ type, level: choice === 'all' ? null : choice })}
          course={course.name}
          language={course.language}
          text={closedText(type, opening)}
          done={opening.kind === 'CLOSED' && opening.code === 'ALREADY_COMPLETE'}
          onBack={onDone}
        />
      )}
      {isLost && (
        <LeaveGuard
          isUnsaved={() => taken !== null && !left.current}
          words={exitWords(texts.player.exitTitleOf[type], unrecorded?.exit)}
        />
      )}
      {asksExit && (
        <ExitDialog
          title={texts.player.exitTitleOf[type]}
          text={exitText(asksExit)}
          saved={asksExit === 'NOT_BEGUN' ? 'saved' : asksExit.queue.status().mark}
          onExit={onLeave}
          onStay={() => setAsksExit(null)}
        />
      )}
    </>
  );
}

function exitText(copy: SittingCopy | 'NOT_BEGUN'): string {
  if (copy === 'NOT_BEGUN') return texts.player.exitBefore;
  return copy.view().attempt.time_limit === null ? texts.player.exitText : texts.player.exitTimed;
}

/** Why there is nothing to take: not published, locked, or complete. */
function closedText(type: AssessmentType, opening: Opening): string {
  if (opening.kind === 'LOCKED') return refusalText(opening.code);
  if (opening.kind === 'CLOSED') return texts.refusals[opening.code];
  return type === 'BENCHMARK' ? texts.course.benchmarkMissing : texts.course.summaryMissing;
}
