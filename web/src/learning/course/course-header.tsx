import { linkOptions, useMatchRoute } from '@tanstack/react-router';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { initials } from '../../ui/figures/initials.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { TabLinks } from '../../ui/page/tab-links.tsx';
import { Tile } from '../../ui/page/tile.tsx';
import type { CourseProgress } from './course-context.ts';
import type { Place } from './exercise-link.ts';

type Props = { readonly progress: CourseProgress; readonly place: Place };

/** The way to a course, its name, and its tabs. */
export function CourseHeader({ progress: { course, group_name, allowed_operations }, place }: Props) {
  const params = { ...place };
  const matchRoute = useMatchRoute();
  const onLibrary = matchRoute({ to: '/group/$groupId/course/$courseId/library', params });
  const onGradebook = matchRoute({ to: '/group/$groupId/course/$courseId/gradebook', params });
  const onResources = matchRoute({ to: '/group/$groupId/course/$courseId/resources', params });
  return (
    <>
      <PageHeader
        title={course.name}
        tab={
          onLibrary
            ? texts.course.studyMaterials
            : onGradebook
              ? texts.course.gradebook
              : onResources
                ? texts.course.resources
                : undefined
        }
        {...ofLanguage(course.language)}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: group_name, link: linkOptions({ to: '/group/$groupId', params }) },
        ]}
        picture={
          <Tile accent={course.product.color} src={course.logo ?? null}>
            {initials(course.name)}
          </Tile>
        }
      />
      <TabLinks
        label={texts.course.tabs}
        tabs={[
          { label: texts.course.exercises, link: linkOptions({ to: '/group/$groupId/course/$courseId', params }) },
          {
            label: texts.course.studyMaterials,
            link: linkOptions({ to: '/group/$groupId/course/$courseId/library', params }),
          },
          {
            label: texts.course.gradebook,
            link: linkOptions({ to: '/group/$groupId/course/$courseId/gradebook', params }),
          },
          ...(allowed_operations.includes('instructorResources')
            ? [
                {
                  label: texts.course.resources,
                  link: linkOptions({ to: '/group/$groupId/course/$courseId/resources', params }),
                },
              ]
            : []),
        ]}
      />
    </>
  );
}
