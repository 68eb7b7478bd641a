import { linkOptions, type LinkProps } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The number of the study project that is opened; a hint, since the server knows it. */
    studyProjectNumber?: number;
    /** Whether it was completed before; a hint, too. */
    complete?: boolean;
    /** Whether the entry before this one is the course, in the place in which it was left. */
    fromCourse?: boolean;
  }
}

/** The group and course in which an exercise is opened. */
export type Place = { readonly groupId: string; readonly courseId: string };

/** An exercise to open: a study project, or the benchmark or summary of a level. */
export type OpenedExercise =
  | {
      readonly type: 'STUDY_PROJECT';
      readonly id: string;
      readonly study_project_number: number;
      readonly complete: boolean;
    }
  | {
      readonly type: 'BENCHMARK' | 'SUMMARY';
      readonly level: number | 'all';
      /** The finished attempt whose result is opened; without it, the assessment is taken. */
      readonly attempt_id?: string;
    };

/** The link to the player of an exercise; `fromCourse` where it stands on the dashboard of the course. */
export function exerciseLink(place: Place, exercise: OpenedExercise, { fromCourse = false } = {}): LinkProps {
  if (exercise.type === 'STUDY_PROJECT') {
    const { id: projectId, study_project_number: studyProjectNumber, complete } = exercise;
    return linkOptions({
      to: '/group/$groupId/course/$courseId/study-project/$projectId',
      params: { ...place, projectId },
      state: { studyProjectNumber, complete, fromCourse },
    });
  }
  const { attempt_id: attempt } = exercise;
  const where = {
    params: { ...place, level: String(exercise.level) },
    search: attempt ? { attempt } : {},
    state: { fromCourse },
  };
  return exercise.type === 'BENCHMARK'
    ? linkOptions({ to: '/group/$groupId/course/$courseId/benchmark/$level', ...where })
    : linkOptions({ to: '/group/$groupId/course/$courseId/summary/$level', ...where });
}
