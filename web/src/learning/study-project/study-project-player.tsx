import { use, useCallback, useRef, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { LeaveGuard } from '../../ui/feedback/leave-guard.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { beginAtTop } from '../../ui/page/page-heading.tsx';
import { PlayerShape } from '../player/player-shape.tsx';
import { exitWords } from '../player/exit-words.ts';
import { Unrecorded } from '../player/unrecorded.ts';
import { useBegin } from '../player/use-begin.ts';
import { useFound } from '../player/use-found.ts';
import { ExitDialog } from '../player/exit-dialog.tsx';
import type { PlayedAttempt } from '../attempt/played-attempt.ts';
import { useOpened } from '../attempt/use-working-copy.ts';
import { fetchPictures } from '../question/fetch-pictures.ts';
import { preloadWidgets } from '../question/question-widget.tsx';
import { CompletionPhase } from './completion-phase.tsx';
import { IntroPhase } from './intro-phase.tsx';
import { QuestionPhase } from './question-phase.tsx';
import { resultOf } from './result-of.ts';
import { ResultsPhase } from './results-phase.tsx';
import type { StudyProjectResult } from './send-study-project.ts';
import type { ProjectSource } from './project-source.ts';
import { StartPhase } from './start-phase.tsx';
import type { StudyProjectCopy } from './study-project-run.ts';
import { playedAttempt, type Project } from './study-project.ts';

type Phase =
  | { readonly kind: 'START' | 'INTRO' }
  | { readonly kind: 'COMPLETION'; readonly corrects: number }
  | { readonly kind: 'QUESTIONS'; readonly attempt: PlayedAttempt }
  | {
      readonly kind: 'RESULTS';
      readonly attempt: PlayedAttempt;
      readonly result: StudyProjectResult;
      /** Whether it was finished just now; else it is looked at again. */
      readonly fresh: boolean;
    };

type Props = {
  readonly project: Project;
  /** Stays the same as long as the same study project is worked on at the same place. */
  readonly source: ProjectSource;
  readonly onReload: () => void;
  /** Whether what was entered is lost when the page is left: nobody but this page holds it. */
  readonly isLost?: boolean;
  /** Leaves the player, to where the person came from. */
  readonly onLeave: () => void;
  /** Leads on when it is over. */
  readonly onDone: () => void;
};

/** Leads through a study project: start, key elements, questions, results, completion. An open attempt is taken up at once. */
export function StudyProjectPlayer({ project, source, isLost = false, onReload, onLeave, onDone }: Props) {
  const unrecorded = use(Unrecorded);
  const left = useRef(false);
  const [phase, setPhase] = useState<Phase>(() => firstPhase(project));
  const [asksExit, setAsksExit] = useState<StudyProjectCopy | 'NOT_BEGUN' | null>(null);

  const go = useCallback((next: Phase) => {
    beginAtTop();
    setPhase(next);
  }, []);
  const { begin, starting, refused } = useBegin(source.begin, ({ attempt }) => go({ kind: 'QUESTIONS', attempt }));
  const finished = useCallback(
    (attempt: PlayedAttempt, result: StudyProjectResult | null) =>
      go({ kind: 'RESULTS', attempt, result: result ?? resultOf(attempt), fresh: true }),
    [go],
  );
  // Asked while the result is read, so that it is there behind it.
  const isOver = phase.kind === 'COMPLETION' || (phase.kind === 'RESULTS' && phase.fresh);
  const next = useFound(isOver ? source.findNext : null);
  const waiting = { busy: starting, refused };
  const notBegun = () => setAsksExit('NOT_BEGUN');

  return (
    <>
      {phase.kind === 'START' && (
        <StartPhase
          project={project}
          onStart={() => (project.keyElements.length > 0 ? go({ kind: 'INTRO' }) : void begin())}
          onExit={notBegun}
          {...waiting}
        />
      )}
      {phase.kind === 'INTRO' && (
        <IntroPhase {...{ project, source }} onContinue={() => void begin()} onExit={notBegun} {...waiting} />
      )}
      {phase.kind === 'QUESTIONS' && (
        <Opening
          {...{ project, source }}
          attempt={phase.attempt}
          onExit={setAsksExit}
          onFinished={finished}
          onReload={onReload}
        />
      )}
      {phase.kind === 'RESULTS' && (
        <ResultsPhase
          {...{ project, source }}
          attempt={phase.attempt}
          result={phase.result}
          onExit={onDone}
          onDone={() => (phase.fresh ? go({ kind: 'COMPLETION', corrects: phase.result.corrects }) : onDone())}
          fresh={phase.fresh}
          onStartAgain={() => go({ kind: 'START' })}
        />
      )}
      {phase.kind === 'COMPLETION' && (
        <CompletionPhase project={project} corrects={phase.corrects} next={next} onBack={onDone} />
      )}
      {isLost && (
        <LeaveGuard
          isUnsaved={() => phase.kind === 'QUESTIONS' && !left.current}
          words={exitWords(texts.player.exitTitle, unrecorded?.exit)}
        />
      )}
      {asksExit && (
        <ExitDialog
          title={texts.player.exitTitle}
          text={asksExit === 'NOT_BEGUN' ? texts.player.exitBefore : texts.player.exitText}
          saved={asksExit === 'NOT_BEGUN' ? 'saved' : asksExit.queue.status().mark}
          onExit={() => {
            left.current = true;
            onLeave();
          }}
          onStay={() => setAsksExit(null)}
        />
      )}
    </>
  );
}

function firstPhase({ draft, latest }: Project): Phase {
  if (draft) return { kind: 'QUESTIONS', attempt: playedAttempt(draft) };
  if (!latest) return { kind: 'START' };
  const attempt = playedAttempt(latest);
  return { kind: 'RESULTS', attempt, result: resultOf(attempt), fresh: false };
}

type OpeningProps = {
  readonly project: Project;
  readonly source: ProjectSource;
  readonly attempt: PlayedAttempt;
  readonly onExit: (copy: StudyProjectCopy) => void;
  readonly onFinished: (attempt: PlayedAttempt, result: StudyProjectResult | null) => void;
  readonly onReload: () => void;
};

/** Waits until what an earlier page left is sent, then shows the questions. */
function Opening({ project, source, attempt, onExit, onFinished, onReload }: OpeningProps) {
  const open = useCallback(async () => {
    const [copy] = await Promise.all([
      source.open(attempt),
      preloadWidgets(attempt.questions.map(({ question }) => question.type)),
    ]);
    fetchPictures(attempt.questions);
    return copy;
  }, [source, attempt]);
  const opened = useOpened(open);
  switch (opened.kind) {
    case 'OPENING':
      return <PlayerShape />;
    case 'FAILED':
      return <Failed what={texts.shell.notLoaded.exercise} onLoadAgain={onReload} />;
    case 'GONE':
      return <Failed what={texts.shell.notLoaded.exercise} onLoadAgain={onReload} />;
    case 'OPEN':
      return (
        <QuestionPhase
          {...{ project, source, onFinished }}
          copy={opened.copy}
          onExit={() => onExit(opened.copy)}
          onGone={onReload}
        />
      );
  }
}
