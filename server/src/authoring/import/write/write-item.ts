import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { newCourse } from '@lectern/domain/learning/course/course.ts';
import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import { newQuickdeckCard } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { noKey } from '@lectern/domain/learning/question/authored-answer.ts';
import type { Database } from '../../../base/database/connect.ts';
import { writeBenchmarks } from '../../../learning/assessment/write-benchmark.ts';
import { writeSummaries } from '../../../learning/assessment/write-summary.ts';
import type { ContentAct } from '../../../base/content/content-act.ts';
import type { RecordedChanges } from '../../../base/content/recorded-changes.ts';
import { writeCourses } from '../../../learning/course/write-course.ts';
import { writeLessons } from '../../../learning/course/write-lesson.ts';
import { writeBookPages } from '../../../learning/library/write-book-page.ts';
import { writeBooks } from '../../../learning/library/write-book.ts';
import { writeQuickdeckCards } from '../../../learning/library/write-quickdeck-card.ts';
import { writeProducts } from '../../../learning/product/write-product.ts';
import { writeQuestions } from '../../../learning/question/write-question.ts';
import { writeCaseStudies } from '../../../learning/study-project/write-case-study.ts';
import { writeKeyElements } from '../../../learning/study-project/write-key-element.ts';
import { writeStudyProjects } from '../../../learning/study-project/write-study-project.ts';
import type { Item, ItemType, ItemValues } from '../plan/items.ts';

/** The act of an import, and what it has done so far. */
export type ImportAct = ContentAct & { readonly changes: RecordedChanges };

/** Begins the act of an import: nobody in particular writes, so that what people have edited is known from what they have not. */
export const beginImport = (): ImportAct => ({ kind: 'IMPORT', by: null, on: null, changes: new Map() });

/** An item that is new, or that says something else than before. */
export type Wanted<Type extends ItemType> = { readonly item: Item<Type>; readonly isNew: boolean };

type Writers = {
  readonly [Type in ItemType]: (db: Database, act: ImportAct, wanted: readonly Wanted<Type>[]) => Promise<unknown>;
};

/** What an item of a type says, and what a new one has beside. */
function writes<Type extends ItemType, Said extends object, Beside extends object>(
  wanted: readonly Wanted<Type>[],
  said: (values: ItemValues[Type], id: string) => Said,
  beside: (item: Item<Type>) => Beside,
) {
  return wanted.map(({ item, isNew }) => {
    const content = said(item.values, item.id);
    return isNew ? { id: item.id, content: { ...beside(item), ...content } } : { id: item.id, changes: content };
  });
}

const asItIs = <Values>(values: Values): Values => values;
const nothing = () => ({});

/** Writes the items of each type in one go; its ids stay, and with them everything that learners have done. */
export const writeTypes: Writers = {
  product: (db, act, wanted) =>
    writeProducts(
      db,
      act,
      writes(wanted, asItIs, () => ({ logo: null })),
    ),
  course: (db, act, wanted) =>
    writeCourses(
      db,
      act,
      writes(wanted, asItIs, ({ values: { levels, language } }) => ({ ...newCourse, levels, language })),
    ),
  book: (db, act, wanted) => writeBooks(db, act, writes(wanted, asItIs, nothing)),
  benchmark: (db, act, wanted) =>
    writeBenchmarks(
      db,
      act,
      writes(wanted, asItIs, () => newAssessment),
    ),
  summary: (db, act, wanted) =>
    writeSummaries(
      db,
      act,
      writes(wanted, asItIs, () => newAssessment),
    ),
  lesson: (db, act, wanted) =>
    writeLessons(
      db,
      act,
      writes(wanted, asItIs, () => newLesson),
    ),
  page: (db, act, wanted) =>
    writeBookPages(
      db,
      act,
      writes(wanted, ({ lesson_id: _lesson, ...page }) => page, nothing),
    ),
  card: (db, act, wanted) =>
    writeQuickdeckCards(
      db,
      act,
      writes(wanted, asItIs, ({ order }) => ({ ...newQuickdeckCard, order_key: order })),
    ),
  project: (db, act, wanted) =>
    writeStudyProjects(
      db,
      act,
      writes(wanted, asItIs, ({ order }) => ({ study_project_number: order })),
    ),
  case: (db, act, wanted) => writeCaseStudies(db, act, writes(wanted, asItIs, nothing)),
  element: (db, act, wanted) =>
    writeKeyElements(
      db,
      act,
      writes(
        wanted,
        ({ resources, ...element }) => ({ ...element, resource_ids: resources }),
        ({ order }) => ({ order_key: order }),
      ),
    ),
  question: async (db, act, wanted) => {
    const ids = wanted.flatMap(({ item, isNew }) => (isNew ? [] : [item.id]));
    const answers = await answerIds(db, ids);
    await writeQuestions(
      db,
      act,
      writes(
        wanted,
        (values, id) => questionOf(values, answers.get(id) ?? []),
        ({ order, values }) => ({
          order_key: order,
          is_reinforced: values.case_study_id !== null && order > 1,
          is_free_sample: false,
        }),
      ),
    );
  },
};

/** Answers keep their ids by their place, so that a corrected word does not change what a learner chose. */
function questionOf(values: ItemValues['question'], answerIdsNow: readonly string[]) {
  const { hint_page_id, reveal_card_id, answers, ...question } = values;
  return {
    ...question,
    type: 'MULTIPLE_CHOICE' as const,
    keeps_order: question.keeps_order ?? false,
    answers: answers.map((answer, index) => ({ ...noKey, answer_image: null, ...answer, id: answerIdsNow[index] })),
    hint: hint_page_id ? { kind: 'EBOOK_PAGE' as const, resource_ids: [hint_page_id] } : null,
    reveal: reveal_card_id ? { kind: 'QUICKDECK' as const, resource_ids: [reveal_card_id] } : null,
  };
}

async function answerIds(db: Database, questions: readonly string[]): Promise<Map<string, string[]>> {
  if (questions.length === 0) return new Map();
  const rows = await db
    .selectFrom('answers')
    .where('question_id', 'in', questions)
    .orderBy('order_key')
    .select(['question_id', 'id'])
    .execute();
  const byQuestion = Map.groupBy(rows, ({ question_id }) => question_id);
  return new Map([...byQuestion].map(([question, answers]) => [question, answers.map(({ id }) => id)]));
}
