import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

const resetMutation = graphql(`
  mutation CourseSettings_resetAssessments($data: ResetAssessmentsInput!) {
    resetAssessments(data: $data)
  }
`);

type Props = {
  readonly groupId: string;
  readonly assessments: readonly string[];
  readonly onReset: () => void;
  readonly onClose: () => void;
};

/** Asks before assessments take the time and questions of their course again. */
export function ResetDialog({ groupId, assessments, onReset, onClose }: Props) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    failed.overtake();
    setBusy(true);
    const data = { group_id: groupId, assessments: [...assessments] };
    const { error } = await client.mutation(resetMutation, { data }).toPromise();
    setBusy(false);
    if (error) return failed.say('error', texts.courseSettings.failed);
    showToast('success', texts.courseSettings.wereReset);
    onReset();
  };
  return (
    <ConfirmDialog
      title={texts.courseSettings.resetTitle}
      confirm={texts.courseSettings.reset}
      busy={busy}
      onConfirm={() => void reset()}
      onClose={onClose}
    >
      {texts.courseSettings.resetText(assessments.length)}
    </ConfirmDialog>
  );
}
