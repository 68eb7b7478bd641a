import { graphql } from '../../../graphql/generated/gql.ts';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { texts } from '../../../texts/texts.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';

const restoreMutation = graphql(`
  mutation BringBack_restoreInstitutionMember($id: ID!) {
    restoreInstitutionMember(id: $id) {
      member {
        id
      }
      groups {
        id
        name
        code
      }
    }
  }
`);

/** Brings a member back who was removed, and says so with the groups that they are not back in, or why not; gives whether they are back. */
export function useBringBack(): (member: { readonly id: string; readonly name: string }) => Promise<boolean> {
  const send = useSend();
  return async ({ id, name }) => {
    const { data, error } = await send(restoreMutation, { id });
    const words = texts.institution.people;
    if (!data || error) {
      showToast('error', refusalOf(error)?.text ?? words.wentWrong);
      return false;
    }
    const { whyNotBack } = words;
    const left = data.restoreInstitutionMember.groups.flatMap(({ name: group, code }) =>
      code == null ? [] : [words.notBackIn(group, whyNotBack[code as keyof typeof whyNotBack] ?? texts.ui.failed)],
    );
    if (left.length === 0) showToast('success', words.isBack(name));
    else showToast('info', words.isBackExcept(name, left));
    return true;
  };
}
