import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { texts } from '../src/texts/texts.ts';
import { licenseOf } from './institution-values.ts';
import { refuse, type School } from './school.ts';
import { settingsOf } from './settings-values.ts';
import { groupCourseOf, groupOf } from './values.ts';

/** A group with one of two courses that somebody else renames and takes the course from while it is edited. */
export function editedGroup(name: string, course = { name, language: 'de' }): School {
  const id = '10000000-0000-4000-8000-000000000001';
  const courses = [
    { ...course, id, logo: null },
    { ...course, id: id.replace(/1$/, '2'), logo: null },
  ];
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
    groupAssessmentSettings: settingsOf(),
    groupActivities: { activities: [], hasMore: false, cursor: null },
    updateGroup: () => refuse('CONFLICT', 'for programs', undefined, { theirs: { ...dates, ...theirs }, version: 8 }),
  };
}

/** Renames that group and gives it the other course, saves that, and gives the dialog with both copies. */
export async function meetConflict() {
  const words = texts.groupSettings;
  await page.getByRole('button', { name: words.edit, exact: true }).click();
  const form = page.getByRole('dialog');
  const name = form.getByRole('textbox').first();
  await expect.element(name).toBeVisible();
  await name.fill(`${(name.element() as HTMLInputElement).value.slice(0, -2)}2›`);
  await form.getByRole('checkbox').last().click();
  await form.getByRole('button', { name: words.save, exact: true }).click();
  return page.getByRole('dialog', { name: texts.ui.conflict.title });
}
