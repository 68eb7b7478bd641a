import { graphql } from '../../graphql/generated/gql.ts';
import type { Worklist_RenewalsQuery, Worklist_RenewalsQueryVariables } from '../../graphql/generated/graphql.ts';

export const worklistQuery = graphql(`
  query Worklist_renewals(
    $filter: RenewalFilter!
    $sort: RenewalSort!
    $descending: Boolean!
    $pageSize: Int!
    $after: ID
  ) {
    renewals(filter: $filter, sort: $sort, descending: $descending, pageSize: $pageSize, after: $after) {
      renewals {
        id
        name
        state
        expiry_date
        days_to_expire
        days_quoted
        max_users
        slots_used
        taken
        institution {
          id
          name
          logo
        }
        sales_manager {
          id
          first_name
          last_name
        }
        figures {
          counted_on
          learners
          active
          active_before
          gain
          gain_learners
          least
        }
        follow_ups
        next_due
        reasons {
          rule
          taken
          bought
          active
          before
          learners
          follow_ups
          since
          days
        }
      }
      cursor
    }
  }
`);

/** A license of the worklist. */
export type ListedRenewal = Worklist_RenewalsQuery['renewals']['renewals'][number];

export const exportQuery = graphql(`
  query Worklist_export($filter: RenewalFilter!, $sort: RenewalSort!, $descending: Boolean!) {
    renewalsExport(filter: $filter, sort: $sort, descending: $descending) {
      address
    }
  }
`);

/** Which licenses are asked for, and in which order. */
export type WorklistAsked = Pick<Worklist_RenewalsQueryVariables, 'filter' | 'sort' | 'descending'>;
