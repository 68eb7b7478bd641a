import { lessonForm, newLesson } from '@lectern/domain/learning/course/lesson.ts';
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
import { LessonConflict } from './lesson-conflict.tsx';
import { LessonFields } from './lesson-fields.tsx';
import { lessonValues } from './lesson-values.ts';

const createMutation = graphql(`
  mutation CmsCourse_createLesson($data: CreateLessonInput!) {
    authored: createLesson(data: $data) {
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

const empty = lessonValues({ ...newLesson, name: '', display_order: undefined });

/** A lesson that is not there yet. */
export function NewLessonPane() {
  const { course, reload } = useEditedCourse();
  const { go } = useCoursePlace();
  const id = useId();
  const words = texts.cmsCourse.lesson;
  const form = useKeptForm(
    { kind: 'LESSON', id: null, parent_id: course.id, name: texts.contentHistory.kinds.LESSON },
    {
      schema: lessonForm,
      initial: empty,
      entity: entities.LESSON,
      mutation: createMutation,
      toVariables: (data) => ({ data: { ...data, course_id: course.id } }),
      failedText: words.createFailed,
      onDone: ({ authored }) => {
        offerUndo(words.created(form.values().name), authored);
        reload();
        const made = authored.items.find(({ what }) => what === 'MADE');
        // The form is clean once this has been drawn.
        setTimeout(() => go({ item: made ? { kind: 'lesson', id: made.id } : null }, true));
      },
    },
  );
  const { dirty, busy } = form;
  return (
    <>
      <ItemHead
        name={words.new}
        language={course.language}
        published={null}
        form={id}
        submit={words.create}
        {...{ dirty, busy }}
      />
      <FormBody {...{ id, form }}>
        <LessonFields key={form.field('name').key} form={form} language={course.language} />
        <LessonConflict form={form} />
      </FormBody>
    </>
  );
}
