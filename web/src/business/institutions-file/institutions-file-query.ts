import { graphql } from '../../graphql/generated/gql.ts';

/** The import that can be undone. */
export const lastQuery = graphql(`
  query InstitutionsFile_lastInstitutionsImport {
    lastInstitutionsImport {
      id
      created_on
      institutions
    }
  }
`);

/** What a file with institutions comes to. */
export const differenceQuery = graphql(`
  query InstitutionsFile_institutionsDifference(
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
  ) {
    institutionsDifference(file: $file, encoding: $encoding, sheet: $sheet, columns: $columns) {
      ...InstitutionsFile_difference
    }
  }
`);

/** Everything of a difference that is shown. */
export const differenceFragment = graphql(`
  fragment InstitutionsFile_difference on InstitutionsDifference {
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
    lines {
      line
      kind
      name
      place
      faults {
        column
        code
        limit
      }
      license
      seats
      runs
      administrator
      cells
    }
  }
`);

/** Does what was shown. */
export const importMutation = graphql(`
  mutation InstitutionsFile_importInstitutions(
    $file: String!
    $encoding: TableEncoding
    $sheet: Int
    $columns: [FileColumnInput!]
    $shown: String!
    $language: String!
  ) {
    importInstitutions(
      file: $file
      encoding: $encoding
      sheet: $sheet
      columns: $columns
      shown: $shown
      language: $language
    ) {
      done
      difference {
        ...InstitutionsFile_difference
      }
    }
  }
`);

/** Takes an import back. */
export const undoMutation = graphql(`
  mutation InstitutionsFile_undoInstitutionsImport($import_id: ID!) {
    undoInstitutionsImport(import_id: $import_id) {
      done
      deleted
      in_the_way {
        id
        name
        members
        invitations
        licenses
        groups
      }
    }
  }
`);
