import { localDay } from '../../texts/local-day.ts';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import type { AssessmentRow } from './assessment-rows.ts';
import { useCourse } from './course-context.ts';
import { exerciseLink, type Place } from './exercise-link.ts';
import { ExerciseRow, ExerciseRows } from './exercise-row.tsx';
import { ScoreChip } from './score-chip.tsx';

type Props = {
  readonly type: 'BENCHMARK' | 'SUMMARY';
  readonly rows: readonly AssessmentRow[];
  readonly place: Place;
  /** The row that is the next step of the course, if it is one of these; its act is the filled one of the page. */
  readonly next: AssessmentRow | null;
  /** Whether its reader may work on it. */
  readonly active: boolean;
};

/** The benchmark before the lessons of the chosen level, or the summary after them. */
export function AssessmentPanel({ type, rows, place, next, active }: Props) {
  const { language } = useCourse().course;
  if (rows.length === 0) {
    return <Empty text={type === 'BENCHMARK' ? texts.course.benchmarkMissing : texts.course.summaryMissing} />;
  }
  return (
    <Panel flush>
      <ExerciseRows>
        {rows.map((row) => (
          <ExerciseRow
            key={row.level}
            exercise={{ type, level: row.level === 'all' ? null : row.level }}
            language={language}
            level={2}
            state={row.state}
            share={row.open ? row.open.done / Math.max(1, row.open.total) : 0}
            corrects={row.latest?.corrects}
            text={textOf(row)}
            aside={row.latest && row.state !== 'STARTED' && <ScoreChip percent={row.percent} />}
            result={active ? resultOf(type, row, place) : null}
            act={active ? actOf(type, row, place, row === next) : null}
          />
        ))}
      </ExerciseRows>
    </Panel>
  );
}

function textOf({ state, open, latest, total_questions, time, lock_reason, leftOut }: AssessmentRow): string {
  const words = texts.course;
  if (state === 'LOCKED') return `${words.locked} ${refusalText(lock_reason ?? '')}`;
  if (open) return words.questionReached(words.inProgress, open.question, open.total);
  if (latest?.completed_on) {
    const say = state === 'COMPLETE' ? words.completedOn : words.lastAttempt;
    return say(localDay(latest.completed_on), latest.corrects, latest.total_questions);
  }
  const size =
    time > 0 ? words.questionsAndMinutes(total_questions, Math.ceil(time / 60)) : words.questions(total_questions);
  return leftOut.length > 0 ? words.withoutLevels(size, leftOut) : size;
}

/** The result of the latest finished attempt, beside what the row itself does. */
function resultOf(type: Props['type'], { latest, level }: AssessmentRow, place: Place) {
  if (!latest || level === 'all') return null;
  const { attempt_id } = latest;
  return { word: texts.course.result, link: exerciseLink(place, { type, level, attempt_id }, { fromCourse: true }) };
}

function actOf(type: Props['type'], { state, level, latest }: AssessmentRow, place: Place, filled: boolean) {
  if (state === 'LOCKED' || state === 'COMPLETE') return null;
  const word = state === 'NOT_STARTED' && latest ? texts.course.tryAgain : texts.course.acts[state];
  return { word, filled, link: exerciseLink(place, { type, level }, { fromCourse: true }) };
}
