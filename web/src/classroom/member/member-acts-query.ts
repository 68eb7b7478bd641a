import { graphql } from '../../graphql/generated/gql.ts';

/** People of the institution who could be added to a group. */
export const addableQuery = graphql(`
  query AddMembers_addableMembers($group_id: ID!, $role: AddableRole!, $search: String!, $after: ID) {
    addableMembers(group_id: $group_id, role: $role, search: $search, pageSize: 20, after: $after) {
      people {
        id
        in_group
        user {
          id
          first_name
          last_name
          avatar
          email
        }
      }
      cursor
      free_places
    }
  }
`);

/** Adds learners to a group. */
export const addLearnersMutation = graphql(`
  mutation AddMembers_addGroupLearners($data: [GroupMemberInput!]!, $group_id: ID!) {
    results: addGroupLearners(data: $data, group_id: $group_id) {
      status
      code
      user_id
    }
  }
`);

/** Adds instructors to a group. */
export const addInstructorsMutation = graphql(`
  mutation AddMembers_addGroupInstructors($data: [GroupMemberInput!]!, $group_id: ID!) {
    results: addGroupInstructors(data: $data, group_id: $group_id) {
      status
      code
      user_id
    }
  }
`);

/** Who of some learners has a sitting that runs. */
export const sittingsQuery = graphql(`
  query GroupMembers_sittings($group_id: ID!, $user_ids: [ID!]!) {
    groupMembers(group_id: $group_id, kind: LEARNERS, user_ids: $user_ids, pageSize: 200) {
      members {
        id
        sits
        user {
          id
          first_name
          last_name
        }
      }
    }
  }
`);

/** How much extra time some learners have. */
export const extraTimesQuery = graphql(`
  query ExtraTime_groupMembers($group_id: ID!, $user_ids: [ID!]!) {
    groupMembers(group_id: $group_id, kind: LEARNERS, user_ids: $user_ids, pageSize: 200) {
      members {
        id
        extra_percent
      }
    }
  }
`);

/** Gives learners extra time. */
export const extraTimeMutation = graphql(`
  mutation ExtraTime_setExtraTime($data: ExtraTimeInput!) {
    setExtraTime(data: $data) {
      id
      extra_percent
    }
  }
`);

/** Removes a person from a group. */
export const deleteMutation = graphql(`
  mutation RemoveMembers_deleteGroupMember($user_id: ID!, $group_id: ID!) {
    deleteGroupMember(user_id: $user_id, group_id: $group_id) {
      status
    }
  }
`);

/** The groups that learners of one could move to. */
export const targetsQuery = graphql(`
  query MoveMembers_groupsToMoveTo($group_id: ID!, $search: String!) {
    groupsToMoveTo(group_id: $group_id, search: $search) {
      id
      name
      free_places
      left_courses
    }
  }
`);

/** Moves learners to another group. */
export const moveMutation = graphql(`
  mutation MoveMembers_updateGroupMembers($data: [GroupMoveInput!]!, $group_id: ID!) {
    updateGroupMembers(data: $data, group_id: $group_id) {
      status
      code
      user_id
    }
  }
`);
