import { useCallback } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { PlayerShape } from '../../player/player-shape.tsx';
import { useOpened } from '../../attempt/use-working-copy.ts';
import { fetchPictures } from '../../question/fetch-pictures.ts';
import { preloadWidgets } from '../../question/question-widget.tsx';
import type { SittingCopy } from './open-sitting.ts';
import type { AssessmentSource } from '../assessment-source.ts';
import type { Sitting } from '../played-sitting.ts';
import { ResultsPhase } from '../results/results-phase.tsx';
import { SittingPhase } from '../sitting-phase.tsx';

type Props = {
  readonly attemptId: string;
  /** The sitting, where it was begun just now; else it is asked for. */
  readonly taken: Sitting | null;
  readonly source: AssessmentSource;
  readonly course: string;
  readonly language: string;
  /** Where it is only looked at: why, or null where that needs no words, and what to compare it with. */
  readonly closed?: string | null;
  readonly before?: number | null;
  readonly onExit: (copy: SittingCopy) => void;
  /** Leads to the course. */
  readonly onDone: () => void;
  readonly onSubmitted: (sitting: Sitting, late: readonly string[]) => void;
  readonly onReload: () => void;
  /** Leads to another attempt; left out where there is none. */
  readonly onTryAgain?: (() => void) | undefined;
};

/** Waits until what an earlier page left is sent, then shows the sitting, or its result once it is over. */
export function OpeningSitting({ attemptId, taken, source, closed, before = null, course, ...shown }: Props) {
  const open = useCallback(async () => {
    const load = async () => {
      const found = await source.find(attemptId);
      if (found.kind === 'STARTED') return found.sitting;
      if (found.text === null) throw new Error('no reply');
      return null;
    };
    const sitting = taken ?? (await load());
    if (!sitting) return null;
    const [copy] = await Promise.all([
      source.open(sitting, load),
      preloadWidgets(sitting.questions.map(({ question }) => question.type)),
    ]);
    fetchPictures(sitting.questions);
    return copy;
  }, [source, attemptId, taken]);
  const opened = useOpened(open);
  if (opened.kind === 'OPENING') return <PlayerShape result={closed !== undefined} />;
  if (opened.kind !== 'OPEN') return <Failed what={texts.shell.notLoaded.exercise} onLoadAgain={shown.onReload} />;
  const { copy } = opened;
  const { attempt: sitting, late } = copy.view();
  if (closed !== undefined && sitting.over) {
    return <ResultsPhase {...{ sitting, late, source, course, before, closed }} {...shown} />;
  }
  return (
    <SittingPhase
      copy={copy}
      hear={source.hear}
      course={course}
      language={shown.language}
      onExit={() => shown.onExit(copy)}
      onSubmitted={shown.onSubmitted}
      onGone={shown.onReload}
      onLeave={shown.onDone}
    />
  );
}
