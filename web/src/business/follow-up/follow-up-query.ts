import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import type { FollowUp_ShownFragment } from '../../graphql/generated/graphql.ts';

/** A follow-up as lists and its dialog show it. */
export const followUpFragment = graphql(`
  fragment FollowUp_shown on FollowUp {
    id
    what
    due_on
    days_to_due
    state
    done_on
    version
    question
    seats
    done_by {
      id
      first_name
      last_name
    }
    assignee {
      id
      first_name
      last_name
    }
    institution {
      id
      name
      logo
    }
    license {
      id
      name
    }
    comment
    member {
      id
      first_name
      last_name
    }
    created_by {
      id
      first_name
      last_name
    }
  }
`);

export type ShownFollowUp = FollowUp_ShownFragment;

/** Follow-ups of a list, as they are shown. */
export const shownOf = (listed: readonly FragmentType<typeof followUpFragment>[]): readonly ShownFollowUp[] =>
  listed.map((one) => readFragment(followUpFragment, one));

export const followUpsQuery = graphql(`
  query FollowUpsPanel_followUps($institution_id: ID!, $after: ID) {
    followUps(institution_id: $institution_id, after: $after) {
      followUps {
        id
        ...FollowUp_shown
      }
      cursor
    }
  }
`);

export const dueQuery = graphql(`
  query DuePanel_dueFollowUps($after: ID) {
    dueFollowUps(pageSize: 5, after: $after) {
      followUps {
        id
        ...FollowUp_shown
      }
      cursor
    }
  }
`);

export const settleMutation = graphql(`
  mutation FollowUp_settleFollowUp($id: ID!, $done: Boolean!) {
    settleFollowUp(id: $id, done: $done) {
      id
      ...FollowUp_shown
    }
  }
`);

export const deleteMutation = graphql(`
  mutation FollowUp_deleteFollowUp($id: ID!) {
    deleteFollowUp(id: $id) {
      id
    }
  }
`);

export const restoreMutation = graphql(`
  mutation FollowUp_restoreFollowUp($id: ID!) {
    restoreFollowUp(id: $id) {
      id
      ...FollowUp_shown
    }
  }
`);

/** Who and which license a follow-up can name, and what day it is there. */
export const choicesQuery = graphql(`
  query FollowUpDialog_choices($institutionId: ID!, $where: InstitutionWhere!) {
    institution(where: $where) {
      id
      today
    }
    followUpAssignees {
      id
      first_name
      last_name
    }
    licensesByInstitution(institutionId: $institutionId) {
      id
      name
    }
  }
`);
