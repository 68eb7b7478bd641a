import type { Notes } from '../notes.ts';
import { isCalledLesson, noLessons } from '../formats/curriculum/find-lessons.ts';
import type { Folder } from '../folder.ts';
import type { SourceCourse } from '../formats/curriculum/read-course.ts';
import { readmeOf } from '../formats/curriculum/readme-of.ts';
import { counted, type Fate, type Stock } from '../stock.ts';
import type { Item } from './items.ts';

/** What is planned of a folder. */
type Planned = { readonly items: readonly Item[]; readonly links: readonly Fate[] };

/** Counts what a folder has and what becomes of it; a README or text that is not taken is noted with the reason. */
export function takeStock(folder: Folder, course: SourceCourse, { items, links }: Planned, notes: Notes): Stock {
  const readmes = [...folder.paths].filter((path) => isReadme.test(path) && !isTranslation(path));
  const texts = [...folder.paths].filter((path) => isText.test(path) && !isReadme.test(path) && !isTranslation(path));
  const applied = new Set(items.filter(({ path }) => path.endsWith('/apply')).map(({ lesson }) => lesson));
  const assignments = new Set(course.lessons.filter(({ number }) => applied.has(number)).map((one) => one.assignment));
  const noted = new Set(notes.all.map(({ subject }) => subject));
  return {
    folders: counted(readmes.map((path) => fateOfReadme(folder, course, path, assignments, noted, notes))),
    sections: counted(course.lessons.flatMap((lesson) => fatesOfSections(lesson, items))),
    texts: counted(
      texts.map((path): Fate => {
        if (assignments.has(path)) return 'kept';
        if (!noted.has(path)) notes.add('FILE', null, path, whyNoText(path));
        return 'lost';
      }),
    ),
    links: counted(links),
  };
}

const isReadme = /(?:^|\/)readme\.md$/i;
const isText = /\.(?:md|mdx|markdown|rmd|qmd|rst|adoc|ipynb)$/i;
const isTranslation = (path: string): boolean => /(?:^|\/)(?:translations|translated_images)\//i.test(path);
const folderOf = (path: string): string => path.split('/').slice(0, -1).join('/');
const isAside = (path: string): boolean =>
  folderOf(path)
    .split('/')
    .some((name) => noLessons.test(name));

function fateOfReadme(
  folder: Folder,
  course: SourceCourse,
  path: string,
  assignments: ReadonlySet<string | null>,
  noted: ReadonlySet<string>,
  notes: Notes,
): Fate {
  if (assignments.has(path) || course.lessons.some(({ readme }) => readme === path)) return 'kept';
  if (path === course.namedBy.product) return 'changed';
  if (course.lessons.some(({ part }) => part !== '' && readmeOf(folder, part) === path)) return 'changed';
  if (!noted.has(path)) notes.add('FOLDER', null, path, whyNoLesson(course, path));
  return 'lost';
}

function whyNoLesson({ lessons }: SourceCourse, path: string): string {
  const own = folderOf(path);
  if (own === '') return 'its title is not the name of the course';
  if (isAside(path)) return 'lies in a folder of solutions, starters, pictures or quizzes';
  const around = lessons.find((lesson) => own.startsWith(`${lesson.path}/`));
  if (around) return `lies below lesson ${around.number}`;
  if (lessons.some((lesson) => lesson.path.startsWith(`${own}/`)))
    return 'lies around lessons, whose part has its title from another folder';
  if (isCalledLesson(own)) return 'is the page of a part, and none of its lessons could be read';
  return 'has no number in its name, and no page of a part leads to it';
}

function whyNoText(path: string): string {
  if (isAside(path)) return 'lies in a folder of solutions, starters, pictures or quizzes';
  if (/(?:^|\/)assignment\.md$/i.test(path)) return 'is the assignment of no lesson';
  return 'is neither the README.md nor the assignment of a lesson';
}

/** Sections become pages; those that only lead to a quiz or to the assignment stand for these. */
function fatesOfSections({ number, text }: SourceCourse['lessons'][number], items: readonly Item[]): Fate[] {
  const pages = items.filter(({ type, lesson }) => type === 'page' && lesson === number).length;
  const fates = (count: number, fate: Fate) => Array.from({ length: count }, () => fate);
  return [
    ...fates(pages, 'kept'),
    ...fates(text.signposts.length, 'changed'),
    ...fates(text.sections.length - pages, 'lost'),
  ];
}
