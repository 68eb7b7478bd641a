import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Button } from '../../../ui/action/button.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { NotRead } from '../../../graphql/not-read.tsx';
import { AssessmentFigures } from './assessment-figures.tsx';
import { FigureSums } from './figure-sums.tsx';
import classes from './learner-dialog.module.css';
import { LessonFigures } from './lesson-figures.tsx';
import { useStudent } from './use-student.ts';

type Props = {
  readonly groupId: string;
  readonly courseId: string;
  readonly studentId: string;
  readonly onClose: () => void;
};

/** Everything one learner reached in a course, over the gradebook it was opened from. */
export function LearnerDialog({ groupId, courseId, studentId, onClose }: Props) {
  const { screen, student } = useStudent({ groupId, courseId, studentId });
  return (
    <Dialog title={student?.learner.fullName ?? texts.gradebook.learner} onClose={onClose}>
      <div className={classes['figures']}>
        {student ? (
          <>
            <FigureSums student={student} />
            <AssessmentFigures student={student} level={3} />
            <LessonFigures student={student} level={3} />
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
