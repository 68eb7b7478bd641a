import { createContext, use } from 'react';
import type { Curriculum } from './curriculum-query.ts';

/** The course whose editor is open, and a way to read it anew once something in it has changed. */
export type EditedCourse = { readonly course: Curriculum; readonly reload: () => void };

/** The course whose editor is open. */
export const EditedCourseContext = createContext<EditedCourse | null>(null);

/** The course whose editor is open; for what stands in that editor only. */
export function useEditedCourse(): EditedCourse {
  const edited = use(EditedCourseContext);
  if (!edited) throw new Error('no course is edited here');
  return edited;
}
