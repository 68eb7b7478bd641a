import { z } from 'zod/mini';
import { itemId, place, requiredRichText } from '../../base/content/content-field.ts';
import { typedPlace } from '../../base/content/typed-place.ts';
import { highestLevel, lowestLevel } from '../course/level.ts';

/**
 * What a study project says. Its introduction carries kind and title in its first h2, see `introductionHead`; its number
 * is its place among those of its lesson and level.
 */
export const studyProjectSchema = z.object({
  lesson_id: itemId,
  level: z.int().check(z.gte(lowestLevel), z.lte(highestLevel)),
  study_project_number: place,
  introduction: requiredRichText(),
});

/** A study project as it is kept. */
export type StudyProjectContent = z.output<typeof studyProjectSchema>;

/** A study project of a course with so many levels: it refuses a level above them. */
export const studyProjectWithin = (levels: number) =>
  z.extend(studyProjectSchema, { level: z.int().check(z.gte(lowestLevel), z.lte(levels)) });

/** The form of a study project of a course with so many levels: level and number as a person chooses and types them. */
export const studyProjectForm = (levels: number) => {
  const { level, introduction } = studyProjectWithin(levels).shape;
  return z.object({
    level: z.pipe(z.string(), z.pipe(z.transform(Number), level)),
    study_project_number: typedPlace,
    introduction,
  });
};
