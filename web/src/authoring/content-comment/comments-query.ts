import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsComments_ContentCommentsQuery } from '../../graphql/generated/graphql.ts';

/** What authors say about an item, the oldest first. */
export const commentsQuery = graphql(`
  query CmsComments_contentComments($kind: ContentKind!, $id: ID!, $after: Int) {
    contentComments(kind: $kind, id: $id, after: $after) {
      cursor
      entries {
        id
        comment
        by
        at
        mine
        resolved_by
        resolved_on
      }
    }
  }
`);

export const addMutation = graphql(`
  mutation CmsComments_addContentComment($kind: ContentKind!, $id: ID!, $comment: String!) {
    addContentComment(kind: $kind, id: $id, comment: $comment) {
      id
      comment
      by
      at
      mine
      resolved_by
      resolved_on
    }
  }
`);

export const resolveMutation = graphql(`
  mutation CmsComments_resolveContentComment($id: ID!, $resolved: Boolean!) {
    resolveContentComment(id: $id, resolved: $resolved) {
      id
      resolved_by
      resolved_on
    }
  }
`);

export const deleteMutation = graphql(`
  mutation CmsComments_deleteContentComment($id: ID!) {
    deleteContentComment(id: $id)
  }
`);

/** What an author says about an item. */
export type Comment = CmsComments_ContentCommentsQuery['contentComments']['entries'][number];
