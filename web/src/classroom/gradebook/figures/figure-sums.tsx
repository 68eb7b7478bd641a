import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { learnerSums } from '@lectern/domain/classroom/gradebook/learner-sums.ts';
import { texts } from '../../../texts/texts.ts';
import { Fact } from '../../../ui/figures/fact.tsx';
import classes from './figure-sums.module.css';
import type { Kind } from '../gradebook.ts';
import type { Student } from './use-student.ts';

/** A learner's sums over the whole course. */
export function FigureSums({ student: { learner, columns } }: { readonly student: Student }) {
  const part = (kind: Kind) => ({ columns: columns[kind], cells: learner.cells[kind] });
  const sums = learnerSums([part('BENCHMARK'), part('STUDY_PROJECT'), part('SUMMARY')], null);
  // Assessments have one try, so only study projects tell how much was known at once.
  const projects = learnerSums([part('STUDY_PROJECT')], null);
  const shareOf = (percent: number | null) => (percent === null ? '–' : texts.ui.percent(percent));
  return (
    <dl className={classes['sums']}>
      <Fact caption={texts.gradebook.figures.completed}>{texts.ui.ofTotal(sums.complete, sums.exercises)}</Fact>
      <Fact caption={texts.gradebook.figures.correct}>
        <span title={texts.ui.ofTotal(sums.correct_answers, sums.total_questions)}>{shareOf(sums.percent)}</span>
      </Fact>
      <Fact caption={texts.gradebook.figures.projectsAtFirstTry}>
        <span title={texts.ui.ofTotal(projects.first_try, projects.total_questions)}>
          {shareOf(projects.first_try_percent)}
        </span>
      </Fact>
      <Fact caption={texts.gradebook.time}>
        <span title={hoursMinutesSeconds(sums.seconds_spent)}>{minutesAndSeconds(sums.seconds_spent)}</span>
      </Fact>
    </dl>
  );
}
