import type { CombinedError } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import { useSend } from '../../../graphql/use-send.ts';
import { useLanguage } from '../../../texts/language.ts';

const resendMutation = graphql(`
  mutation ResendDialog_resendInstitutionInvitation($id: ID!, $language: String!) {
    resendInstitutionInvitation(id: $id, language: $language) {
      id
      expires_on
    }
  }
`);

/** Sends an invitation once more, in the language of who sends it. */
export function useResend(): (id: string) => Promise<CombinedError | undefined> {
  const send = useSend();
  const language = useLanguage();
  return async (id) => (await send(resendMutation, { id, language })).error;
}
