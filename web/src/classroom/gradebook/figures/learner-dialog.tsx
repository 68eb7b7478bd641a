import { useEffect, useRef } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/action/button.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { NotRead } from '../../../graphql/not-read.tsx';
import { AnotherAttempt } from '../../another-attempt/another-attempt.tsx';
import { useAnotherAttempts } from '../../another-attempt/use-another-attempts.ts';
import { attemptLink } from '../../../learning/course/attempt-link.ts';
import { AssessmentFigures } from './assessment-figures.tsx';
import { FigureSums } from './figure-sums.tsx';
import classes from './learner-dialog.module.css';
import { LearnerGain } from './learner-gain.tsx';
import { LessonFigures } from './lesson-figures.tsx';
import { useStudent, type Attempt } from './use-student.ts';

type Props = {
  readonly groupId: string;
  readonly courseId: string;
  readonly studentId: string;
  /** The exercise that is looked at first; null for the beginning. */
  readonly exerciseId: string | null;
  readonly onClose: () => void;
};

/** Everything one learner reached in a course, over the gradebook it was opened from. */
export function LearnerDialog({ groupId, courseId, studentId, exerciseId, onClose }: Props) {
  const { screen, student } = useStudent({ groupId, courseId, studentId });
  const figures = useRef<HTMLDivElement>(null);
  const isHere = student !== null;
  useEffect(() => {
    if (isHere && exerciseId) showExercise(figures.current, exerciseId);
  }, [isHere, exerciseId]);
  const { attempts, reload } = useAnotherAttempts({ groupId, courseId, userId: studentId });
  const belowOf = (id: string, exercise: string) =>
    attempts &&
    student && (
      <AnotherAttempt
        attempts={attempts}
        to={{ groupId, courseId, userId: studentId, exerciseId: id, learner: student.learner.fullName, exercise }}
        onAllowed={reload}
      />
    );
  const linkOf = ({ attempt_id }: Attempt) => attemptLink({ groupId, courseId }, attempt_id);
  const isMissing = refusalOf(screen.error ?? undefined)?.code === 'NOT_FOUND';
  const title = student?.learner.fullName ?? (isMissing ? texts.gradebook.noUser : texts.gradebook.learner);
  return (
    <Dialog title={title} onClose={onClose}>
      <div ref={figures} className={classes['figures']}>
        {student ? (
          <>
            <FigureSums student={student} />
            <LearnerGain gains={student.gains} />
            <AssessmentFigures {...{ student, linkOf, belowOf }} level={3} />
            <LessonFigures {...{ student, linkOf }} level={3} />
          </>
        ) : screen.error ? (
          <NotRead error={screen.error} what={texts.shell.notLoaded.gradebook} onLoadAgain={screen.reload}>
            <Button variant="default" size="sm" onClick={onClose}>
              {texts.ui.back}
            </Button>
          </NotRead>
        ) : (
          <Skeleton shape="list" count={5} />
        )}
      </div>
    </Dialog>
  );
}

/** Brings the row of an exercise into view, with the focus on what it leads to. */
function showExercise(figures: HTMLElement | null, exerciseId: string): void {
  const row = figures?.querySelector<HTMLElement>(`[data-exercise="${CSS.escape(exerciseId)}"]`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector('a')?.focus({ preventScroll: true });
}
