import { studyProjectForm, type StudyProjectContent } from '@lectern/domain/learning/study-project/study-project.ts';
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
import { deleteMutation, publishing } from './project-acts.ts';
import { ProjectConflict } from './project-conflict.tsx';
import { ProjectFields } from './project-fields.tsx';
import { ProjectParts } from './project-parts.tsx';
import { projectValues, type ProjectValues } from './project-values.ts';

const updateMutation = graphql(`
  mutation CmsStudyProject_updateStudyProject($data: UpdateStudyProjectInput!, $where: ContentWhere!) {
    authored: updateStudyProject(data: $data, where: $where) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** A study project: its form, whether learners see it, its end, and its case studies. */
export function ProjectPane({ id }: { readonly id: string }) {
  const { course } = useEditedCourse();
  const { go } = useCoursePlace();
  const form = useId();
  const [busy, setBusy] = useState(false);
  const edited = useEditedItem('STUDY_PROJECT', id, projectValues);
  const { item, published, dirty, screen } = edited;
  if (!item)
    return (
      <Unready
        screen={screen}
        what={texts.cmsItem.notLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={null}
      />
    );
  const lesson = course.lessons.find(({ studyProjects }) => studyProjects.some((project) => project.id === id));
  const name = texts.course.studyProject(Number(item.values.study_project_number));
  const failed = texts.cmsStudyProject.updateFailed;
  return (
    <>
      <ItemHead
        {...{ id, name, published, form, dirty, busy }}
        shown={published && whyHidden(course, lesson?.id) === null}
        readId={id}
        {...(lesson ? { above: lesson.name, lessonId: lesson.id } : {})}
        language={course.language}
      >
        <CommentsButton kind="STUDY_PROJECT" id={id} />
        <HistoryButton kind="STUDY_PROJECT" id={id} />
        <PublishButton {...{ id, name, published, failed }} mutations={publishing} onDone={screen.reload} />
        <DeleteButton
          kind="STUDY_PROJECT"
          {...{ id, name, failed }}
          operation="deleteStudyProject"
          mutation={deleteMutation}
          onDone={() => go({}, true)}
        />
      </ItemHead>
      <ProjectForm
        key={edited.formKey}
        {...{ form, item }}
        onState={(state) => {
          edited.setDirty(state.dirty);
          setBusy(state.busy);
        }}
        onSaved={edited.onSaved}
      />
      <ProjectParts projectId={id} name={name} />
    </>
  );
}

type FormProps = {
  readonly form: string;
  readonly item: FormItem<ProjectValues>;
  readonly onState: (state: { readonly dirty: boolean; readonly busy: boolean }) => void;
  readonly onSaved: (version: number, values: ProjectValues) => void;
};

function ProjectForm({ form: formId, item, onState, onSaved }: FormProps) {
  const { course, reload } = useEditedCourse();
  const words = texts.cmsStudyProject;
  const form = useKeptForm(
    { kind: 'STUDY_PROJECT', id: item.id, name: texts.contentHistory.kinds.STUDY_PROJECT },
    {
      schema: studyProjectForm(course.levels),
      initial: item.values,
      version: item.version,
      entity: entities.STUDY_PROJECT,
      mutation: updateMutation,
      toVariables: ({ level, study_project_number, introduction }, version, later, began) => ({
        // It may have been moved in the list since; only who types another number moves it here.
        data: {
          introduction,
          ...(String(level) === began.level ? {} : { level }),
          ...(String(study_project_number ?? '') === began.study_project_number ? {} : { study_project_number }),
        },
        where: { id: item.id, version, later },
      }),
      versionIn: ({ authored }) => authored.items.find(({ id }) => id === item.id)?.version,
      toValues: (theirs) => projectValues(theirs as unknown as StudyProjectContent),
      failedText: words.updateFailed,
      onDone: ({ authored }) => {
        const values = form.values();
        offerUndo(texts.cmsItem.form.saved(texts.course.studyProject(Number(values.study_project_number))), authored);
        onSaved(authored.items.find(({ id }) => id === item.id)?.version ?? item.version, values);
        reload();
      },
    },
  );
  const { dirty, busy } = form;
  useEffect(() => onState({ dirty, busy }), [onState, dirty, busy]);
  return (
    <FormBody id={formId} form={form}>
      <ProjectFields key={form.field('level').key} form={form} />
      <ProjectConflict form={form} />
    </FormBody>
  );
}
