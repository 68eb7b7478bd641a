import { z } from 'zod/mini';
import { itemId, place } from '../../base/content/content-field.ts';

/** What a case study says by itself: its place in its study project. The rest are its questions. */
export const caseStudySchema = z.object({ study_project_id: itemId, order_key: place });

/** A case study as it is kept. */
export type CaseStudyContent = z.output<typeof caseStudySchema>;
