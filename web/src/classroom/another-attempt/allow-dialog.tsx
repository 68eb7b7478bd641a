import { anotherAttemptForm } from '@lectern/domain/learning/assessment/another-attempt.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { useId } from 'react';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { FormBody } from '../../base/form/form-body.tsx';
import { FormDialog } from '../../base/form/form-dialog.tsx';
import { useForm } from '../../base/form/use-form.ts';
import { allowMutation } from './attempts-query.ts';

/** Who may take what once more. */
export type AllowedTo = {
  readonly groupId: string;
  readonly courseId: string;
  readonly userId: string;
  readonly exerciseId: string;
  /** As they are named here. */
  readonly learner: string;
  readonly exercise: string;
};

type Props = { readonly to: AllowedTo; readonly onAllowed: () => void; readonly onClose: () => void };

/** Asks why a learner may take an assessment once more. */
export function AllowDialog({ to, onAllowed, onClose }: Props) {
  const id = useId();
  const words = texts.anotherAttempt;
  const form = useForm({
    schema: anotherAttemptForm,
    initial: { reason: '' },
    mutation: allowMutation,
    toVariables: ({ reason }) => ({
      data: { group_id: to.groupId, course_id: to.courseId, user_id: to.userId, exercise_id: to.exerciseId, reason },
    }),
    onDone: () => {
      showToast('success', words.done(to.learner));
      onAllowed();
      onClose();
    },
    say: (issue: FieldIssue) => (issue.code === 'REQUIRED' ? words.required : issueText(issue)),
  });
  const reason = form.field('reason');
  const refusal = form.refusal && {
    text:
      form.refusal.code === 'NOT_COMPLETE'
        ? words.notPossible
        : form.refusal.code === 'TAKEN'
          ? words.taken
          : form.refusal.text,
  };
  return (
    <FormDialog
      title={words.title}
      form={id}
      submit={words.submit}
      ready
      dirty={form.dirty}
      busy={form.busy}
      words={words.leave}
      onClose={onClose}
    >
      <FormBody id={id} form={{ ...form, refusal }}>
        <p>{words.text(to.learner, to.exercise)}</p>
        <TextField
          key={reason.key}
          {...reason.props}
          label={words.reason}
          help={words.reasonHelp}
          required
          data-autofocus
          autoComplete="off"
        />
      </FormBody>
    </FormDialog>
  );
}
