import { longestRichText } from '@lectern/domain/base/content/content-field.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import type { Token } from 'marked';
import { escapeHtml } from '../../../base/html/escape-html.ts';
import type { Fate } from '../stock.ts';
import { cleanName } from '../formats/curriculum/clean-name.ts';
import { isBlank } from '../formats/curriculum/divide-text.ts';
import { followLinks } from './follow-links.ts';
import type { LessonPages } from './page-index.ts';
import { uniqueName } from './unique-name.ts';
import type { AddItem, Planning } from './planning.ts';
import { askedValues, feedbackValues, type Explanations } from './plan-questions.ts';
import { renderMarkdown } from './render-markdown.ts';
import { paragraph, surroundingsOf, type CourseSurroundings } from './surroundings.ts';

/** What the plan of one lesson is made from. */
export type LessonPlanning = Planning & {
  readonly around: CourseSurroundings;
  readonly add: AddItem;
  readonly path: string;
  readonly ids: { readonly course_id: string; readonly book_id: string; readonly benchmark_id: string };
  readonly nextPage: () => number;
  /** What became of the links of its texts. */
  readonly countLinks: (fates: readonly Fate[]) => void;
};

type Placed = { readonly lesson_id: string; readonly number: number };

/** Plans a lesson: its pages and cards, its questions in the benchmark, its two study projects. */
export function planLesson(planning: LessonPlanning, own: LessonPages): void {
  const { add, ids, path } = planning;
  const { number, slug, partTitle, text, path: read_from } = own.lesson;
  const values = { course_id: ids.course_id, name: text.title.slice(0, 200), slug, description: partTitle };
  const lesson_id = add('lesson', path, values, { title: text.title, lesson: number, order: number, read_from });
  const placed = { lesson_id, number };
  const pages = planPages(planning, own, placed);
  const cards = planCards(planning, own, placed);
  planBenchmark(planning, own, placed);
  planLearn(planning, own, placed, { pages, cards, language: text.language });
  planApply(planning, own, placed);
}

function planPages(planning: LessonPlanning, own: LessonPages, { lesson_id, number }: Placed): Explanations['pages'] {
  const { add, ids, settle, around, notes } = planning;
  const { text } = own.lesson;
  const links = followLinks(around, settle, own, text);
  const pages = own.pages.flatMap((page) => {
    const surroundings = surroundingsOf(around, own, text, page);
    const settings = { ...surroundings, link: links.through(surroundings.link), headings: { from: 3, to: 3 } };
    const content = settle(renderMarkdown(page.section.tokens), settings);
    const whyNot = whyNoPage(content);
    if (whyNot) {
      notes.add('TEXT', number, `${text.file}, “${page.title}”`, whyNot);
      return [];
    }
    links.store(content);
    add(
      'page',
      page.path,
      { book_id: ids.book_id, lesson_id, title: page.title, content },
      { title: page.title, lesson: number, order: planning.nextPage() },
    );
    return [{ id: page.id, title: page.title, text: `${page.title} ${plainText(content)}` }];
  });
  planning.countLinks(links.fates());
  return pages;
}

/** Why a text cannot be a page; null where it can. */
function whyNoPage(content: string): string | null {
  if (content.length > longestRichText) return 'is longer than a page may be (200,000 characters)';
  return saysSomething(content) ? null : 'holds no text; it is no page';
}

function planCards(
  { add, path, course }: LessonPlanning,
  own: LessonPages,
  { lesson_id, number }: Placed,
): Explanations['cards'] {
  const { terms, text } = own.lesson;
  const taken = new Set<string>();
  return terms.map((term, index) => {
    const name = uniqueName(term.term.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'), taken);
    const definition = paragraph(escapeHtml(term.definition), text.language, course.language);
    const values = { lesson_id, term: escapeHtml(cleanName(term.term)), definition };
    const id = add('card', `${path}/card/${name}`, values, { title: term.term, lesson: number, order: index + 1 });
    return { id, term };
  });
}

function planBenchmark(
  { add, path, ids, course }: LessonPlanning,
  own: LessonPages,
  { lesson_id, number }: Placed,
): void {
  const { pre } = own.lesson;
  for (const [index, question] of (pre?.questions ?? []).entries()) {
    if (!pre) continue;
    const values = {
      benchmark_id: ids.benchmark_id,
      case_study_id: null,
      lesson_id,
      ...askedValues(pre, question, course.language),
      correct_msg: null,
      incorrect_msg: null,
      incorrect_msg_two: null,
      hint_page_id: null,
      reveal_card_id: null,
    };
    add('question', `${path}/pre/${index + 1}`, values, {
      title: question.text,
      lesson: number,
      order: number * 100 + index + 1,
    });
  }
}

function planLearn(
  planning: LessonPlanning,
  own: LessonPages,
  { lesson_id, number }: Placed,
  found: Explanations,
): void {
  const { add, path, course, around } = planning;
  const { post, text } = own.lesson;
  if (!post) return;
  // Numbers run through the course, so that its projects can be told apart by them.
  const about = { title: `Learn: ${text.title}`, lesson: number, order: number };
  const project = add(
    'project',
    `${path}/learn`,
    { lesson_id, level: 1, introduction: introduction(planning, own) },
    about,
  );
  const element = (
    kind: 'EBOOK_PAGE' | 'QUICKDECK',
    name: string,
    resources: readonly { id: string }[],
    order: number,
  ) => {
    if (resources.length === 0) return;
    const values = {
      study_project_id: project,
      name: name.slice(0, 200),
      kind,
      resources: resources.map(({ id }) => id),
    };
    add('element', `${path}/learn/${kind.toLowerCase()}`, values, { title: name, lesson: number, order });
  };
  element('EBOOK_PAGE', text.title, found.pages, 1);
  element('QUICKDECK', around.phrases.terms, found.cards, 2);
  const case_study_id = add('case', `${path}/learn/case`, { study_project_id: project }, about);
  const explanations = { ...found, pages: mainPages(own, found.pages) };
  for (const [index, question] of post.questions.entries()) {
    const values = {
      benchmark_id: null,
      case_study_id,
      lesson_id: null,
      ...askedValues(post, question, course.language),
      ...feedbackValues(post, question, course.language, around.phrases, explanations),
    };
    add('question', `${path}/post/${index + 1}`, values, { title: question.text, lesson: number, order: index + 1 });
  }
}

/** The pages that teach: not the overview and the introduction, and nothing from the challenge on. */
function mainPages(own: LessonPages, pages: Explanations['pages']): Explanations['pages'] {
  const headed = own.pages.filter(({ section }) => section.heading !== '');
  const challenge = headed.findIndex(({ title }) => title.startsWith('🚀'));
  const main = headed.slice(1, challenge < 0 ? undefined : challenge).map(({ id }) => id);
  return pages.filter(({ id }) => main.includes(id));
}

/** The beginning of the lesson's introduction, up to its list of contents, and what to do. */
function introduction(planning: LessonPlanning, own: LessonPages): string {
  const { settle, around, course } = planning;
  const { text } = own.lesson;
  const page = own.pages.find(({ section }) => section.heading !== '') ?? null;
  const tokens = page?.section.tokens ?? [];
  const list = tokens.findIndex(({ type }) => type === 'list' || type === 'heading');
  const before = tokens.slice(0, list < 0 ? undefined : list);
  const whole = before.filter((token, index) => !(index === before.length - 1 && announces(token)));
  const opening = whole.map(({ raw }) => raw).join('').length > mostOpening ? [] : whole;
  const settings = { ...surroundingsOf(around, own, text, page), headings: { from: 3, to: 4 } };
  const task = paragraph(escapeHtml(around.phrases.learn), course.language, course.language);
  const title = settle(`<h3>${escapeHtml(text.title)}</h3>`, { ...settings, headings: { from: 3, to: 3 } });
  return `<h2>Learn</h2>\n${title}\n${settle(renderMarkdown(opening), settings)}\n${task}`;
}

/** What stands above the questions is read at once; a longer text is read in the e-book. */
const mostOpening = 20_000;

const announces = (token: Token): boolean => token.type === 'paragraph' && /[:：]\s*$/.test(token.raw);

function planApply(planning: LessonPlanning, own: LessonPages, { lesson_id, number }: Placed): void {
  const { add, path, settle, around, notes } = planning;
  const { assignmentText: text } = own.lesson;
  if (!text || text.sections.every(({ tokens }) => isBlank(tokens))) return;
  const title = text.title ? `<h1>${escapeHtml(text.title)}</h1>` : '';
  const body = text.sections.map(
    ({ heading, tokens }) => (heading ? `<h2>${escapeHtml(heading)}</h2>\n` : '') + renderMarkdown(tokens),
  );
  const links = followLinks(around, settle, own, text);
  const surroundings = surroundingsOf(around, own, text, null);
  const settings = { ...surroundings, link: links.through(surroundings.link), headings: { from: 1, to: 3 } };
  const content = settle([title, ...body].join('\n'), settings);
  const isTooLong = content.length + 100 > longestRichText;
  if (!isTooLong) links.store(content);
  planning.countLinks(links.fates());
  if (isTooLong) {
    notes.add('TEXT', number, text.file, 'is longer than an introduction may be (200,000 characters); it is left out');
    return;
  }
  add(
    'project',
    `${path}/apply`,
    { lesson_id, level: 2, introduction: `<h2>Apply</h2>\n${content}` },
    { title: `Apply: ${text.title}`, lesson: number, order: number },
  );
}
