import { graphql } from '../../graphql/generated/gql.ts';

/** Who is awaited in a group, and the imports that can be undone. */
export const awaitedQuery = graphql(`
  query GroupMembers_awaited($group_id: ID!) {
    awaitedMembers(group_id: $group_id) {
      id
      email
      first_name
      last_name
      created_on
    }
    rosterImports(group_id: $group_id) {
      id
      created_on
      by
      added
      moved
      removed
      awaited
    }
  }
`);

/** Awaits somebody no longer. */
export const removeAwaitedMutation = graphql(`
  mutation GroupMembers_removeAwaitedMembers($group_id: ID!, $ids: [ID!]!) {
    removeAwaitedMembers(group_id: $group_id, ids: $ids)
  }
`);

/** Takes an import back. */
export const undoImportMutation = graphql(`
  mutation GroupMembers_undoRosterImport($group_id: ID!, $import_id: ID!) {
    undoRosterImport(group_id: $group_id, import_id: $import_id) {
      done
      conflicts {
        user_id
        first_name
        last_name
        why
        imported
      }
    }
  }
`);
