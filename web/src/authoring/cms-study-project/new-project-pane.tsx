import { studyProjectForm } from '@lectern/domain/learning/study-project/study-project.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useId } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useCoursePlace } from '../cms-item/course-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemHead } from '../cms-item/item-head.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { ProjectConflict } from './project-conflict.tsx';
import { ProjectFields } from './project-fields.tsx';
import type { ProjectValues } from './project-values.ts';

const createMutation = graphql(`
  mutation CmsStudyProject_createStudyProject($data: CreateStudyProjectInput!) {
    authored: createStudyProject(data: $data) {
      change_set_id
      waits
      items {
        id
        version
        what
      }
    }
  }
`);

const empty: ProjectValues = { level: '1', study_project_number: '', introduction: '' };

/** A study project that is not there yet, of the lesson with this id. */
export function NewProjectPane({ id: lesson_id }: { readonly id: string }) {
  const { course, reload } = useEditedCourse();
  const { go } = useCoursePlace();
  const id = useId();
  const words = texts.cmsStudyProject;
  const lesson = course.lessons.find((one) => one.id === lesson_id);
  const item = {
    kind: 'STUDY_PROJECT',
    id: null,
    parent_id: lesson_id,
    name: texts.contentHistory.kinds.STUDY_PROJECT,
  } as const;
  const form = useKeptForm(item, {
    schema: studyProjectForm(course.levels),
    initial: empty,
    entity: entities.STUDY_PROJECT,
    mutation: createMutation,
    toVariables: (data) => ({ data: { ...data, lesson_id } }),
    failedText: words.createFailed,
    onDone: ({ authored }) => {
      offerUndo(words.created, authored);
      reload();
      const made = authored.items.find(({ what }) => what === 'MADE');
      // The form is clean once this has been drawn.
      setTimeout(() => go({ item: made ? { kind: 'study-project', id: made.id } : null }, true));
    },
  });
  const { dirty, busy } = form;
  return (
    <>
      <ItemHead
        name={words.new}
        {...(lesson ? { above: lesson.name } : {})}
        language={course.language}
        published={null}
        form={id}
        submit={words.create}
        {...{ dirty, busy }}
      />
      <FormBody {...{ id, form }}>
        <ProjectFields key={form.field('level').key} form={form} />
        <ProjectConflict form={form} />
      </FormBody>
    </>
  );
}
