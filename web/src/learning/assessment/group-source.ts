import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import type { Client } from 'urql';
import { findNext } from '../player/find-next.ts';
import type { AssessmentSource } from './assessment-source.ts';
import { hearSitting } from './clock/hear-sitting.ts';
import type { AssessmentPlace, AssessmentType } from './played-sitting.ts';
import { findBooks } from './results/find-books.ts';
import { openSitting } from './start/open-sitting.ts';
import { startSitting } from './start/start-sitting.ts';

/** An assessment of a course in a group, where every answer is saved. */
export function groupSource(
  client: Client,
  place: AssessmentPlace,
  type: AssessmentType,
  choice: LevelChoice,
  course: string,
): AssessmentSource {
  return {
    begin: () => startSitting(client, place, type, { level: choice === 'all' ? null : choice }),
    find: (attempt_id) => startSitting(client, place, type, { attempt_id }),
    open: (sitting, load) => openSitting(client, place, course, sitting, load),
    hear: (attempt_id) => hearSitting(client, attempt_id),
    findNext: () => findNext(client, place),
    findBooks: () => findBooks(client, place),
  };
}
