import { addGroupMember } from '../server/seed/school.ts';
import { clean, contextOf, look } from './looking.ts';
import { smallCourse } from './school.ts';
import { expect, test } from './server.ts';

const deep = process.env['LECTERN_DEEP'] === '1';

/** Every screen of the road, as axe sees it, in light and dark, wide and narrow. */
for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of deep ? [1280, 390] : [colorScheme === 'light' ? 1280 : 390]) {
    test(`axe finds nothing on any screen, ${colorScheme}, ${width} px`, async ({ product, signIn, browser }) => {
      const { db, origin } = product;
      const context = await contextOf(browser, origin, { colorScheme, width });
      const page = await context.newPage();
      const place = await learnerPlace(product.db, `Class ${colorScheme} ${width}`);
      const course = `/group/${place.group_id}/course/${place.course_id}`;
      await look(page, '/');
      await page.goto('/login');
      await page.getByLabel('Email').waitFor();
      await clean(page, 'sign-in');
      await expect(page.getByRole('link', { name: 'Create an account' })).toBeInViewport({ ratio: 1 });
      await signIn(page, 'student@demo.test');
      for (const path of [
        '/',
        `/group/${place.group_id}`,
        course,
        `${course}/library`,
        `${course}/library/e-book/${place.slug}`,
      ])
        await look(page, path);
      for (const path of [
        `${course}/library/quickdeck/${place.slug}`,
        `${course}/library/quickclip/${place.slug}`,
        `${course}/gradebook`,
      ])
        await look(page, path);
      await look(page, `${course}/study-project/${place.study_project_id}`);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Check Answer' }).waitFor();
      await clean(page, 'a question of a study project');
      await look(page, `${course}/benchmark/1`);
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Next' }).waitFor();
      await clean(page, 'a question of a benchmark');
      const instructor = await contextOf(browser, origin, { colorScheme, width });
      const other = await instructor.newPage();
      await signIn(other, 'main-instructor@demo.test');
      const demo = await db
        .selectFrom('groups')
        .innerJoin('group_courses', 'group_courses.group_id', 'groups.id')
        .select(['groups.id', 'course_id'])
        .where('name', 'like', 'Cohort A%')
        .executeTakeFirstOrThrow();
      await look(other, `/group/${demo.id}/gradebook`);
      await look(other, `/group/${demo.id}/course/${demo.course_id}/gradebook`);
      await instructor.close();
      await context.close();
    });
  }
}

async function learnerPlace(db: Parameters<typeof smallCourse>[0], name: string) {
  const place = await smallCourse(db, { name });
  const learner = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'student@demo.test')
    .executeTakeFirstOrThrow();
  await addGroupMember(db, place.group_id, learner.id);
  const lesson = await db
    .selectFrom('lessons')
    .select(['id', 'slug'])
    .where('course_id', '=', place.course_id)
    .executeTakeFirstOrThrow();
  const project = await db
    .selectFrom('study_projects')
    .select('id')
    .where('lesson_id', '=', lesson.id)
    .executeTakeFirstOrThrow();
  return { ...place, slug: lesson.slug, study_project_id: project.id };
}
