import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

const restoreMutation = graphql(`
  mutation RestoreInvites_restoreInstitutionInvites($institution_id: ID!, $ids: [ID!]!) {
    restoreInstitutionInvites(institution_id: $institution_id, ids: $ids) {
      id
      state
    }
  }
`);

/** Brings invitations back that were deleted, with their days, and says so, or how many are not; gives whether any is back. */
export function useRestoreInvites(institution_id: string): (ids: readonly string[]) => Promise<boolean> {
  const send = useSend();
  return async (ids) => {
    const { data, error } = await send(restoreMutation, { institution_id, ids: [...ids] });
    const words = texts.institution.people;
    if (!data) {
      showToast('error', refusalOf(error)?.text ?? words.wentWrong);
      return false;
    }
    const back = data.restoreInstitutionInvites.filter(({ state }) => state === 'DONE').length;
    if (back === ids.length) showToast('success', words.several.restored(back));
    else showToast('info', words.several.restoredExcept(back, ids.length - back));
    return back > 0;
  };
}
