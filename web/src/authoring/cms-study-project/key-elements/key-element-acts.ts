import type { MaterialKind } from '@lectern/domain/learning/library/material.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { KeyElementType } from '../../../graphql/generated/graphql.ts';
import type { PublishingMutations } from '../../cms-item/publishing.tsx';

/** What the API calls in another word than the rest of the product. */
export const kindOfType = {
  ebook: 'EBOOK_PAGE',
  quickdeck: 'QUICKDECK',
  quickclip: 'QUICKCLIP',
} as const satisfies Record<KeyElementType, MaterialKind>;

export const typeOfKind = {
  EBOOK_PAGE: 'ebook',
  QUICKDECK: 'quickdeck',
  QUICKCLIP: 'quickclip',
} as const satisfies Record<MaterialKind, KeyElementType>;

export const createMutation = graphql(`
  mutation CmsStudyProject_createKeyElement($data: CreateKeyElementInput!) {
    authored: createKeyElement(data: $data) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const updateMutation = graphql(`
  mutation CmsStudyProject_updateKeyElement($data: UpdateKeyElementInput!, $where: ContentWhere!) {
    authored: updateKeyElement(data: $data, where: $where) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const moveMutation = graphql(`
  mutation CmsStudyProject_moveContent($data: MoveContentInput!) {
    authored: moveContent(data: $data) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const addMutation = graphql(`
  mutation CmsStudyProject_addKeyElementResources($resource_ids: [ID!]!, $key_element_id: ID!) {
    authored: addKeyElementResources(resource_ids: $resource_ids, key_element_id: $key_element_id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

export const removeMutation = graphql(`
  mutation CmsStudyProject_removeKeyElementResource($keyElementId: ID!, $resourceId: ID!) {
    authored: removeKeyElementResource(keyElementId: $keyElementId, resourceId: $resourceId) {
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
  mutation CmsStudyProject_deleteKeyElement($id: ID!) {
    authored: deleteKeyElement(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

const publishMutation = graphql(`
  mutation CmsStudyProject_publishKeyElement($id: ID!) {
    authored: publishKeyElement(id: $id) {
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
  mutation CmsStudyProject_unpublishKeyElement($id: ID!) {
    authored: unpublishKeyElement(id: $id) {
      change_set_id
      waits
      items {
        id
        version
      }
    }
  }
`);

/** Publishing key elements. */
export const publishing: PublishingMutations = {
  operation: 'publishKeyElement',
  publish: publishMutation,
  unpublish: unpublishMutation,
};
