import { graphql } from '../../graphql/generated/gql.ts';
import type { InstitutionScreen_InstitutionQuery } from '../../graphql/generated/graphql.ts';

export const institutionQuery = graphql(`
  query InstitutionScreen_institution($where: InstitutionWhere!) {
    institution(where: $where) {
      id
      name
      logo
      country_code
      state_code
      state
      city
      address
      time_zone
      version
      sales_manager {
        id
        first_name
        last_name
      }
      looked_after_by {
        id
      }
    }
  }
`);

/** An institution as its screen shows it. */
export type ShownInstitution = InstitutionScreen_InstitutionQuery['institution'];

/** What a form of an institution offers to choose from. */
export const choicesQuery = graphql(`
  query InstitutionForm_choices {
    countries {
      country_code
      states {
        state_code
        state_name
      }
    }
    usersByRoles(roles: [SALES_MANAGER, SYSTEM_ADMIN]) {
      id
      first_name
      last_name
    }
  }
`);
