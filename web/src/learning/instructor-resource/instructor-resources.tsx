import { resourceTypes } from '@lectern/domain/learning/course/instructor-resource.ts';
import { useParams } from '@tanstack/react-router';
import type { InstructorResources_ListQuery } from '../../graphql/generated/graphql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { useCourse } from '../course/course-context.ts';
import { DownloadButton } from './download-button.tsx';
import classes from './instructor-resources.module.css';
import { resourcesQuery } from './resources-query.ts';

type Resource = InstructorResources_ListQuery['instructorResources'][number];

/** The files for whoever teaches a course in a group. */
export function InstructorResources() {
  const place = useParams({ from: '/own-pages/group/$groupId/course/$courseId' });
  return <CourseResources {...place} language={useCourse().course.language} />;
}

type CourseProps = { readonly courseId: string; readonly groupId: string | null; readonly language: string };

/** The files for whoever teaches a course, by what they are about, and all of them in one; without a group in preview. */
export function CourseResources({ courseId, groupId, language }: CourseProps) {
  const screen = useScreenQuery(resourcesQuery, { courseId, groupId });
  if (!screen.data)
    return (
      <Unready screen={screen} what={texts.shell.notLoaded.materials} waiting={<PanelShape rows={6} />} back={null} />
    );
  const [all, ...resources] = screen.data.instructorResources;
  if (!all) return <Empty text={texts.instructorResource.none} />;
  return (
    <div className={classes['resources']}>
      <DownloadButton resource={all} all />
      {resourceTypes
        .map((type) => ({ type, ofType: resources.filter((resource) => resource.type === type) }))
        .filter(({ ofType }) => ofType.length > 0)
        .map(({ type, ofType }) => (
          <Panel key={type} flush title={texts.instructorResource.types[type]}>
            <ul className={classes['list']}>
              {ofType.map((resource) => (
                <ResourceRow key={resource.id} {...{ resource, language }} />
              ))}
            </ul>
          </Panel>
        ))}
    </div>
  );
}

function ResourceRow({ resource, language }: { readonly resource: Resource; readonly language: string }) {
  const { name, lesson_name, description } = resource;
  const about = [lesson_name, description].filter(Boolean);
  return (
    <li className={classes['row']}>
      <div {...ofLanguage(language)}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        {about.length > 0 && <p>{about.join(' · ')}</p>}
      </div>
      <DownloadButton resource={resource} />
    </li>
  );
}
