import { graphql } from '../../graphql/generated/gql.ts';

const addLessons = graphql(`
  mutation FreeOffers_addFreeLessons($ids: [ID!]!) {
    added: addFreeLessons(ids: $ids) {
      id
      offered
    }
  }
`);

const deleteLesson = graphql(`
  mutation FreeOffers_deleteFreeLesson($id: ID!) {
    removed: deleteFreeLesson(id: $id) {
      id
      offered
    }
  }
`);

const addCourses = graphql(`
  mutation FreeOffers_addFreeCourseBenchmarks($ids: [ID!]!) {
    added: addFreeCourseBenchmarks(ids: $ids) {
      id
      offered
    }
  }
`);

const deleteCourse = graphql(`
  mutation FreeOffers_deleteFreeCourseBenchmark($id: ID!) {
    removed: deleteFreeCourseBenchmark(id: $id) {
      id
      offered
    }
  }
`);

/** What can be free, with the acts that make it so and take it back. */
export const offerKinds = {
  lessons: { kind: 'LESSON', add: addLessons, remove: deleteLesson },
  courses: { kind: 'COURSE_BENCHMARK', add: addCourses, remove: deleteCourse },
} as const;

/** A kind of what can be free, as the texts name it. */
export type OfferKind = keyof typeof offerKinds;
