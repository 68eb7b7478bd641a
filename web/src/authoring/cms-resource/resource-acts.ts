import { graphql } from '../../graphql/generated/gql.ts';

/** Makes a file for instructors. */
export const createMutation = graphql(`
  mutation CmsResource_createInstructorResource($data: CreateInstructorResourceInput!) {
    authored: createInstructorResource(data: $data) {
      change_set_id
      waits
    }
  }
`);

/** Changes one. */
export const updateMutation = graphql(`
  mutation CmsResource_updateInstructorResource($data: UpdateInstructorResourceInput!, $where: ContentWhere!) {
    authored: updateInstructorResource(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);

/** Takes one out. */
export const deleteMutation = graphql(`
  mutation CmsResource_deleteInstructorResource($id: ID!) {
    authored: deleteInstructorResource(id: $id) {
      change_set_id
      waits
    }
  }
`);
