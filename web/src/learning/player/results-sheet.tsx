import { isPass, passThreshold, type PerformanceBand } from '@lectern/domain/learning/attempt/score.ts';
import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Gauge } from '../../ui/figures/gauge.tsx';
import { PageHeading } from '../../ui/page/page-heading.tsx';
import { BandChip, ScoreChip } from '../course/score-chip.tsx';
import classes from './results-sheet.module.css';

type Props = {
  /** Whole percent; null without questions. */
  readonly percent: number | null;
  /** In place of percent and figures, where these are kept closed. */
  readonly band?: PerformanceBand | undefined;
  readonly corrects: number;
  readonly total: number;
  /** Seconds spent. */
  readonly seconds: number;
  /** False where it cannot be taken again, so that nothing says that it can. */
  readonly again?: boolean;
  /** Leads through the answers; left out where they stand below. */
  readonly onReview?: () => void;
  /** What is said of the score to somebody else than the learner. */
  readonly sentence?: string | undefined;
  /** Under the score, such as the change since the benchmark. */
  readonly below?: ReactNode;
  /** Beside the score: panels by lesson or by question. */
  readonly children: ReactNode;
};

/** A result: the gauge, how the score is called, the sentence, the figures, and beside it where they come from. */
export function ResultsSheet({
  percent,
  band,
  corrects,
  total,
  seconds,
  again = true,
  sentence: said,
  onReview,
  below,
  children,
}: Props) {
  const own = isPass(percent) ? texts.results.passed : again ? texts.results.failed : texts.results.failedOnce;
  const sentence = said ?? own;
  return (
    <div className={classes['columns']}>
      <section className={classes['score']}>
        {band === undefined ? (
          <>
            <Gauge value={percent ?? 0} line={passThreshold} />
            <ScoreChip percent={percent} />
          </>
        ) : (
          band !== 'NA' && <BandChip band={band} />
        )}
        <PageHeading title={sentence} className={classes['sentence']}>
          {sentence}
        </PageHeading>
        {band === undefined && (
          <p className={classes['figures']} title={hoursMinutesSeconds(seconds)}>
            {texts.results.correctInTime(corrects, total, minutesAndSeconds(seconds))}
          </p>
        )}
        {onReview && (
          <Button size="lg" variant="light" onClick={onReview}>
            {texts.player.reviewAnswers}
          </Button>
        )}
        {below && <div className={classes['below']}>{below}</div>}
      </section>
      <div className={classes['beside']}>{children}</div>
    </div>
  );
}
