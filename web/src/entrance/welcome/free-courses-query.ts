import { graphql } from '../../graphql/generated/gql.ts';

/** The courses whose benchmarks everyone may take, and the lessons everyone may study. */
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
        asks
      }
    }
    freeLessons {
      id
      name
      logo
      description
      language
      course_name
      product {
        id
        color
      }
    }
  }
`);
