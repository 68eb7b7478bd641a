import { graphql } from '../../graphql/generated/gql.ts';

/** The courses whose benchmarks everyone may take. */
export const freeCoursesQuery = graphql(`
  query FreeCourses_offered {
    freeCourseBenchmarks {
      id
      name
      logo
      description
      language
      levels
      product {
        id
        color
      }
      benchmarks {
        level
        description
        time
        total_questions
      }
    }
  }
`);
