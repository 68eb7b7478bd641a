import { linkOptions } from '@tanstack/react-router';
import type { Client } from 'urql';
import { attemptLink } from '../course/attempt-link.ts';
import { findNext } from '../player/find-next.ts';
import type { ProjectSource } from './project-source.ts';
import { startAttempt } from './start-attempt.ts';
import { openStudyProject, type Project, type ProjectPlace } from './study-project.ts';

/** A study project of a course in a group, where every answer is saved. */
export function groupSource(client: Client, place: ProjectPlace, project: Project): ProjectSource {
  const { groupId, courseId } = place;
  return {
    begin: () => startAttempt(client, place),
    open: (attempt) => openStudyProject(client, place, project, attempt),
    base: `/group/${groupId}/course/${courseId}`,
    earnedIn: () => ({ groupId }),
    resourcePage: ({ id: questionId, case_number }, type) =>
      linkOptions({
        to: '/group/$groupId/course/$courseId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber',
        params: { ...place, questionId, type, caseStudyNumber: String(case_number ?? 1) },
      }),
    bookOf: (lessonName) =>
      linkOptions({
        to: '/group/$groupId/course/$courseId/library/e-book/$lessonName',
        params: { groupId, courseId, lessonName },
      }),
    findNext: () => findNext(client, { groupId, courseId }),
    attemptsFrom: (attemptId) => ({ ...attemptLink({ groupId, courseId }, attemptId), state: {} }),
  };
}
