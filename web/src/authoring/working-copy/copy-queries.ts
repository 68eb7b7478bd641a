import { graphql } from '../../graphql/generated/gql.ts';
import type { WorkingCopy_WorkingCopyQuery } from '../../graphql/generated/graphql.ts';

export const copyQuery = graphql(`
  query WorkingCopy_workingCopy($kind: ContentKind!, $id: ID, $parent_id: ID) {
    workingCopy(kind: $kind, id: $id, parent_id: $parent_id) {
      id
      base_version
      data
      revision
      kept_on
      is_sent_back
    }
  }
`);

export const keepMutation = graphql(`
  mutation WorkingCopy_keepWorkingCopy($data: WorkingCopyInput!) {
    keepWorkingCopy(data: $data) {
      id
      revision
    }
  }
`);

export const dropMutation = graphql(`
  mutation WorkingCopy_dropWorkingCopy($id: ID!, $revision: Int!) {
    dropWorkingCopy(id: $id, revision: $revision)
  }
`);

export const openMutation = graphql(`
  mutation WorkingCopy_openContent($kind: ContentKind!, $id: ID!) {
    openContent(kind: $kind, id: $id) {
      user_id
      first_name
      last_name
      is_here
      kept_since
      can_be_taken
    }
  }
`);

export const takeMutation = graphql(`
  mutation WorkingCopy_takeWorkingCopy($id: ID!, $user_id: ID!) {
    takeWorkingCopy(id: $id, user_id: $user_id) {
      id
      base_version
      data
      revision
      kept_on
      is_sent_back
    }
  }
`);

/** What stands in a form and is not saved, as the server has it. */
export type KeptCopy = NonNullable<WorkingCopy_WorkingCopyQuery['workingCopy']>;
