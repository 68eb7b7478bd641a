import { linkOptions } from '@tanstack/react-router';
import { graphql } from '../../../graphql/generated/gql.ts';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../../texts/of-language.ts';
import { refusalText } from '../../../texts/refusal-text.ts';
import { texts } from '../../../texts/texts.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Refused } from '../../../ui/feedback/refused.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { attemptLink } from '../../../learning/course/attempt-link.ts';
import type { Place } from '../../../learning/course/exercise-link.ts';
import { AssessmentFigures } from './assessment-figures.tsx';
import { FigureSums } from './figure-sums.tsx';
import { LessonFigures } from './lesson-figures.tsx';
import classes from './own-figures.module.css';
import { OwnFiguresShape } from './own-figures-shape.tsx';
import { useStudent } from './use-student.ts';

const lockedQuery = graphql(`
  query LockedResults_group($groupId: ID!) {
    viewer {
      id
    }
    group(where: { id: $groupId }) {
      id
      name
      result_courses {
        id
        name
        language
      }
    }
  }
`);

/** What a learner has reached in a course of a group that is closed or over: to be read, and nothing else of the course. */
export function LockedResults({ place }: { readonly place: Place }) {
  const screen = useScreenQuery(lockedQuery, { groupId: place.groupId });
  const { viewer, group } = screen.data ?? {};
  if (!viewer || !group) {
    const what = texts.shell.notLoaded.gradebook;
    return <Unready {...{ screen, what }} waiting={<OwnFiguresShape />} back={<ToGroup place={place} />} />;
  }
  const course = group.result_courses.find(({ id }) => id === place.courseId);
  return (
    <>
      <PageHeader
        title={course?.name ?? group.name}
        tab={texts.course.gradebook}
        {...(course ? ofLanguage(course.language) : {})}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: group.name, link: linkOptions({ to: '/group/$groupId', params: { groupId: group.id } }) },
        ]}
      />
      {course ? (
        <Figures {...{ place }} studentId={viewer.id} language={course.language} />
      ) : (
        <Refused text={refusalText('GROUP_LOCKED')}>
          <ToGroup place={place} />
        </Refused>
      )}
    </>
  );
}

type FiguresProps = { readonly place: Place; readonly studentId: string; readonly language: string };

function Figures({ place, studentId, language }: FiguresProps) {
  const { screen, student } = useStudent({ ...place, studentId });
  if (!student) {
    const what = texts.shell.notLoaded.gradebook;
    return <Unready {...{ screen, what }} waiting={<OwnFiguresShape />} back={<ToGroup place={place} />} />;
  }
  const shown = { student, language, level: 2 } as const;
  const linkOf = ({ attempt_id }: { readonly attempt_id: string }) => attemptLink(place, attempt_id);
  return (
    <div className={classes['page']}>
      <div className={classes['first']}>
        <FigureSums student={student} />
        <AssessmentFigures {...shown} linkOf={linkOf} />
      </div>
      <div className={classes['lessons']}>
        <LessonFigures {...shown} linkOf={linkOf} />
      </div>
    </div>
  );
}

function ToGroup({ place: { groupId } }: { readonly place: Place }) {
  return (
    <LinkButton to="/group/$groupId" params={{ groupId }} variant="default" size="sm">
      {texts.course.toGroup}
    </LinkButton>
  );
}
