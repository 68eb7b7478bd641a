import {
  instructorResourceForm,
  type InstructorResourceContent,
} from '@lectern/domain/learning/course/instructor-resource-content.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDialog } from '../cms-item/item-dialog.tsx';
import { usePublishes } from '../cms/save-later.tsx';
import { PresentItem, type PresentContent } from '../cms/present-item.tsx';
import type { ShownPart } from '../../base/form/conflict-dialog.tsx';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { createMutation, updateMutation } from './resource-acts.ts';
import { ResourceFields } from './resource-fields.tsx';
import type { ResourceValues } from './resource-values.ts';

const blank: ResourceValues = { name: '', url: null, type: 'ANY', lesson_id: null, order_key: '', description: '' };

const valuesOf = ({
  name,
  url,
  type,
  lesson_id,
  order_key,
  description,
}: InstructorResourceContent): ResourceValues => ({
  name,
  url,
  type,
  lesson_id,
  order_key: String(order_key),
  description,
});

type Props = {
  readonly courseId: string;
  /** Null for a file that is not there yet. */
  readonly resourceId: string | null;
  readonly language: string;
  readonly lessons: readonly { readonly id: string; readonly name: string }[];
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Writes what is said of a file for instructors, a new one or one that is there. */
export function ResourceForm({ resourceId, ...props }: Props) {
  if (resourceId === null) return <NewResource {...props} />;
  return (
    <PresentItem<InstructorResourceContent>
      kind="INSTRUCTOR_RESOURCE"
      id={resourceId}
      title={texts.cmsResource.editTitle}
      onClose={props.onClose}
    >
      {(resource) => <EditedResource {...props} resource={resource} />}
    </PresentItem>
  );
}

type FormProps = Omit<Props, 'resourceId'>;

function NewResource({ courseId, language, lessons, onDone, onClose }: FormProps) {
  const words = texts.cmsResource;
  const item = {
    kind: 'INSTRUCTOR_RESOURCE',
    id: null,
    parent_id: courseId,
    name: texts.contentHistory.kinds.INSTRUCTOR_RESOURCE,
  } as const;
  const form = useKeptForm(item, {
    schema: instructorResourceForm,
    initial: blank,
    entity: entities.INSTRUCTOR_RESOURCE,
    mutation: createMutation,
    toVariables: (data) => ({ data: { ...data, course_id: courseId } }),
    say: sayIssue,
    failedText: words.notSaved,
    onDone: ({ authored }) => {
      offerUndo(words.added, authored);
      onDone();
      onClose();
    },
  });
  return (
    <ItemDialog title={words.add} {...{ form, onClose }} parts={partsIn({ language, lessons })}>
      <ResourceFields {...{ form, language, lessons }} />
    </ItemDialog>
  );
}

type EditedProps = FormProps & { readonly resource: PresentContent<InstructorResourceContent> };

function EditedResource({ resource, language, lessons, onDone, onClose }: EditedProps) {
  const words = texts.cmsResource;
  const item = {
    kind: 'INSTRUCTOR_RESOURCE',
    id: resource.id,
    name: texts.contentHistory.kinds.INSTRUCTOR_RESOURCE,
  } as const;
  const publishes = usePublishes('INSTRUCTOR_RESOURCE', resource.id);
  const form = useKeptForm(item, {
    schema: instructorResourceForm,
    initial: valuesOf(resource.content),
    version: resource.version,
    entity: entities.INSTRUCTOR_RESOURCE,
    mutation: updateMutation,
    toVariables: (data, version, later) => ({ data, where: { id: resource.id, version, later } }),
    toValues: (theirs) => valuesOf(theirs as unknown as InstructorResourceContent),
    say: sayIssue,
    failedText: words.notSaved,
    onDone: ({ authored }) => {
      offerUndo(words.saved, authored);
      onDone();
      onClose();
    },
  });
  return (
    <ItemDialog title={words.editTitle} {...{ form, publishes, onClose }} parts={partsIn({ language, lessons })}>
      <ResourceFields {...{ form, language, lessons }} />
    </ItemDialog>
  );
}

/** What a file is made of. */
function partsIn({ language, lessons }: Pick<FormProps, 'language' | 'lessons'>): readonly ShownPart<ResourceValues>[] {
  const words = texts.cmsResource;
  const text = (said: string) => said && <span {...ofLanguage(language)}>{said}</span>;
  const lessonName = (id: string | null) => lessons.find((lesson) => lesson.id === id)?.name ?? '';
  return [
    { part: 'name', name: words.name, shown: ({ name }) => text(name) },
    { part: 'url', name: words.file, shown: ({ url }) => <bdi>{url}</bdi> },
    { part: 'type', name: words.type, shown: ({ type }) => texts.instructorResource.types[type] },
    { part: 'lesson_id', name: words.lesson, shown: ({ lesson_id }) => text(lessonName(lesson_id)) },
    { part: 'order_key', name: words.order, shown: ({ order_key }) => order_key },
    { part: 'description', name: words.description, shown: ({ description }) => text(description) },
  ];
}

const sayIssue = (issue: FieldIssue): string =>
  issue.field === 'url' && issue.code === 'REQUIRED' ? texts.cmsResource.missing : issueText(issue);
