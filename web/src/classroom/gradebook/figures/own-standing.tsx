import { isPass, passThreshold } from '@lectern/domain/learning/attempt/score.ts';
import { firstTryByLesson } from '@lectern/domain/classroom/gradebook/lesson-first-try.ts';
import { learnerSums } from '@lectern/domain/classroom/gradebook/learner-sums.ts';
import { wholePercent } from '@lectern/domain/whole-percent.ts';
import { IconBook2 } from '@tabler/icons-react';
import { Link, linkOptions } from '@tanstack/react-router';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Bar } from '../../../ui/page/bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { readGain, type MaskedGain } from '../gain/gain.ts';
import classes from './own-standing.module.css';
import type { Student } from './use-student.ts';

type Props = {
  readonly student: Student;
  /** The language of the course, a BCP 47 tag. */
  readonly language: string;
  readonly place: { readonly groupId: string; readonly courseId: string };
};

/** Lessons that are named at once; more would discourage. */
const mostWeak = 3;

/** What a learner has reached so far, said kindly, and what to read where a lesson is still weak. */
export function OwnStanding({ student, language, place }: Props) {
  const { learner, columns } = student;
  const projects = learnerSums([{ columns: columns.STUDY_PROJECT, cells: learner.cells.STUDY_PROJECT }], null);
  const begun = Object.values(learner.cells).some((cells) => cells.size > 0);
  if (!begun) {
    return (
      <Panel title={texts.gradebook.own.emptyTitle}>
        <p className={classes['text']}>{texts.gradebook.own.empty}</p>
        <LinkButton {...linkOptions({ to: '/group/$groupId/course/$courseId', params: place })}>
          {texts.gradebook.own.toExercises}
        </LinkButton>
      </Panel>
    );
  }
  const weak = firstTryByLesson(columns.STUDY_PROJECT, [learner.cells.STUDY_PROJECT], null).filter(
    ({ percent, column }) => !isPass(percent) && column.published,
  );
  const gains = student.gains.flatMap(({ level, gain }) => gainWords(level, gain) ?? []);
  const silent = projects.total_questions === 0 && gains.length === 0;
  return (
    <Panel title={texts.gradebook.own.title(projects.complete, projects.exercises)}>
      <div className={classes['lines']}>
        {projects.first_try_percent !== null && (
          <p className={classes['text']}>{texts.gradebook.own.firstTry(projects.first_try_percent)}</p>
        )}
        {silent && <p className={classes['text']}>{texts.gradebook.own.empty}</p>}
        {gains.map((words) => (
          <p key={words} className={classes['text']}>
            {words}
          </p>
        ))}
        {weak.length === 0 && projects.total_questions > 0 && (
          <p className={classes['text']}>{texts.gradebook.own.allWell(passThreshold)}</p>
        )}
      </div>
      {weak.length > 0 && (
        <>
          <h3 className={classes['weakTitle']}>{texts.gradebook.own.readAgain}</h3>
          <ul className={classes['weak']}>
            {weak.slice(0, mostWeak).map(({ lesson_id, percent, column }) => (
              <li key={lesson_id}>
                <Link
                  {...linkOptions({
                    to: '/group/$groupId/course/$courseId/library/e-book/$lessonName',
                    params: { ...place, lessonName: column.lesson_slug ?? '' },
                  })}
                >
                  <Icon of={IconBook2} size={16} />
                  <bdi {...ofLanguage(language)}>{column.lesson_name}</bdi>
                </Link>
                <Bar value={percent} line={passThreshold} />
                <span>{texts.ui.percent(percent)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

/** What was learned at a level, in words; nothing while too few questions were asked twice. */
function gainWords(level: number, masked: MaskedGain): string | null {
  const { known } = readGain(masked);
  if (!known) return null;
  const { gained, kept, lost, unclear } = texts.gradebook.own;
  const [before, after] = [wholePercent(known.before), wholePercent(known.after)];
  const said = before === after ? kept : known.change === 'MORE' ? gained : known.change === 'LESS' ? lost : unclear;
  return said(level, known.counted, before, after);
}
