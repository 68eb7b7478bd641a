import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

const restoreMutation = graphql(`
  mutation RestoreInstitution_restoreInstitution($id: ID!) {
    restoreInstitution(id: $id) {
      id
      name
    }
  }
`);

/** Brings an institution back that was deleted, and says so, or why not; gives whether it is back. */
export function useRestoreInstitution(): (id: string) => Promise<boolean> {
  const send = useSend();
  return async (id) => {
    const { data, error } = await send(restoreMutation, { id });
    if (data && !error) showToast('success', texts.sales.deletion.restored(data.restoreInstitution.name));
    else showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
    return Boolean(data && !error);
  };
}
