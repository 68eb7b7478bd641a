import { graphql } from '../../graphql/generated/gql.ts';

/** What a roster file changes. */
export const differenceQuery = graphql(`
  query RosterScreen_rosterDifference(
    $group_id: ID!
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
    $removed: [RosterMissingInput!]!
    $choices: [RosterChoiceInput!]
  ) {
    rosterDifference(
      group_id: $group_id
      file: $file
      encoding: $encoding
      sheet: $sheet
      columns: $columns
      removed: $removed
      choices: $choices
    ) {
      ...Roster_difference
    }
  }
`);

/** Everything of a difference that is shown. */
export const differenceFragment = graphql(`
  fragment Roster_difference on RosterDifference {
    problem
    shown
    encoding
    sheets {
      sheet
      name
      is_read
    }
    columns {
      column
      head
      example
      name
    }
    changes
    mails
    lines {
      line
      kind
      why
      email
      first_name
      last_name
      role
      group
      from
      choices
      choice
      cells
    }
    missing {
      user_id
      is_awaited
      group_id
      group
      first_name
      last_name
      email
    }
    groups {
      id
      name
      free_places
      awaited
    }
  }
`);

/** Does what was shown. */
export const importMutation = graphql(`
  mutation RosterScreen_importRoster(
    $group_id: ID!
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
    $removed: [RosterMissingInput!]!
    $choices: [RosterChoiceInput!]
    $shown: String!
  ) {
    importRoster(
      group_id: $group_id
      file: $file
      encoding: $encoding
      sheet: $sheet
      columns: $columns
      removed: $removed
      choices: $choices
      shown: $shown
    ) {
      done
      difference {
        ...Roster_difference
      }
    }
  }
`);
