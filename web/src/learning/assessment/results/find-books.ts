import { linkOptions, type LinkProps } from '@tanstack/react-router';
import type { Client } from 'urql';
import { graphql } from '../../../graphql/generated/gql.ts';
import type { AssessmentPlace } from '../played-sitting.ts';

/** Leads to the e-book of a lesson; null where it does not open. */
export type Books = (lessonId: string) => LinkProps | null;

const lessonsQuery = graphql(`
  query LessonScores_lessons($courseId: ID!, $groupId: ID!) {
    lessons(courseId: $courseId, groupId: $groupId) {
      id
    }
  }
`);

/** The e-books of a course in a group that open at this moment: none in a group that was closed during the sitting. */
export async function findBooks(client: Client, place: AssessmentPlace): Promise<Books> {
  const { data } = await client.query(lessonsQuery, place, { requestPolicy: 'network-only' }).toPromise();
  const opening = new Set(data?.lessons.map(({ id }) => id));
  return (lessonName) =>
    opening.has(lessonName)
      ? linkOptions({
          to: '/group/$groupId/course/$courseId/library/e-book/$lessonName',
          params: { ...place, lessonName },
        })
      : null;
}
