import { graphql } from '../../../graphql/generated/gql.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { useLanguage } from '../../../texts/language.ts';

const resendMutation = graphql(`
  mutation ResendDialog_resendInstitutionInvitation($id: ID!, $language: String!) {
    resendInstitutionInvitation(id: $id, language: $language) {
      id
      expires_on
      mail {
        state
        goes_out_on
      }
    }
  }
`);

/** Sends an invitation once more, in the language of who sends it. */
export function useResend() {
  const send = useSend();
  const language = useLanguage();
  return (id: string) => send(resendMutation, { id, language });
}
