import { graphql } from '../../graphql/generated/gql.ts';
import type { InvitationScreen_InvitationByLinkQuery } from '../../graphql/generated/graphql.ts';

/** What a link leads to, and who has opened it. */
export const invitationQuery = graphql(`
  query InvitationScreen_invitationByLink($token: String!, $signedIn: Boolean!) {
    invitationByLink(token: $token) {
      id
      address
      role
      institution_id
      institution_name
      group_name
      invited_by
      expires_on
      taker
      my_role
      way
    }
    viewer @include(if: $signedIn) {
      id
      email
    }
  }
`);

/** An invitation as its link shows it. */
export type LinkedInvitation = InvitationScreen_InvitationByLinkQuery['invitationByLink'];

/** Who has opened the link; undefined for nobody. */
export type LinkViewer = InvitationScreen_InvitationByLinkQuery['viewer'];
