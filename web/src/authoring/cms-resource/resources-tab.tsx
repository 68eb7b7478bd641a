import { resourceTypes } from '@lectern/domain/learning/course/instructor-resource.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { useDialogPlace } from '../cms/history-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { DeleteResource } from './delete-resource.tsx';
import { ResourceForm } from './resource-form.tsx';
import { ResourceRow } from './resource-row.tsx';
import { listQuery, type ListedResource } from './resources-query.ts';
import classes from './resources-tab.module.css';

/** The files for whoever teaches the course, by what they are about, with all that may be done with them. */
export function ResourcesTab() {
  const { id, language, lessons } = useEditedCourse().course;
  const screen = useScreenQuery(listQuery, { courseId: id }, { fresh: true });
  const { dialog, open, close } = useDialogPlace();
  const [deleting, setDeleting] = useState<ListedResource | null>(null);
  const { reload } = screen;
  useAfterUndo(reload);
  const words = texts.cmsResource;
  if (!screen.data)
    return <Unready screen={screen} what={words.notLoaded} waiting={<Skeleton shape="list" />} back={null} />;
  const resources = screen.data.instructorResources;
  const kind = 'INSTRUCTOR_RESOURCE';
  return (
    <section aria-label={texts.cmsCourse.tabs.resources} className={classes['tab']}>
      <header className={classes['head']}>
        <h2>{texts.cmsCourse.tabs.resources}</h2>
        <Button size="sm" leftSection={<Icon of={IconPlus} size={16} />} onClick={() => open({ kind, id: 'new' })}>
          {words.add}
        </Button>
      </header>
      {resources.length === 0 && <Empty text={texts.instructorResource.none} />}
      {resourceTypes
        .map((type) => ({ type, ofType: resources.filter((resource) => resource.type === type) }))
        .filter(({ ofType }) => ofType.length > 0)
        .map(({ type, ofType }) => (
          <Panel key={type} flush title={texts.instructorResource.types[type]}>
            <ul className={classes['list']}>
              {ofType.map((resource) => (
                <ResourceRow
                  key={resource.id}
                  {...{ resource, language }}
                  onEdit={() => open({ kind, id: resource.id })}
                  onDelete={() => setDeleting(resource)}
                />
              ))}
            </ul>
          </Panel>
        ))}
      {dialog?.kind === kind && (
        <ResourceForm
          courseId={id}
          resourceId={dialog.id === 'new' ? null : dialog.id}
          {...{ language, lessons }}
          onDone={reload}
          onClose={() => close()}
        />
      )}
      {deleting && <DeleteResource resource={deleting} onDone={reload} onClose={() => setDeleting(null)} />}
    </section>
  );
}
