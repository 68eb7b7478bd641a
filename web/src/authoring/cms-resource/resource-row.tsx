import { IconPencil, IconTrash } from '@tabler/icons-react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { useMay } from '../cms/may.ts';
import { DownloadButton } from '../../learning/instructor-resource/download-button.tsx';
import type { ListedResource } from './resources-query.ts';
import classes from './resources-tab.module.css';

type Props = {
  readonly resource: ListedResource;
  readonly language: string;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
};

/** A file for instructors: what it is, how large, and what may be done with it. */
export function ResourceRow({ resource, language, onEdit, onDelete }: Props) {
  const { name, lesson_name, description, bytes } = resource;
  const words = texts.cmsResource;
  const may = useMay();
  return (
    <li className={classes['row']}>
      <div className={classes['words']}>
        <h3 {...ofLanguage(language)}>{name}</h3>
        {lesson_name && <p {...ofLanguage(language)}>{lesson_name}</p>}
        {description !== '' && <p {...ofLanguage(language)}>{description}</p>}
        <p>{texts.instructorResource.size(Math.ceil(bytes / 1000))}</p>
      </div>
      <div className={classes['acts']}>
        <DownloadButton resource={resource} />
        <IconButton icon={IconPencil} size="sm" label={words.edit(name)} onClick={onEdit} />
        <CommentsButton kind="INSTRUCTOR_RESOURCE" id={resource.id} of={name} />
        <HistoryButton kind="INSTRUCTOR_RESOURCE" id={resource.id} of={name} />
        {may('deleteInstructorResource') && (
          <IconButton icon={IconTrash} size="sm" label={words.remove(name)} onClick={onDelete} />
        )}
      </div>
    </li>
  );
}
