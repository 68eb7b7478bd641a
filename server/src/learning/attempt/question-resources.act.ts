import { earnedIn } from '@lectern/domain/learning/attempt/earned.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { inPreview } from '../../base/change-set/waiting-changes/in-preview.ts';
import { contentFactsJson, settleContentMode, viewerRow, type ContentFacts } from '../../base/access/content-access.ts';
import { BookPage, type BookPageShape } from '../library/book-page.ts';
import { cardJson, clipJson, pageJson } from '../library/library-json.ts';
import { QuickclipCard, type QuickclipCardShape } from '../library/quickclip-card.ts';
import { QuickdeckCard, type QuickdeckCardShape } from '../library/quickdeck-card.ts';
import { contentOf } from './attempt-question.ts';
import { attemptJson, wholeAttempt, type AttemptRow } from './attempt-row.ts';
import { openResources } from './resources-ticket.ts';
import { QuestionResourceType, ResourceKindRef } from '../question/resource-kind.ts';

type Resource = {
  readonly id: string;
  readonly type: 'hint' | 'reveal';
  readonly page: BookPageShape | null;
  readonly card: QuickdeckCardShape | null;
  readonly clip_card: QuickclipCardShape | null;
};

const QuestionResource = builder.objectRef<Resource>('QuestionResource').implement({
  description: 'A page, flash card or video that helps with a question or explains its answer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the resource.' }),
    type: t.expose('type', { type: QuestionResourceType, description: 'Whether it hints or explains.' }),
    resource_type: t.field({
      type: ResourceKindRef,
      description: 'What it is made of.',
      resolve: ({ page, card }) => (page ? 'page' : card ? 'quickdeck' : 'quickclip'),
    }),
    page: t.expose('page', { type: BookPage, nullable: true, description: 'The e-book page, if it is one.' }),
    card: t.expose('card', { type: QuickdeckCard, nullable: true, description: 'The flash card, if it is one.' }),
    clip_card: t.expose('clip_card', { type: QuickclipCard, nullable: true, description: 'The video, if it is one.' }),
  }),
});

builder.queryField('questionResources', (t) =>
  t.field({
    type: [QuestionResource],
    description:
      'What helps with a question: hints after the first wrong try, explanations once it is settled. Content roles see all.',
    args: {
      questionId: t.arg.id({ description: 'The question.' }),
      groupId: t.arg.id({ required: false, description: 'The group you study it in.' }),
      ticket: t.arg.string({
        required: false,
        description: 'What tries in free mode have earned, as the last verdict on the question gave it.',
      }),
    },
    resolve: (_root, { questionId, groupId, ticket }, context) =>
      inPreview(context, { ids: [questionId], groupId }, (present) =>
        readResources(present, { questionId, groupId, ticket }),
      ),
  }),
);

type Wanted = {
  readonly questionId: string;
  readonly groupId?: string | null | undefined;
  readonly ticket?: string | null | undefined;
};

async function readResources(context: Context, { questionId, groupId, ticket }: Wanted): Promise<Resource[]> {
  const free = sql`exists (select from free_lessons f where f.lesson_id = l.id)`;
  const { rows } = await sql<{ facts: ContentFacts; resources: Resource[] }>`/* question-resources */
        with ${viewerRow(context, groupId)}
        select ${contentFactsJson(groupId, free)} as facts, (
          select coalesce(json_agg(json_build_object('id', r.id, 'type', r.type,
            'page', (select ${pageJson()} from book_pages p where p.id = r.page_id and p.deleted_on is null),
            'card', (select ${cardJson()} from quickdeck_cards q where q.id = r.quickdeck_card_id and q.deleted_on is null and (q.published or viewer.drafts)),
            'clip_card', (select ${clipJson()} from quickclip_cards q where q.id = r.quickclip_card_id and q.deleted_on is null and (q.published or viewer.drafts))
          ) order by r.type, r.order_key), '[]'::json)
          from question_resources r where r.question_id = asked.id
        ) as resources
        from viewer
        join questions asked on asked.id = ${questionId} and asked.deleted_on is null
        join case_studies cs on cs.id = asked.case_study_id and cs.deleted_on is null
        join study_projects s on s.id = cs.study_project_id and s.deleted_on is null
        join lessons l on l.id = s.lesson_id and l.deleted_on is null
        join courses c on c.id = l.course_id and c.deleted_on is null
        join products p on p.id = c.product_id and p.deleted_on is null
        where viewer.drafts or (cs.published and s.published and l.published and c.published and p.published)`.execute(
    context.db,
  );
  const facts = rows[0]?.facts ?? null;
  const mode = await settleContentMode(context, 'questionResources', facts);
  const resources = rows[0]?.resources ?? [];
  if (mode === 'PREVIEW') return resources;
  const byTicket = ticket != null && facts?.free ? await openResources(context, questionId, ticket) : null;
  const earned = byTicket ?? (await earnedByTrying(context, questionId, groupId ?? null));
  return resources.filter(({ type }) => (type === 'hint' ? earned.hint : earned.key));
}

/** What the learner has earned of a question in the open or the latest finished attempt. */
async function earnedByTrying(context: Context, questionId: string, groupId: string | null) {
  if (groupId === null) throw new Refusal('NO_ATTEMPT');
  const { rows } = await sql<{ attempt: AttemptRow }>`
    select ${attemptJson()} as attempt from attempts a
    where a.user_id = ${getViewerId(context)} and a.group_id = ${groupId} and a.type = 'STUDY_PROJECT'
      and a.questions @> jsonb_build_array(jsonb_build_object('question_id', ${questionId}::text))
    order by a.started_at desc limit 1`.execute(context.db);
  const attempt = rows[0] && (await wholeAttempt(context.db, rows[0].attempt));
  const asked = attempt?.questions.find(({ question_id }) => question_id === questionId);
  if (!attempt || !asked) throw new Refusal('NO_ATTEMPT');
  return earnedIn(progressOf(attempt.progress, questionId), contentOf(attempt, asked));
}
