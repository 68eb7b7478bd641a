import { useState } from 'react';
import type { TypedDocumentNode } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { ReadThroughLink } from '../cms-item/read-through-link.tsx';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { useMay } from '../cms/may.ts';
import { useAuthoringAct } from '../cms/use-authoring-act.ts';
import { assessmentActs, type AssessmentKind } from './assessment-query.ts';
import classes from './assessment.module.css';

type Act = TypedDocumentNode<{ readonly authored: { readonly change_set_id: string | null } }, { readonly id: string }>;

type Props = {
  readonly kind: AssessmentKind;
  readonly id: string;
  readonly published: boolean;
  readonly onChanged: () => void;
};

/** Publishes an assessment, makes it a draft again, and takes it out: for those who may. */
export function AssessmentActs({ kind, id, published, onChanged }: Props) {
  const may = useMay();
  const { act: send, busy } = useAuthoringAct();
  const [deleting, setDeleting] = useState(false);
  const words = texts.cmsAssessment;
  const { publish, unpublish, remove, operations } = assessmentActs[kind];
  const act = async (mutation: Act, done: string) => {
    const data = await send(
      mutation,
      { id },
      { failed: words.failed, refused: ({ code, text }) => (code === 'IN_USE' ? words.stillAsked : text) },
    );
    setDeleting(false);
    if (!data) return;
    offerUndo(done, data.authored);
    onChanged();
  };
  const isBenchmark = kind === 'BENCHMARK';
  return (
    <span className={classes['acts']}>
      <ReadThroughLink itemId={id} />
      <CommentsButton {...{ kind, id }} />
      <HistoryButton {...{ kind, id }} />
      {may(operations.publish) && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          onClick={() => void act(published ? unpublish : publish, published ? words.unpublished : words.published)}
        >
          {published ? words.unpublish : words.publish}
        </Button>
      )}
      {may(operations.remove) && (
        <Button variant="default" size="sm" color="red" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      )}
      {deleting && (
        <ConfirmDialog
          title={isBenchmark ? words.deleteBenchmark : words.deleteSummary}
          {...(isBenchmark ? { confirm: words.empty } : {})}
          busy={busy}
          onClose={() => setDeleting(false)}
          onConfirm={() => void act(remove, isBenchmark ? words.emptied : words.deleted)}
        >
          <ItemDependants {...{ kind, id }} />
          <p>{isBenchmark ? words.deleteBenchmarkText : words.deleteSummaryText}</p>
        </ConfirmDialog>
      )}
    </span>
  );
}
