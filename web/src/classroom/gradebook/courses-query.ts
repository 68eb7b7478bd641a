import { graphql } from '../../graphql/generated/gql.ts';

/** The courses of a group, to choose one. */
export const coursesQuery = graphql(`
  query GroupGradebook_courses($id: ID!) {
    group(where: { id: $id }) {
      id
      courses {
        id
        name
        levels
        language
      }
    }
  }
`);
