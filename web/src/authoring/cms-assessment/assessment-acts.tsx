import { useState } from 'react';
import type { TypedDocumentNode } from 'urql';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import { CommentsButton } from '../cms/comments-button.tsx';
import { HistoryButton } from '../cms/history-button.tsx';
import { ReadThroughLink } from '../cms-item/read-through-link.tsx';
import { useErrorsAsked } from '../cms-item/use-errors-asked.tsx';
import { ItemDependants } from '../cms/item-dependants.tsx';
import { useMay } from '../cms/may.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { assessmentActs, type AssessmentKind } from './assessment-query.ts';
import classes from './assessment.module.css';

type Act = TypedDocumentNode<{ readonly authored: { readonly change_set_id: string | null } }, { readonly id: string }>;

type Props = {
  readonly kind: AssessmentKind;
  readonly id: string;
  readonly published: boolean;
  /** What learners are shown by it and the checks look at: itself, or the benchmark whose questions it asks. */
  readonly shows: string;
  readonly onChanged: () => void;
};

/** Publishes an assessment, makes it a draft again, and takes it out: for those who may. */
export function AssessmentActs({ kind, id, published, shows, onChanged }: Props) {
  const may = useMay();
  const { act: send, busy } = useOneAct();
  const [deleting, setDeleting] = useState(false);
  const errors = useErrorsAsked();
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
          loading={busy || errors.busy}
          onClick={() =>
            void (published
              ? act(unpublish, words.unpublished)
              : errors.guard([shows], () => void act(publish, words.published)))
          }
        >
          {published ? words.unpublish : words.publish}
        </Button>
      )}
      {may(operations.remove) && (
        <Button variant="default" size="sm" color="red" onClick={() => setDeleting(true)}>
          {words.delete}
        </Button>
      )}
      {errors.dialog}
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
