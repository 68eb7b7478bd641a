import { graphql } from '../../graphql/generated/gql.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';

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
  const { act, busy } = useOneAct();
  const reset = async () => {
    const { failed } = texts.courseSettings;
    const data = { group_id: groupId, assessments: [...assessments] };
    if (!(await act(resetMutation, { data }, { failed, refused: () => failed }))) return;
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
