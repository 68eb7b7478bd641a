import { drawQuestions } from '@lectern/domain/learning/assessment/draw.ts';
import { sittingSeconds } from '@lectern/domain/learning/assessment/time.ts';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { isAskable } from '@lectern/domain/learning/question/askable.ts';
import { present } from '@lectern/domain/learning/question/present.ts';
import { drawFree, type FreeAsks } from '@lectern/domain/entrance/free/free-sheet.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import type { Random } from '@lectern/domain/random.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import { secureRandom } from '../../secure-random.ts';
import { viewerRow } from '../../base/access/content-access.ts';

type Candidate = Pick<AskedQuestion, 'question_id' | 'version_id' | 'type' | 'level' | 'lesson_id' | 'lesson_name'> & {
  readonly benchmark_id: string;
  readonly is_free_sample: boolean;
  readonly content: QuestionContent;
};

/** The assessments of a course at a level, or at all, with the questions they may ask. */
export type FoundAssessments = {
  readonly viewer_id: string | null;
  readonly global_role: GlobalRole | null;
  /** Whether the course stands in the list of free benchmarks. */
  readonly free: boolean;
  readonly assessments: readonly {
    readonly id: string;
    readonly benchmark_id: string;
    readonly time: number | null;
    readonly questions_per_lesson: number | null;
  }[];
  readonly questions: readonly Candidate[];
};

type Wanted = {
  readonly kind: 'BENCHMARK' | 'SUMMARY';
  readonly courseId: string;
  /** Null for all levels. */
  readonly level: number | null;
  /** Whether drafts are found too. */
  readonly drafts: boolean;
};

/** Looks assessments up for taking them unrecorded; null where the course is not there or, without drafts, not published. */
export async function findAssessments(
  context: Context,
  { kind, courseId, level, drafts }: Wanted,
): Promise<FoundAssessments | null> {
  const table = sql.table(kind === 'BENCHMARK' ? 'benchmarks' : 'summaries');
  const benchmark = sql.ref(kind === 'BENCHMARK' ? 'x.id' : 'x.benchmark_id');
  // A name stands for one statement.
  const name = sql.raw(kind === 'BENCHMARK' ? '/* benchmarks-to-take */' : '/* summaries-to-take */');
  const { rows } = await sql<FoundAssessments>`${name}
    with ${viewerRow(context, null)}, taken as (
      select x.id, ${benchmark} as benchmark_id, x.level, x.time, x.questions_per_lesson from ${table} x
      where x.course_id = ${courseId} and x.deleted_on is null and (x.published or ${drafts})
        and (${level}::int is null or x.level = ${level}::int)
    )
    select viewer.id as viewer_id, viewer.role as global_role,
      exists (select from free_course_benchmarks f where f.course_id = c.id) as free,
      (select coalesce(json_agg(taken order by taken.level), '[]'::json) from taken) as assessments,
      (select coalesce(json_agg(json_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type,
          'level', taken.level, 'lesson_id', q.lesson_id, 'lesson_name', l.name, 'benchmark_id', taken.benchmark_id, 'is_free_sample', q.is_free_sample,
          'content', v.content) order by taken.level, l.display_order, q.order_key, q.id), '[]'::json)
        from taken
        join questions q on q.benchmark_id = taken.benchmark_id and q.deleted_on is null
        join question_versions v on v.id = q.version_id
        left join lessons l on l.id = q.lesson_id and l.deleted_on is null
        where ${drafts} or l.published) as questions
    from viewer
    join courses c on c.id = ${courseId} and c.deleted_on is null and (c.published or ${drafts})
    join products p on p.id = c.product_id and p.deleted_on is null and (p.published or ${drafts})`.execute(context.db);
  return rows[0] ?? null;
}

/**
 * Draws a sitting as learners get theirs, without free samples; it refuses what is not published and what asks nothing.
 * How a question is shown follows `randomOf`.
 */
export function drawUnrecorded(found: FoundAssessments, randomOf: RandomOf): Drawn {
  const drawn = questionsByAssessment(found).flatMap(({ questions_per_lesson, questions }) =>
    drawQuestions(
      questions.filter((one) => !one.is_free_sample),
      questions_per_lesson,
      new Set(),
      secureRandom,
    ),
  );
  return sittingOf(found, drawn, randomOf);
}

/** Draws a sitting as everyone gets it in free mode; it refuses as the other does. */
export function drawFreely(found: FoundAssessments, randomOf: RandomOf): Drawn & { readonly asks: FreeAsks } {
  const { asks, questions } = drawFree(questionsByAssessment(found), secureRandom);
  return { asks, ...sittingOf(found, questions, randomOf) };
}

type RandomOf = (versionId: string) => Random;
type Drawn = { readonly questions: AskedQuestion[]; readonly time_limit: number | null };

/** The questions that an assessment can ask, each with what it is asked in. */
function questionsByAssessment({ assessments, questions }: FoundAssessments) {
  if (assessments.length === 0) throw new Refusal('NOT_PUBLISHED');
  return assessments.map(({ id, benchmark_id, questions_per_lesson }) => ({
    questions_per_lesson,
    questions: questions
      .filter((one) => one.benchmark_id === benchmark_id && isAskable(one.content))
      .map((one) => ({ ...one, lesson_id: one.lesson_id ?? '', exercise_id: id })),
  }));
}

type Drawable = ReturnType<typeof questionsByAssessment>[number]['questions'][number];

function sittingOf({ assessments }: FoundAssessments, drawn: readonly Drawable[], randomOf: RandomOf): Drawn {
  if (drawn.length === 0) throw new Refusal('NO_QUESTIONS');
  const questions = drawn.map(
    ({ content, benchmark_id: _benchmark, is_free_sample: _sample, ...question }): AskedQuestion => ({
      ...question,
      lesson_id: question.lesson_id || null,
      case_number: null,
      is_reinforced: false,
      ...present(content, randomOf(question.version_id)),
    }),
  );
  const taken = assessments.filter(({ id }) => drawn.some(({ exercise_id }) => exercise_id === id));
  return { questions, time_limit: sittingSeconds(taken.map(({ time }) => time)) };
}
