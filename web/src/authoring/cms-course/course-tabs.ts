import type { Operation } from '@lectern/domain/permission.ts';
import { lazy, type ComponentType } from 'react';
import type { CourseTabName } from '../cms-item/course-place.ts';

/** A tab of the editor of a course. What it shows finds the course with `useEditedCourse`. */
type CourseTab = {
  readonly name: CourseTabName;
  readonly Content: ComponentType;
  /** Who may not do this does not see the tab. */
  readonly operation?: Operation;
};

/** The tabs of the editor of a course in their order: one more is a line here. */
export const courseTabs: readonly CourseTab[] = [
  {
    name: 'curriculum',
    Content: lazy(async () => ({ default: (await import('./curriculum/curriculum.tsx')).CurriculumTab })),
  },
  {
    name: 'library',
    Content: lazy(async () => ({ default: (await import('../cms-cards/learning-library.tsx')).LearningLibrary })),
  },
  {
    name: 'resources',
    Content: lazy(async () => ({ default: (await import('../cms-resource/resources-tab.tsx')).ResourcesTab })),
  },
  {
    name: 'publish',
    Content: lazy(async () => ({ default: (await import('./publish-tab.tsx')).PublishTab })),
    operation: 'publishCourse',
  },
  { name: 'settings', Content: lazy(async () => ({ default: (await import('./settings-tab.tsx')).SettingsTab })) },
];
