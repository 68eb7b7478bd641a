import { graphql } from '../../graphql/generated/gql.ts';

/** An institution as those see it who help it. */
export const institutionQuery = graphql(`
  query AdminInstitution_institution($where: InstitutionWhere!) {
    institution(where: $where) {
      id
      name
      logo
      country_code
      state
      city
      time_zone
      looked_after_by {
        id
        first_name
        last_name
      }
    }
  }
`);
