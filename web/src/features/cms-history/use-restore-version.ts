import { graphql } from '../../graphql/generated/gql.ts';
import type { ContentKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo, tellUndone } from '../change-set/undo-store.ts';
import { useAuthoringAct } from '../cms/use-authoring-act.ts';
import { fieldName } from './field-name.ts';

const restoreMutation = graphql(`
  mutation CmsHistory_restoreContentVersion($kind: ContentKind!, $version: Int!, $where: ContentWhere!) {
    restoreContentVersion(kind: $kind, version: $version, where: $where) {
      change_set_id
      waits
    }
  }
`);

/** Brings an earlier version of an item back as a new one; what does not fit any more is named. */
export function useRestoreVersion(item: { readonly kind: ContentKind; readonly id: string }, onDone: () => void) {
  const { act, busy } = useAuthoringAct();
  const words = texts.cmsHistory;
  const restore = async (version: number, seen: number) => {
    const variables = { kind: item.kind, version, where: { id: item.id, version: seen } };
    const done = await act(restoreMutation, variables, {
      refused: ({ code, field, text }) => {
        if (code === 'CONFLICT') return words.changedSince;
        return field?.startsWith('data.') ? words.doesNotFit(fieldName(field.slice('data.'.length)), text) : text;
      },
    });
    if (!done) return;
    offerUndo(words.restored(version), done.restoreContentVersion);
    // The page behind shows the item as it was before.
    tellUndone();
    onDone();
  };
  return { restore, busy };
}
