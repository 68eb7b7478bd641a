import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, use } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Card } from '../../ui/page/card.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { initials } from '../../ui/figures/initials.ts';
import { Ring } from '../../ui/figures/ring.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import { GroupContext } from './group-context.ts';
import classes from './group-courses.module.css';

export const groupCoursesFragment = graphql(`
  fragment GroupCourses_group on Group {
    id
    my_role
    allowed_operations
    courses {
      id
      name
      logo
      color
      description
      levels
      language
      number_of_lessons
      progress
    }
  }
`);

const CourseSettings = lazy(async () => {
  const [{ CourseSettings: component }] = await Promise.all([
    import('../course-settings/course-settings.tsx'),
    loadTexts('courseSettings'),
  ]);
  return { default: component };
});

/** The courses of a group, each with how far its learner is. */
export function GroupCourses() {
  const group = readFragment(groupCoursesFragment, use(GroupContext));
  if (!group) return null;
  if (group.courses.length === 0) return <Empty text={texts.group.noCourses} />;
  const isShown = (progress: number | null | undefined): progress is number =>
    typeof progress === 'number' && (group.my_role === 'STUDENT' || progress > 0);
  const maySet = group.allowed_operations.includes('updateGroupAssessmentSettings');
  return (
    <div className={classes['cards']}>
      {group.courses.map(({ id, name, logo, color, description, levels, language, number_of_lessons, progress }) => (
        <Card
          key={id}
          title={name}
          {...ofLanguage(language)}
          link={linkOptions({
            to: '/group/$groupId/course/$courseId',
            params: { groupId: group.id, courseId: id },
          })}
          before={
            <div className={classes['head']}>
              <Tile accent={color} src={logo ?? null}>
                {initials(name)}
              </Tile>
              {isShown(progress) && <Ring value={progress} />}
            </div>
          }
        >
          <p className={classes['description']} {...ofLanguage(language)}>
            {description}
          </p>
          <p className={classes['size']}>
            {texts.group.levelsAndLessons(levels, number_of_lessons)}
            {isShown(progress) && <span>{texts.group.ringIs}</span>}
          </p>
          {maySet && (
            <div className={classes['settings']}>
              <Suspense>
                <CourseSettings groupId={group.id} course={{ id, name, language }} />
              </Suspense>
            </div>
          )}
        </Card>
      ))}
    </div>
  );
}
