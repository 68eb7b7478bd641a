import { lessonForm } from '@lectern/domain/course/lesson.ts';
import { useId } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useCoursePlace } from '../cms-item/course-place.ts';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemHead } from '../cms-item/item-head.tsx';
import { LeaveGuard } from '../cms/leave-guard.tsx';
import { FormBody } from '../form/form-body.tsx';
import { useForm } from '../form/use-form.ts';
import { LessonFields } from './lesson-fields.tsx';
import type { LessonValues } from './lesson-values.ts';

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

const empty: LessonValues = { name: '', logo: null, display_order: '', description: '' };

/** A lesson that is not there yet. */
export function NewLessonPane() {
  const { course, reload } = useEditedCourse();
  const { go } = useCoursePlace();
  const id = useId();
  const words = texts.cmsCourse.lesson;
  const form = useForm({
    schema: lessonForm,
    initial: empty,
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
  });
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
        <LessonFields form={form} language={course.language} />
      </FormBody>
      <LeaveGuard dirty={dirty && !form.done} />
    </>
  );
}
