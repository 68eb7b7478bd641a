import {
  instructorResourceForm,
  type InstructorResourceContent,
} from '@lectern/domain/course/instructor-resource-content.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { ofLanguage } from '../../texts/of-language.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { ItemDialog, type ItemPart } from '../cms-item/item-dialog.tsx';
import { usePublishes } from '../cms/save-later.tsx';
import { PresentItem, type PresentContent } from '../cms-item/present-item.tsx';
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
    name: texts.cmsHistory.kinds.INSTRUCTOR_RESOURCE,
  } as const;
  const form = useKeptForm(item, {
    schema: instructorResourceForm,
    initial: blank,
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
    <ItemDialog title={words.add} {...{ form, onClose }} partsOf={partsIn({ language, lessons })}>
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
    name: texts.cmsHistory.kinds.INSTRUCTOR_RESOURCE,
  } as const;
  const publishes = usePublishes('INSTRUCTOR_RESOURCE', resource.id);
  const form = useKeptForm(item, {
    schema: instructorResourceForm,
    initial: valuesOf(resource.content),
    version: resource.version,
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
    <ItemDialog title={words.editTitle} {...{ form, publishes, onClose }} partsOf={partsIn({ language, lessons })}>
      <ResourceFields {...{ form, language, lessons }} />
    </ItemDialog>
  );
}

/** Tells the parts of a copy of a file, to be compared with those of another. */
function partsIn({ language, lessons }: Pick<FormProps, 'language' | 'lessons'>) {
  const words = texts.cmsResource;
  const text = (said: string) => (said ? <span {...ofLanguage(language)}>{said}</span> : texts.cms.conflict.none);
  const lessonName = (id: string | null) => lessons.find((lesson) => lesson.id === id)?.name ?? '';
  return ({ name, url, type, lesson_id, order_key, description }: ResourceValues): ItemPart<keyof ResourceValues>[] => [
    { field: 'name', name: words.name, said: name, shown: text(name) },
    { field: 'url', name: words.file, said: url, shown: <bdi>{url}</bdi> },
    { field: 'type', name: words.type, said: type, shown: texts.instructorResource.types[type] },
    { field: 'lesson_id', name: words.lesson, said: lesson_id, shown: text(lessonName(lesson_id)) },
    { field: 'order_key', name: words.order, said: order_key, shown: order_key },
    { field: 'description', name: words.description, said: description, shown: text(description) },
  ];
}

const sayIssue = (issue: FieldIssue): string =>
  issue.field === 'url' && issue.code === 'REQUIRED' ? texts.cmsResource.missing : issueText(issue);
