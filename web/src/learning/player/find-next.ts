import type { LinkProps } from '@tanstack/react-router';
import type { Client } from 'urql';
import { exerciseLink, type Place } from '../course/exercise-link.ts';
import { exerciseName } from '../course/exercise-name.ts';
import { nextExercise } from '../course/next-exercise.ts';
import { progressQuery } from '../course/progress-query.ts';

/** The exercise that comes next: its name, and where it opens. */
export type NextExercise = { readonly name: string; readonly link: LinkProps };

/** Asks what a learner does next in a course of a group; null where nothing is left, or nobody says. */
export async function findNext(client: Client, place: Place): Promise<NextExercise | null> {
  const { data } = await client.query(progressQuery, place, { requestPolicy: 'network-only' }).toPromise();
  const progress = data?.studentCourseProgress;
  const next = progress?.is_member ? nextExercise(progress) : null;
  if (!next) return null;
  const { type, level, project } = next;
  if (type !== 'STUDY_PROJECT') {
    return { name: exerciseName({ type, level }), link: exerciseLink(place, { type, level }) };
  }
  if (!project) return null;
  const { study_project_id: id, study_project_number, complete } = project;
  const exercise = { type, id, study_project_number, complete } as const;
  return { name: exerciseName({ type, ...project }), link: exerciseLink(place, exercise) };
}
