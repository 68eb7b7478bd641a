import { graphql } from '../../graphql/generated/gql.ts';

/** How many have joined a group, who is awaited in it, who could not join lately, and the imports that can be undone. */
export const rollQuery = graphql(`
  query GroupMembers_roll($group_id: ID!) {
    joined: groupMembers(group_id: $group_id, kind: LEARNERS, pageSize: 1) {
      total
    }
    refusedJoins(group_id: $group_id) {
      reason
      refused_on
      user {
        id
        first_name
        last_name
        avatar
        email
      }
    }
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
