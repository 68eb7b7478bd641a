import { isPass } from '@lectern/domain/learning/attempt/score.ts';
import { useNavigate } from '@tanstack/react-router';
import { use, useState, type ReactNode } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { exerciseName } from '../../course/exercise-name.ts';
import { AnswersReview } from '../../attempt/answers-review.tsx';
import { PlayerPage } from '../../player/player-page.tsx';
import { useFound } from '../../player/use-found.ts';
import { ResultsSheet } from '../../player/results-sheet.tsx';
import { Unrecorded } from '../../player/unrecorded.ts';
import type { AssessmentSource } from '../assessment-source.ts';
import { whyWithheldOf } from './why-withheld.ts';
import { LessonBands } from './lesson-bands.tsx';
import { LessonScores } from './lesson-scores.tsx';
import type { Sitting } from '../played-sitting.ts';
import { lateText, whatCounted } from '../what-counts.ts';
import classes from './results-phase.module.css';

type Props = {
  readonly sitting: Sitting;
  /** The questions whose last answers came too late. */
  readonly late?: readonly string[];
  readonly source: AssessmentSource;
  readonly course: string;
  readonly language: string;
  /** The percent of the benchmark of the same levels, for a summary; null where there is nothing to compare. */
  readonly before: number | null;
  /** Why it is looked at instead of taken: the server's sentence. */
  readonly closed?: string | null;
  readonly onDone: () => void;
  /** Leads to another attempt; left out where there is none. */
  readonly onTryAgain?: (() => void) | undefined;
};

/** What a sitting came to, by lesson, with what to read, and the answers; the right ones where they are shown. */
export function ResultsPhase({
  sitting,
  late = [],
  source,
  course,
  language,
  before,
  closed = null,
  onDone,
  onTryAgain,
}: Props) {
  const [reviewing, setReviewing] = useState(false);
  const navigate = useNavigate();
  const bar = { title: exerciseName(sitting), course, onExit: onDone };
  const words = use(Unrecorded);
  const { result, questions, review } = sitting;
  // What leads on is the filled button: another try where the score asks for it, else the next exercise.
  const again = result && sitting.type === 'SUMMARY' && !isPass(result.percent) ? onTryAgain : undefined;
  const next = useFound(closed === null && !again ? source.findNext : null);
  const whyWithheld =
    review === null || review === 'SHOWN' ? null : (words?.withheld ?? whyWithheldOf(sitting.type, review));
  if (reviewing) {
    return <AnswersReview {...{ bar, questions, language, whyWithheld }} onDone={() => setReviewing(false)} />;
  }
  if (!result) return null;
  const done = closed === null ? texts.player.done : texts.player.backToCourse;
  const onward = again
    ? { label: texts.course.tryAgain, onAct: again, note: null }
    : next !== null && {
        label: texts.player.next,
        onAct: () => next && void navigate(next.link),
        note: next?.name ?? null,
      };
  return (
    <PlayerPage
      key="results"
      language={language}
      bar={{ title: bar.title, course, heads: false }}
      actions={{
        ...(onward || { label: done, onAct: onDone }),
        awaited: next === undefined,
        note: sitting.submitted_by_timer ? texts.assessment.byTimer : onward ? onward.note : null,
        beside: onward && (
          <Button size="lg" variant="default" onClick={onDone}>
            {done}
          </Button>
        ),
      }}
    >
      {closed !== null && <p className={classes['closed']}>{closed}</p>}
      {late.length === 0 && lateText(sitting) !== null && <p className={classes['late']}>{lateText(sitting)}</p>}
      {late.length > 0 && (
        <section className={classes['late']} aria-label={texts.assessment.whatCounted}>
          {whatCounted(sitting, late).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      )}
      <ResultsSheet
        percent={result.percent}
        band={result.band}
        corrects={result.corrects}
        total={result.total_questions}
        again={closed === null && sitting.type === 'SUMMARY'}
        seconds={result.seconds_spent}
        sentence={result.band && (result.band === 'NA' ? words?.incomplete : words?.rested)}
        onReview={() => setReviewing(true)}
        below={
          <>
            {changeSince(sitting, before)}
            {whyWithheld && <p>{whyWithheld}</p>}
          </>
        }
      >
        {result.bands ? (
          <LessonBands language={language} lessons={result.bands} />
        ) : (
          <LessonScores findBooks={source.findBooks} language={language} lessons={result.by_lesson} />
        )}
      </ResultsSheet>
    </PlayerPage>
  );
}

/** How a summary compares with the benchmark before it; null where there is nothing to compare. */
function changeSince({ type, level, result }: Sitting, before: number | null): ReactNode {
  if (type !== 'SUMMARY' || before === null || result?.percent == null) return null;
  const points = result.percent - before;
  const words = texts.assessment;
  const change = points === 0 ? words.same : points > 0 ? words.gained(points) : words.lower(-points);
  return (
    <p>
      {words.benchmarkWas(exerciseName({ type: 'BENCHMARK', level }), before)} <b>{change}</b>
    </p>
  );
}
