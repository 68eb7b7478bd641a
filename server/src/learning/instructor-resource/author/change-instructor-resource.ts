import {
  instructorResourceSchema,
  type InstructorResourceContent,
} from '@lectern/domain/learning/course/instructor-resource-content.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { z } from 'zod/mini';
import type { Database } from '../../../base/database/connect.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { readItems, type ItemChange } from '../../../base/content/change-items.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import type { WrittenItem } from '../../../base/content/written-item.ts';
import { instructorResourceKind, writeInstructorResources } from '../write-instructor-resource.ts';
import { refuseMissingParts } from './refuse-missing-parts.ts';

const changed = z.partial(z.omit(instructorResourceSchema, { course_id: true }));

/** Lets a file for instructors say something else, after that was checked. */
export async function changeInstructorResource(
  db: Database,
  act: ContentAct,
  item: Omit<ItemChange<InstructorResourceContent>, 'changes'>,
  said: object,
): Promise<WrittenItem[]> {
  const changes = parseInput(changed, said, 'data');
  const present = (await readItems(db, instructorResourceKind, [item.id])).get(item.id);
  if (!present) throw new Refusal('NOT_FOUND');
  const { lesson_id, url } = changes;
  await refuseMissingParts(db, { course_id: present.content.course_id, lesson_id, url });
  return writeInstructorResources(db, act, [{ ...item, changes }]);
}
