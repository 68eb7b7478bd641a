import { graphql } from '../../graphql/generated/gql.ts';
import type { PublishingMutations } from '../cms-item/publishing.tsx';

const publishMutation = graphql(`
  mutation CmsStudyProject_publishCaseStudy($id: ID!) {
    authored: publishCaseStudy(id: $id) {
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
  mutation CmsStudyProject_unpublishCaseStudy($id: ID!) {
    authored: unpublishCaseStudy(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Publishing case studies. */
export const publishing: PublishingMutations = {
  operation: 'publishCaseStudy',
  publish: publishMutation,
  unpublish: unpublishMutation,
};

/** Deleting case studies. */
export const deleteMutation = graphql(`
  mutation CmsStudyProject_deleteCaseStudy($id: ID!) {
    authored: deleteCaseStudy(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);
