import { graphql } from '../../graphql/generated/gql.ts';

/** The institution that people are imported into, and the imports that can be undone. */
export const importsQuery = graphql(`
  query PeopleFileScreen_peopleImports($institution_id: ID!) {
    viewer {
      id
      role
    }
    peopleImports(institution_id: $institution_id) {
      institution {
        id
        name
      }
      today
      imports {
        id
        created_on
        by
        invited
        removed
        links
      }
    }
  }
`);

/** What a file with people comes to. */
export const differenceQuery = graphql(`
  query PeopleFileScreen_peopleDifference(
    $institution_id: ID!
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
  ) {
    peopleDifference(
      institution_id: $institution_id
      file: $file
      encoding: $encoding
      sheet: $sheet
      columns: $columns
    ) {
      ...PeopleFile_difference
    }
  }
`);

/** Everything of a difference that is shown. */
export const differenceFragment = graphql(`
  fragment PeopleFile_difference on PeopleDifference {
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
    invites
    missing_total
    missing {
      number
      user_id
      first_name
      last_name
      email
      role
      groups
      stays
    }
    groups {
      id
      name
      invites
      free_places
    }
    lines {
      line
      kind
      faults
      email
      first_name
      last_name
      role
      group
      held
      over_since
      cells
    }
  }
`);

/** Does what was shown. */
export const importMutation = graphql(`
  mutation PeopleFileScreen_importPeople(
    $institution_id: ID!
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
    $shown: String!
    $removed: [Int!]
    $mailed: Boolean!
    $day: Date
    $language: String!
  ) {
    importPeople(
      institution_id: $institution_id
      file: $file
      encoding: $encoding
      sheet: $sheet
      columns: $columns
      shown: $shown
      removed: $removed
      mailed: $mailed
      day: $day
      language: $language
    ) {
      done
      difference {
        ...PeopleFile_difference
      }
    }
  }
`);

/** The links of an import that was not mailed. */
export const linksQuery = graphql(`
  query PeopleFileScreen_peopleImportLinks($institution_id: ID!, $import_id: ID!) {
    peopleImportLinks(institution_id: $institution_id, import_id: $import_id) {
      id
      email
      first_name
      last_name
      role
      link
    }
  }
`);

/** Takes an import back. */
export const undoMutation = graphql(`
  mutation PeopleFileScreen_undoPeopleImport($institution_id: ID!, $import_id: ID!) {
    undoPeopleImport(institution_id: $institution_id, import_id: $import_id) {
      withdrawn
      accepted {
        first_name
        last_name
      }
      restored
      unplaced {
        first_name
        last_name
        group
      }
    }
  }
`);
