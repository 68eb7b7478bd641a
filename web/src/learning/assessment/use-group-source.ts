import type { LevelChoice } from '@lectern/domain/learning/course/level.ts';
import { useMemo } from 'react';
import { useClient } from 'urql';
import type { AssessmentSource } from './assessment-source.ts';
import { groupSource } from './group-source.ts';
import type { AssessmentPlace, AssessmentType } from './played-sitting.ts';

/** The assessment of a course in a group; it stays the same as long as the same one is taken at the same place. */
export function useGroupSource(
  { groupId, courseId }: AssessmentPlace,
  type: AssessmentType,
  choice: LevelChoice,
  course: string,
): AssessmentSource {
  const client = useClient();
  return useMemo(
    () => groupSource(client, { groupId, courseId }, type, choice, course),
    [client, groupId, courseId, type, choice, course],
  );
}
