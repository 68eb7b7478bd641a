import { graphql } from '../../../graphql/generated/gql.ts';

/** What is in an institution that somebody wants to delete. */
export const dependantsQuery = graphql(`
  query DeleteInstitution_institutionDependants($id: ID!) {
    institutionDependants(id: $id) {
      members
      invitations
      licenses
      groups
      quotes
    }
  }
`);
