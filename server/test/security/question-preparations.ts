import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { buildBenchmark, buildCourse, buildLesson } from '../../seed/content.ts';
import { buildQuestionResource, buildQuickdeckCard } from '../../seed/library.ts';
import { seedAct } from '../../seed/seed-item.ts';
import { benchmarkKind } from '../../src/learning/assessment/write-benchmark.ts';
import { summaryKind } from '../../src/learning/assessment/write-summary.ts';
import { publishItems } from '../../src/base/content/publish-items.ts';
import type { TestServer } from '../harness.ts';

type Prepared = { readonly token: string; readonly variables: Record<string, unknown> };

/** What is there once the tests have begun. */
type Around = { readonly server: () => TestServer; readonly author: (role?: GlobalRole) => Promise<string> };

/** Makes everything ready for one call of each mutation about assessments and their questions. */
export function questionPreparations({ server, author }: Around): Record<string, () => Promise<Prepared>> {
  /** A course with a published benchmark of two questions, and its summary if wanted. */
  const built = async (summary = false) => {
    const { db } = server();
    const { id: course_id } = await buildCourse(db);
    const { id: lesson_id } = await buildLesson(db, { course_id });
    const { id: card_id } = await buildQuickdeckCard(db, { lesson_id, term: 'Loam', definition: 'A soil' });
    const questions = [{ type: 'MULTIPLE_CHOICE', lesson_id } as const, { type: 'SEQUENCE', lesson_id } as const];
    const benchmark = await buildBenchmark(db, { course_id, questions, summary });
    return { course_id, card_id, lesson_id, ...benchmark, question_id: benchmark.questions[0] ?? '' };
  };
  const about = (
    variables: (place: Awaited<ReturnType<typeof built>>) => object | Promise<object>,
    summary = false,
  ) => {
    return async (): Promise<Prepared> => ({
      token: await author(),
      variables: { ...(await variables(await built(summary))) },
    });
  };
  const choice = (lesson_id: string) => ({
    type: 'MULTIPLE_CHOICE',
    question: 'Which part measures?',
    answers: [{ answer: 'The sensor', is_correct: true }, { answer: 'The valve' }],
    lesson_id,
  });
  const ofOne = (table: 'answers' | 'question_resources', question_id: string) =>
    server()
      .db.selectFrom(table)
      .select('id')
      .where('question_id', '=', question_id)
      .limit(1)
      .executeTakeFirstOrThrow();
  return {
    updateBenchmark: about(({ id }) => ({ data: { time: 60 }, where: { id } })),
    updateSummary: about(({ summary_id }) => ({ data: { time: 60 }, where: { id: summary_id } }), true),
    unpublishBenchmark: about(({ id }) => ({ id })),
    publishBenchmark: about(async ({ id }) => {
      await publishItems(server().db, seedAct, benchmarkKind, [id], false);
      return { id };
    }),
    unpublishSummary: about(({ summary_id }) => ({ id: summary_id }), true),
    publishSummary: about(async ({ summary_id }) => {
      await publishItems(server().db, seedAct, summaryKind, [summary_id ?? ''], false);
      return { id: summary_id };
    }, true),
    activateSummaries: about(({ id, course_id }) => ({ course_id, benchmarks: [{ id, level: 1 }] })),
    deleteBenchmark: about(({ id }) => ({ id })),
    deleteSummary: about(({ summary_id }) => ({ id: summary_id }), true),
    createQuestion: about(({ id, lesson_id }) => ({ data: choice(lesson_id), belongsTo: { benchmark_id: id } })),
    updateQuestion: about(({ question_id, lesson_id }) => ({ data: choice(lesson_id), where: { id: question_id } })),
    deleteQuestion: about(({ question_id }) => ({ where: { id: question_id } })),
    deleteAnswer: about(async ({ questions }) => ofOne('answers', questions[1] ?? '')),
    setQuestionLessonReference: about(({ question_id }) => ({ lessonId: null, questionId: question_id })),
    setFreeSamples: about(({ question_id }) => ({ questionIds: [question_id], isFreeSample: true })),
    addQuestionResource: about(({ question_id, card_id }) => ({
      data: { question_id, type: 'hint', resource_type: 'quickdeck', resource_ids: [card_id] },
    })),
    removeQuestionResource: about(async ({ question_id, card_id }) => {
      await buildQuestionResource(server().db, { question_id, type: 'hint', item: { quickdeck_card_id: card_id } });
      return ofOne('question_resources', question_id);
    }),
  };
}
