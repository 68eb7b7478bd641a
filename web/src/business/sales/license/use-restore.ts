import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

const restoreMutation = graphql(`
  mutation UseRestore_restoreLicense($id: ID!) {
    restoreLicense(id: $id) {
      id
      name
    }
  }
`);

/** Brings a quote back that was withdrawn, and says so, or why not. */
export function useRestore(onDone: () => void): (id: string) => Promise<void> {
  const send = useSend();
  return async (id) => {
    const { data, error } = await send(restoreMutation, { id });
    if (error || !data) showToast('error', refusalOf(error)?.text ?? texts.ui.failed);
    else showToast('success', texts.sales.withdrawal.restored(data.restoreLicense.name));
    onDone();
  };
}
