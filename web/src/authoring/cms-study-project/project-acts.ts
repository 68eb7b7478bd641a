import { graphql } from '../../graphql/generated/gql.ts';
import type { PublishingMutations } from '../cms-item/publishing.tsx';

const publishMutation = graphql(`
  mutation CmsStudyProject_publishStudyProject($id: ID!) {
    authored: publishStudyProject(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

const unpublishMutation = graphql(`
  mutation CmsStudyProject_unpublishStudyProject($id: ID!) {
    authored: unpublishStudyProject(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Publishing study projects. */
export const publishing: PublishingMutations = {
  operation: 'publishStudyProject',
  publish: publishMutation,
  unpublish: unpublishMutation,
};

/** Deleting study projects. */
export const deleteMutation = graphql(`
  mutation CmsStudyProject_deleteStudyProject($id: ID!) {
    authored: deleteStudyProject(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);
