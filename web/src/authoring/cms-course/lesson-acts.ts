import { graphql } from '../../graphql/generated/gql.ts';
import type { PublishingMutations } from '../cms-item/publishing.tsx';

const publishMutation = graphql(`
  mutation CmsCourse_publishLesson($id: ID!) {
    authored: publishLesson(id: $id) {
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
  mutation CmsCourse_unpublishLesson($id: ID!) {
    authored: unpublishLesson(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Publishing lessons. */
export const publishingOfLessons: PublishingMutations = {
  operation: 'publishLesson',
  publish: publishMutation,
  unpublish: unpublishMutation,
};

/** Deleting lessons. */
export const deleteLessonMutation = graphql(`
  mutation CmsCourse_deleteLesson($id: ID!) {
    authored: deleteLesson(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);
