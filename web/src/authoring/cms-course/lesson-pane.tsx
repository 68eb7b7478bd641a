import { lessonForm, type LessonContent } from '@lectern/domain/learning/course/lesson.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { useEffect, useId, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { useCoursePlace } from '../cms-item/course-place.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { DeleteButton } from '../cms-item/delete-button.tsx';
import { useEditedCourse } from '../cms-item/edited-course.ts';
import { ItemHead } from '../cms-item/item-head.tsx';
import { whyHidden } from '../cms-item/visibility-chip.tsx';
import { PublishButton } from '../cms-item/publishing.tsx';
import { useEditedItem, type FormItem } from '../cms-item/use-edited-item.ts';
import { FormBody } from '../../base/form/form-body.tsx';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { deleteLessonMutation, publishingOfLessons } from './lesson-acts.ts';
import { LessonConflict } from './lesson-conflict.tsx';
import { LessonFields } from './lesson-fields.tsx';
import { lessonValues, type LessonValues } from './lesson-values.ts';

const updateMutation = graphql(`
  mutation CmsCourse_updateLesson($data: UpdateLessonInput!, $where: ContentWhere!) {
    authored: updateLesson(data: $data, where: $where) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** A lesson: its form, whether learners see it, and its end. */
export function LessonPane({ id }: { readonly id: string }) {
  const { course } = useEditedCourse();
  const { go } = useCoursePlace();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const edited = useEditedItem('LESSON', id, lessonValues);
  const { item, published, dirty, screen } = edited;
  const words = texts.cmsCourse.lesson;
  if (!item)
    return (
      <Unready
        screen={screen}
        what={texts.cmsItem.notLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={null}
      />
    );
  const { name } = item.values;
  return (
    <>
      <ItemHead
        {...{ id, name, published, form, dirty, busy }}
        shown={published && whyHidden(course) === null}
        readId={id}
        language={course.language}
      >
        <CommentsButton kind="LESSON" id={id} />
        <HistoryButton kind="LESSON" id={id} />
        <PublishButton
          {...{ id, name, published }}
          mutations={publishingOfLessons}
          failed={words.failed}
          onDone={screen.reload}
        />
        <DeleteButton
          kind="LESSON"
          {...{ id, name }}
          operation="deleteLesson"
          mutation={deleteLessonMutation}
          failed={words.failed}
          onDone={() => go({}, true)}
        />
      </ItemHead>
      <LessonForm
        key={edited.formKey}
        {...{ form, item }}
        onState={(state) => {
          edited.setDirty(state.dirty);
          setBusy(state.busy);
        }}
        onSaved={edited.onSaved}
      />
    </>
  );
}

type FormProps = {
  readonly form: string;
  readonly item: FormItem<LessonValues>;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
  readonly onSaved: (version: number, values: LessonValues) => void;
};

function LessonForm({ form: formId, item, onState, onSaved }: FormProps) {
  const { course, reload } = useEditedCourse();
  const words = texts.cmsItem.form;
  const form = useKeptForm(
    { kind: 'LESSON', id: item.id, name: texts.contentHistory.kinds.LESSON },
    {
      schema: lessonForm,
      initial: item.values,
      version: item.version,
      entity: entities.LESSON,
      mutation: updateMutation,
      toVariables: ({ display_order, ...data }, version, later, began) => ({
        // The lesson may have been moved in the list since; only who types another place moves it here.
        data: String(display_order ?? '') === began.display_order ? data : { ...data, display_order },
        where: { id: item.id, version, later },
      }),
      versionIn: ({ authored }) => authored.items.find(({ id }) => id === item.id)?.version,
      toValues: (theirs) => lessonValues(theirs as unknown as LessonContent),
      failedText: texts.cmsCourse.lesson.failed,
      onDone: ({ authored }) => {
        const values = form.values();
        offerUndo(words.saved(values.name), authored);
        onSaved(authored.items.find(({ id }) => id === item.id)?.version ?? item.version, values);
        reload();
      },
    },
  );
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <FormBody id={formId} form={form}>
      <LessonFields key={form.field('name').key} form={form} language={course.language} />
      <LessonConflict form={form} />
    </FormBody>
  );
}
