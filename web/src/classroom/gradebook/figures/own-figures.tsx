import { linkOptions } from '@tanstack/react-router';
import { graphql } from '../../../graphql/generated/gql.ts';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { attemptLink } from '../../../learning/course/attempt-link.ts';
import { useCourse } from '../../../learning/course/course-context.ts';
import { exerciseLink } from '../../../learning/course/exercise-link.ts';
import { AssessmentFigures } from './assessment-figures.tsx';
import { FigureSums } from './figure-sums.tsx';
import { LessonFigures } from './lesson-figures.tsx';
import classes from './own-figures.module.css';
import { OwnFiguresShape } from './own-figures-shape.tsx';
import { OwnStanding } from './own-standing.tsx';
import { useStudent } from './use-student.ts';

const viewerQuery = graphql(`
  query OwnFigures_viewer {
    viewer {
      id
    }
  }
`);

type Props = { readonly groupId: string; readonly courseId: string };

/** A learner's own gradebook of a course. */
export function OwnFigures(props: Props) {
  const screen = useScreenQuery(viewerQuery, {});
  const viewer = screen.data?.viewer;
  if (viewer) return <Figures {...props} studentId={viewer.id} />;
  return (
    <Unready
      screen={screen}
      what={texts.shell.notLoaded.gradebook}
      waiting={<OwnFiguresShape />}
      back={<ToGroup {...props} />}
    />
  );
}

function Figures({ studentId, ...place }: Props & { readonly studentId: string }) {
  const { language } = useCourse().course;
  const { screen, student } = useStudent({ ...place, studentId });
  if (!student)
    return (
      <Unready
        screen={screen}
        what={texts.shell.notLoaded.gradebook}
        waiting={<OwnFiguresShape />}
        back={<ToGroup {...place} />}
      />
    );
  return (
    <div className={classes['page']}>
      <div className={classes['first']}>
        <div className={classes['standing']}>
          <OwnStanding {...{ student, language, place }} />
          <FigureSums student={student} />
        </div>
        <AssessmentFigures
          {...{ student, language }}
          linkOf={({ attempt_id }, assessment) => exerciseLink(place, { ...assessment, attempt_id })}
          level={2}
        />
      </div>
      <div className={classes['lessons']}>
        <LessonFigures
          {...{ student, language }}
          linkOf={({ attempt_id }) => attemptLink(place, attempt_id)}
          level={2}
        />
      </div>
    </div>
  );
}

function ToGroup({ groupId }: Props) {
  return (
    <LinkButton {...linkOptions({ to: '/group/$groupId', params: { groupId } })} variant="default" size="sm">
      {texts.course.toGroup}
    </LinkButton>
  );
}
