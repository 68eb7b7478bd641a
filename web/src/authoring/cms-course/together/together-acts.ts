import { graphql } from '../../../graphql/generated/gql.ts';

export const publishMutation = graphql(`
  mutation CmsCourse_publishContentItems($items: [ContentItemInput!]!) {
    authored: publishContentItems(items: $items) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const unpublishMutation = graphql(`
  mutation CmsCourse_unpublishContentItems($items: [ContentItemInput!]!) {
    authored: unpublishContentItems(items: $items) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const deleteMutation = graphql(`
  mutation CmsCourse_deleteContentItems($items: [ContentItemInput!]!) {
    authored: deleteContentItems(items: $items) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const duplicateMutation = graphql(`
  mutation CmsCourse_duplicateContentItems($kind: ContentKind!, $ids: [ID!]!) {
    authored: duplicateContentItems(kind: $kind, ids: $ids) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);
