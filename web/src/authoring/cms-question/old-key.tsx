import { useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { besideCache } from '../../graphql/beside-cache.ts';
import { texts } from '../../texts/texts.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { useMay } from '../cms/may.ts';
import { answerEditorOf } from './answers/answer-editors.ts';
import type { QuestionValues } from './question-values.ts';

const keptQuery = graphql(`
  query OldKey_keptByOldKey($questionId: ID!) {
    keptByOldKey(questionId: $questionId) {
      results
      sittings
    }
  }
`);

/** A key that changes, as whoever shows it at once is asked about it. */
type Asked = { readonly results: number; readonly sittings: number; readonly go: () => void };

/**
 * Before whoever may publish changes the key of a question that learners have answered, says how many attempts keep the
 * old one. What cannot be counted holds up nobody.
 */
export function useOldKey(questionId: string | null, initial: QuestionValues) {
  const may = useMay();
  const client = useClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const guard = async (values: QuestionValues, go: () => void) => {
    if (questionId === null || !may('publishChanges') || keyOf(values) === keyOf(initial)) return go();
    const context = { ...besideCache, requestPolicy: 'network-only' as const };
    const { data } = await client.query(keptQuery, { questionId }, context).toPromise();
    const kept = data?.keptByOldKey;
    if (!kept || kept.results + kept.sittings === 0) return go();
    return setAsked({ ...kept, go });
  };
  const close = () => setAsked(null);
  const words = texts.waitingChanges;
  const dialog: ReactNode = asked && (
    <ConfirmDialog
      title={texts.cmsQuestion.editor.keyChanges}
      confirm={words.saveAndPublish}
      destroys={false}
      onConfirm={() => {
        close();
        asked.go();
      }}
      onClose={close}
    >
      <p>{words.keepKey(asked.results, asked.sittings)}</p>
    </ConfirmDialog>
  );
  return { guard, dialog };
}

/** What makes an answer right, so that two keys can be held against each other. */
function keyOf({ type, answers }: QuestionValues): string {
  const { ordered, pairs } = answerEditorOf(type);
  const named = answers.map(({ key, id, match, is_correct }) => ({ id: id ?? key, match, is_correct }));
  const keys = ordered
    ? named.map(({ id }) => id)
    : pairs
      ? named.map(({ id, match }) => `${id} ${match}`).toSorted()
      : named
          .filter(({ is_correct }) => is_correct)
          .map(({ id }) => id)
          .toSorted();
  return JSON.stringify([type, keys]);
}
