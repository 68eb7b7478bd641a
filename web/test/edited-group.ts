import { groupOperations } from '@lectern/domain/group/group-operations.ts';
import { page } from 'vitest/browser';
import { texts } from '../src/texts/texts.ts';
import { licenseOf } from './institution-values.ts';
import { refuse, type School } from './school.ts';
import { groupCourseOf, groupOf } from './values.ts';

/** A group with one course that somebody else renames and takes the course from while it is edited. */
export function editedGroup(name: string, course = { name, language: 'de' }): School {
  const id = '10000000-0000-4000-8000-000000000001';
  const courses = [{ ...course, id, logo: null }];
  const products = [{ id: 'p9', name, color: '#c98a00', logo: null, courses }];
  const license = licenseOf('ACTIVE', { id: '10000000-0000-4000-8000-000000000051', name, products });
  const dates = { start_date: '2026-09-07', end_date: '2026-12-18' };
  const held = { name, group_size: 30, status: 'STARTED', courses: [id], ...dates };
  const theirs = { name: `${name} ${name}`, group_size: 40, status: 'CLOSED', courses: [], license_id: license.id };
  return {
    group: groupOf({
      name,
      my_role: 'MAIN_INSTRUCTOR',
      allowed_operations: groupOperations,
      courses: [groupCourseOf(courses[0])],
    }),
    groupSettings: {
      ...held,
      group_id: 'g1',
      version: 7,
      held: 30,
      learners: 26,
      owner_id: 'u1',
      license,
      sitting: [],
      successors: [],
      unfinished: [],
    },
    groupActivities: { activities: [], hasMore: false, cursor: null },
    updateGroup: () => refuse('CONFLICT', 'for programs', undefined, { theirs: { ...dates, ...theirs }, version: 8 }),
  };
}

/** Saves that group, and gives the dialog with both copies. */
export async function meetConflict() {
  const words = texts.groupSettings;
  await page.getByRole('button', { name: words.edit, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: words.save, exact: true }).click();
  return page.getByRole('dialog', { name: words.conflict.title });
}
