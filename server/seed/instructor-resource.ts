import {
  newInstructorResource,
  type InstructorResourceContent,
} from '@lectern/domain/learning/course/instructor-resource-content.ts';
import type { Database } from '../src/base/database/connect.ts';
import { writeInstructorResources } from '../src/learning/instructor-resource/write-instructor-resource.ts';
import { buildMedia } from './media.ts';
import { seedItem } from './seed-item.ts';

type Values = Partial<Omit<InstructorResourceContent, 'url'>> & { readonly course_id: string };

/** A file for whoever teaches a course, in the list of the media library but not on the disk. */
export async function buildInstructorResource(db: Database, values: Values): Promise<{ id: string; media_id: string }> {
  const { id: media_id, address: url } = await buildMedia(db, {
    content_type: 'application/pdf',
    width: null,
    height: null,
  });
  const content = { ...newInstructorResource, name: 'Handout', url, ...values };
  return { id: await seedItem(db, writeInstructorResources, content), media_id };
}
