import { graphql } from '../../graphql/generated/gql.ts';

/** The files for whoever teaches a course; the one without a type holds all of them. */
export const resourcesQuery = graphql(`
  query InstructorResources_list($courseId: ID!, $groupId: ID) {
    instructorResources(courseId: $courseId, groupId: $groupId) {
      id
      name
      url
      type
      lesson_name
      description
      bytes
    }
  }
`);
