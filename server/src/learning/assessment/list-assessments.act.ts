import { isAssessmentComplete, type AssessmentKind } from '@lectern/domain/learning/assessment/attempt.ts';
import { drawnCount } from '@lectern/domain/learning/assessment/draw.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { everythingEarned } from '@lectern/domain/learning/attempt/earned.ts';
import { learnerQuestion } from '@lectern/domain/learning/question/learner-question.ts';
import { presentToAuthors } from '@lectern/domain/learning/question/present.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { Benchmark, Summary, type AssessmentShape } from './assessment.ts';
import { askedOfGroups } from '../question/askable.ts';

type Row = Omit<AssessmentShape, 'complete' | 'totalQuestions' | 'correctAnswers' | 'questions'> & {
  readonly questions_of_lessons: readonly number[];
  readonly submitted: number;
  readonly latest: { readonly corrects: number; readonly total_questions: number } | null;
  readonly granted: boolean;
  readonly contents: readonly { readonly id: string; readonly content: QuestionContent }[];
};

/** What a list or a look-up of assessments is about. */
type Wanted = {
  readonly kind: AssessmentKind;
  readonly operation: Operation;
  /** A condition on the course row `c` and the assessment row `x`. */
  readonly condition: RawBuilder<unknown>;
  readonly groupId?: string | null | undefined;
  /** The course or the assessment that the condition names. */
  readonly id: string;
};

/** The assessments a condition names, as the caller may see them. Questions come along for content roles only. */
const readAssessments = (context: Context, wanted: Wanted): Promise<AssessmentShape[]> =>
  inPreview(context, { ids: [wanted.id], groupId: wanted.groupId }, (present) => readNow(present, wanted));

async function readNow(context: Context, wanted: Wanted): Promise<AssessmentShape[]> {
  const { kind, operation, condition, groupId } = wanted;
  const table = sql.table(kind === 'BENCHMARK' ? 'benchmarks' : 'summaries');
  const benchmark = sql.ref(kind === 'BENCHMARK' ? 'x.id' : 'x.benchmark_id');
  const free = sql`exists (select from free_course_benchmarks f where f.course_id = c.id)`;
  const mine = sql`r.user_id = viewer.id and r.exercise_id = x.id and r.is_latest and (${groupId ?? null}::uuid is null or r.group_id = ${groupId ?? null}::uuid)`;
  const { rows } = await sql<{ facts: ContentFacts; assessments: Row[] }>`
    with ${viewerRow(context, groupId)}
    select ${contentFactsJson(groupId, free)} as facts, coalesce(json_agg(json_build_object(
      'id', x.id, 'benchmark_id', ${benchmark}, 'level', x.level, 'published', x.published, 'description', x.description,
      'time', coalesce(own.time, x.time), 'questions_per_lesson', coalesce(own.questions_per_lesson, x.questions_per_lesson), 'course', json_build_object('name', c.name, 'logo', c.logo),
      'questions_of_lessons', (select coalesce(json_agg(n.count), '[]'::json) from (
        select count(*)::int from questions q join lessons l on l.id = q.lesson_id and l.deleted_on is null and (l.published or viewer.drafts)
        where q.benchmark_id = ${benchmark} and q.deleted_on is null and ${askedOfGroups} group by q.lesson_id) n),
      'submitted', coalesce((select max(r.attempt) from exercise_results r where ${mine}), 0),
      'latest', (select json_build_object('corrects', r.corrects, 'total_questions', r.total_questions)
        from exercise_results r where ${mine} order by r.completed_on desc limit 1),
      'granted', exists (select from attempt_permissions a where a.user_id = viewer.id and a.used_by_attempt is null
        and coalesce(a.benchmark_id, a.summary_id) = x.id and a.group_id = ${groupId ?? null}::uuid),
      'contents', case when viewer.drafts then (select coalesce(json_agg(json_build_object('id', q.id, 'content', v.content) order by q.order_key), '[]'::json)
        from questions q join question_versions v on v.id = q.version_id where q.benchmark_id = ${benchmark} and q.deleted_on is null) else '[]'::json end
    ) order by x.level) filter (where x.id is not null), '[]'::json) as assessments
    from viewer
    join courses c on c.deleted_on is null and (c.published or viewer.drafts)
    join products p on p.id = c.product_id and p.deleted_on is null and (p.published or viewer.drafts)
    left join ${table} x on x.course_id = c.id and x.deleted_on is null and (x.published or viewer.drafts)
    left join assessment_custom_settings own on own.group_id = ${groupId ?? null}::uuid and coalesce(own.benchmark_id, own.summary_id) = x.id
    where ${condition}
    group by viewer.id, viewer.role, viewer.drafts, c.id`.execute(context.db);
  await settleContentMode(context, operation, rows[0]?.facts ?? null);
  return (rows[0]?.assessments ?? []).map((row) => assessmentOf(kind, row));
}

function assessmentOf(kind: AssessmentKind, row: Row): AssessmentShape {
  const { questions_of_lessons, submitted, latest, granted, contents, ...facts } = row;
  const latest_percent = latest && scorePercent(latest.corrects, latest.total_questions);
  return {
    ...facts,
    complete: isAssessmentComplete(kind, { submitted, latest_percent, granted }),
    totalQuestions: drawnCount(questions_of_lessons, row.questions_per_lesson),
    correctAnswers: latest?.corrects ?? null,
    questions: contents.map(({ id, content }) => ({
      id,
      ...learnerQuestion(content, presentToAuthors(content), true),
      earned: everythingEarned(content),
      resources: { hint: null, reveal: null },
    })),
  };
}

builder.queryField('benchmarks', (t) =>
  t.field({
    type: [Benchmark],
    description: 'The benchmarks of a course that you can take: published and not complete. Content roles see all.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      level: t.arg.int({ required: false, description: 'One level only.' }),
      groupId: t.arg.id({ required: false, description: 'The group you study it in.' }),
    },
    resolve: async (_root, { courseId, level, groupId }, context) => {
      const condition = sql`c.id = ${courseId} and (${level ?? null}::int is null or x.level = ${level ?? null}::int or x.id is null)`;
      const found = await readAssessments(context, {
        kind: 'BENCHMARK',
        operation: 'benchmarks',
        condition,
        groupId,
        id: courseId,
      });
      return found.filter(({ complete }) => !complete);
    },
  }),
);

builder.queryField('summaries', (t) =>
  t.field({
    type: [Summary],
    description: 'The summaries of a course that you can see.',
    args: {
      courseId: t.arg.id({ description: 'The course.' }),
      level: t.arg.int({ required: false, description: 'One level only.' }),
      groupId: t.arg.id({ required: false, description: 'The group you study it in.' }),
    },
    resolve: (_root, { courseId, level, groupId }, context) => {
      const condition = sql`c.id = ${courseId} and (${level ?? null}::int is null or x.level = ${level ?? null}::int or x.id is null)`;
      return readAssessments(context, { kind: 'SUMMARY', operation: 'summaries', condition, groupId, id: courseId });
    },
  }),
);

builder.queryField('benchmark', (t) =>
  t.field({
    type: Benchmark,
    nullable: true,
    description: 'One benchmark.',
    args: {
      id: t.arg.id({ description: 'The benchmark.' }),
      groupId: t.arg.id({ required: false, description: 'The group you study it in.' }),
    },
    resolve: async (_root, { id, groupId }, context) => {
      const [found] = await readAssessments(context, {
        kind: 'BENCHMARK',
        operation: 'benchmark',
        condition: sql`x.id = ${id}`,
        groupId,
        id,
      });
      return found ?? null;
    },
  }),
);

builder.queryField('summary', (t) =>
  t.field({
    type: Summary,
    nullable: true,
    description: 'One summary.',
    args: {
      id: t.arg.id({ description: 'The summary.' }),
      groupId: t.arg.id({ required: false, description: 'The group you study it in.' }),
    },
    resolve: async (_root, { id, groupId }, context) => {
      const [found] = await readAssessments(context, {
        kind: 'SUMMARY',
        operation: 'summary',
        condition: sql`x.id = ${id}`,
        groupId,
        id,
      });
      return found ?? null;
    },
  }),
);
