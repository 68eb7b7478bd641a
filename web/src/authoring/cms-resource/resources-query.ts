import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsResource_InstructorResourcesQuery } from '../../graphql/generated/graphql.ts';

/** The files for instructors of a course, those of drafts too. */
export const listQuery = graphql(`
  query CmsResource_instructorResources($courseId: ID!) {
    instructorResources(courseId: $courseId) {
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

/** A file for instructors in its list. */
export type ListedResource = CmsResource_InstructorResourcesQuery['instructorResources'][number];
