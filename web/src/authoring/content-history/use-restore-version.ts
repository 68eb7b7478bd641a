import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo, tellUndone } from '../change-set/undo-store.ts';
import { useMay } from '../cms/may.ts';
import { useAskShown } from '../cms/save-later.tsx';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { fieldName } from './field-name.ts';

const restoreMutation = graphql(`
  mutation CmsHistory_restoreContentVersion($kind: ContentKind!, $version: Int!, $where: ContentWhere!) {
    restoreContentVersion(kind: $kind, version: $version, where: $where) {
      change_set_id
      waits
    }
  }
`);

type Wanted = { readonly version: number; readonly seen: number };

/**
 * Brings an earlier version of an item back as a new one; what does not fit any more is named. Whoever may publish is asked
 * whether learners see it at once.
 */
export function useRestoreVersion(
  { kind, id }: { readonly kind: ContentKind; readonly id: string },
  onDone: () => void,
) {
  const { act, busy } = useOneAct();
  const mayPublish = useMay()('publishChanges');
  const askShown = useAskShown();
  const [asked, setAsked] = useState<Wanted | null>(null);
  const [looking, setLooking] = useState(false);
  const words = texts.contentHistory;
  const restore = async ({ version, seen }: Wanted, later: boolean) => {
    const variables = { kind, version, where: { id, version: seen, ...(later ? { later } : {}) } };
    const done = await act(restoreMutation, variables, {
      refused: ({ code, field, text }) => {
        if (code === 'CONFLICT') return words.changedSince;
        return field?.startsWith('data.') ? words.doesNotFit(fieldName(field.slice('data.'.length)), text) : text;
      },
    });
    setAsked(null);
    if (!done) return;
    offerUndo(words.restored(version), done.restoreContentVersion);
    // The page behind shows the item as it was before.
    tellUndone();
    onDone();
  };
  const ask = async (version: number, seen: number) => {
    const wanted = { version, seen };
    setLooking(true);
    // Where nobody knows, whoever restores it decides.
    const asks = mayPublish && (await askShown(kind, id)) !== false;
    setLooking(false);
    if (asks) setAsked(wanted);
    else await restore(wanted, false);
  };
  return { ask, restore, busy: busy || looking, asked, leave: () => setAsked(null) };
}
