import type { Locator } from '@playwright/test';
import { buildCourse } from '../server/seed/content.ts';
import * as arabicCourse from '../web/src/texts/cms-course/ar.ts';
import * as englishCourse from '../web/src/texts/cms-course/en.ts';
import * as arabicQuestion from '../web/src/texts/cms-question/ar.ts';
import * as englishQuestion from '../web/src/texts/cms-question/en.ts';
import { editorOf } from './authors.ts';
import { expect, test } from './server.ts';

const written = {
  en: {
    dir: 'ltr',
    course: 'Rivers at work',
    lesson: 'Springs',
    about: 'Where rivers begin.',
    question: 'Where does a river begin?',
    answers: ['At a spring', 'In the sea'],
  },
  ar: {
    dir: 'rtl',
    course: 'الأنهار والعمل',
    lesson: 'الينابيع',
    about: 'من أين تبدأ الأنهار.',
    question: 'من أين يبدأ النهر؟',
    answers: ['من الينبوع', 'من البحر'],
  },
} as const;

const journeys = [
  { name: 'an English course in an Arabic interface', language: 'en', shown: 'ar' },
  { name: 'an Arabic course in an English interface', language: 'ar', shown: 'en' },
] as const;

const words = {
  en: { ...englishCourse.cmsCourse, ...englishCourse.cmsItem.form, ...englishQuestion.cmsQuestion },
  ar: { ...arabicCourse.cmsCourse, ...arabicCourse.cmsItem.form, ...arabicQuestion.cmsQuestion },
};

/** The language that a screen reader reads something in, and the direction in which it is drawn. */
const readAs = (what: Locator) =>
  what.evaluate((element) => ({
    lang: element.closest('[lang]')?.getAttribute('lang'),
    dir: getComputedStyle(element).direction,
  }));

for (const { name, language, shown } of journeys) {
  test(`an author writes ${name}`, async ({ page, product: { db }, signIn }) => {
    const said = written[language];
    const { lesson, drawer, list, editor, preview, ...form } = words[shown];
    const own = { lang: language, dir: said.dir };
    const course = await buildCourse(db, { name: said.course, language, published: false });
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const textbox = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}`) });
    const row = (label: string) => page.getByRole('treeitem').getByText(label, { exact: true });

    await signIn(page, 'content-developer@demo.test');
    await page.evaluate((chosen) => localStorage.setItem('lectern-language', chosen), shown);
    await page.goto(editorOf(course));
    await expect(page.locator(`html[lang=${shown}][dir=${written[shown].dir}]`)).toBeVisible();
    expect(await readAs(page.getByRole('heading', { level: 1 }))).toMatchObject({ dir: said.dir });

    await test.step('a lesson: its fields, its row in the tree and its heading are of the course', async () => {
      await button(drawer.addLesson).click();
      for (const [label, text] of [
        [form.name, said.lesson],
        [form.description, said.about],
      ] as const) {
        expect(await readAs(textbox(label))).toEqual(own);
        await textbox(label).fill(text);
      }
      await button(lesson.create).click();
      await expect(page.getByRole('heading', { level: 2, name: said.lesson })).toBeVisible();
      expect(await readAs(page.getByRole('heading', { level: 2, name: said.lesson }))).toEqual(own);
      expect(await readAs(row(said.lesson))).toEqual(own);
      expect(await readAs(page.getByRole('tree').first())).toEqual({ lang: shown, dir: written[shown].dir });
      await textbox(form.description).fill(`${said.about} 2`);
      await button(form.save).click();
      await expect(page.getByText(form.saved(said.lesson)).first()).toBeVisible();
    });

    await test.step('a question: what is typed, and what the learner will see of it', async () => {
      await page.getByRole('tree').first().getByRole('treeitem').first().click();
      await button(list.add).click();
      const fields = [editor.question, ...said.answers.map((_, index) => editor.answer('AB'[index] ?? ''))];
      for (const [index, label] of fields.entries()) {
        const field = page.getByRole('textbox', { name: label, exact: true });
        expect(await readAs(field)).toEqual(own);
        await field.fill([said.question, ...said.answers][index] ?? '');
      }
      await page.getByRole('checkbox', { name: editor.correct('A'), exact: true }).check();
      const seen = page.getByRole('complementary', { name: preview.title });
      for (const text of [said.question, ...said.answers]) {
        expect(await readAs(seen.getByText(text, { exact: true }).first())).toEqual(own);
      }
      await page.getByRole('combobox', { name: editor.lesson }).selectOption({ label: said.lesson });
      await button(editor.save).click();
      await expect(page.getByText(editor.created).first()).toBeVisible();
    });

    await test.step('the preview of the course, after all is read again', async () => {
      await page.goto(`/cms/preview/course/${course.id}`);
      await expect(page.locator(`html[lang=${shown}][dir=${written[shown].dir}]`)).toBeVisible();
      const inPreview = [
        page.getByRole('heading', { level: 1, name: said.course }),
        page.getByRole('heading', { name: said.lesson }),
      ];
      for (const heading of inPreview) {
        await expect(heading).toBeVisible();
        expect(await readAs(heading)).toEqual(own);
      }
    });

    const stored = db.selectFrom('lessons').where('course_id', '=', course.id).select(['name', 'description']);
    expect(await stored.execute()).toEqual([{ name: said.lesson, description: `${said.about} 2` }]);
  });
}
