import {
  askedTwice,
  lessonsNotAsked,
  lessonsWithTooFew,
  type AskedQuestion,
} from '@lectern/domain/authoring/content-check/check-course.ts';
import { checkQuestion, type CheckedQuestion } from '@lectern/domain/authoring/content-check/check-question.ts';
import {
  checkKind,
  checkText,
  internalLinksOf,
  type InternalLink,
} from '@lectern/domain/authoring/content-check/check-text.ts';
import {
  errorCodes,
  found,
  hintCodes,
  isError,
  type Finding,
} from '@lectern/domain/authoring/content-check/finding.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { plainText } from '@lectern/domain/learning/study-project/introduction.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { ContentKindName } from '../../../base/content/content-kind-name.ts';
import { readInEditor } from '../../../base/change-set/waiting-changes/as-it-will-be.ts';
import { courseItems, type CourseItem } from './course-items.ts';

type Question = Omit<CheckedQuestion, 'in_study_project' | 'has_hint' | 'has_lesson'> &
  Pick<AskedQuestion, 'benchmark_id' | 'lesson_id'> & {
    readonly is_free_sample: boolean;
    readonly hints: number;
    /** How many of what it shows as a hint or with its answer were deleted. */
    readonly dead: number;
  };

type Item = CourseItem & {
  readonly question: Question | null;
  /** Of a video: whether it has captions. Of a benchmark: the questions it asks of each lesson. */
  readonly captions: boolean | null;
  readonly questions_per_lesson: number | null;
};

type Read = {
  readonly items: readonly Item[];
  /** The pages of each lesson, and of lessons by an earlier slug. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
};

type Found = Finding & Pick<CourseItem, 'kind' | 'id' | 'in_kind' | 'in_id' | 'in_name'> & { readonly says: string };
type Checked = { readonly findings: readonly Found[] };

/** How many findings are told at most. */
const most = 500;

/** How much of an item is told, for its author to know it by. */
const longestBeginning = 120;

const said: Readonly<Record<Finding['code'], string>> = {
  NO_CORRECT_ANSWER: 'None of the answers to choose from is right.',
  TOO_FEW_ANSWERS: 'There are fewer than two answers, or than three of a sequence.',
  EQUAL_ANSWERS: 'Answers say the same as others.',
  NO_FEEDBACK: 'A question of a study project says nothing after an answer.',
  NO_ALTERNATIVE_TEXT: 'Pictures have no alternative text and are not said to be decorative.',
  NO_CAPTIONS: 'Videos have no captions.',
  DEAD_LINK: 'Links or files lead to something of Lectern that is not there.',
  DEAD_RESOURCE: 'What a question shows as a hint or with its answer was deleted.',
  KIND_UNCLEAR: 'Headings of an introduction speak of another kind than its first h2.',
  LONGEST_ANSWER: 'The only right answer is the longest by far.',
  ALL_OF_THE_ABOVE: 'Answers speak of all others, though answers have no fixed place.',
  ASKED_TWICE: 'The same is asked before in this assessment, or in a study project.',
  NO_HINT: 'A question of a study project shows nothing as a hint.',
  NO_LESSON: 'A question of a benchmark belongs to no lesson, and is not asked.',
  LESSON_NOT_ASKED: 'No question of a benchmark is about this lesson.',
  TOO_FEW_QUESTIONS: 'Lessons have fewer questions in this benchmark than it asks of each.',
  SKIPPED_HEADING: 'Headings leave out a level.',
};

const CheckCode = builder.enumType('ContentFindingCode', {
  description: 'What a check of content has found.',
  values: Object.fromEntries(
    [...errorCodes, ...hintCodes].map((code) => [code, { value: code, description: said[code] }]),
  ) as Record<Finding['code'], { value: Finding['code']; description: string }>,
});

const ContentFinding = builder.objectRef<Found>('ContentFinding').implement({
  description: 'Something in an item of a course that learners would stumble over, or that could be better.',
  fields: (t) => ({
    code: t.expose('code', { type: CheckCode, description: 'What was found.' }),
    is_error: t.boolean({
      description: 'Whether publishing asks once more because of it; the others are hints.',
      resolve: isError,
    }),
    kind: t.expose('kind', { type: ContentKindName, description: 'The kind of the item.' }),
    id: t.exposeID('id', { description: 'The id of the item.' }),
    in_kind: t.expose('in_kind', { type: ContentKindName, description: 'The kind of what it is edited in.' }),
    in_id: t.exposeID('in_id', { description: 'The id of what it is edited in, which may be itself.' }),
    in_name: t.exposeString('in_name', { nullable: true, description: 'What that is called, where it has a name.' }),
    says: t.exposeString('says', {
      description: `How the item begins, or what it is called: plain text of at most ${longestBeginning} characters.`,
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The field where it stands; null where it is about the whole item.',
    }),
    count: t.exposeInt('count', { description: 'How many things of this kind stand there.' }),
  }),
});

const ContentFindings = builder.objectRef<Checked>('ContentFindings').implement({
  description: 'What the checks of a course have found.',
  fields: (t) => ({
    findings: t.field({
      type: [ContentFinding],
      description: `Errors before hints, each in the order of the course, at most ${most}.`,
      resolve: ({ findings }) => findings.slice(0, most),
    }),
    errors: t.int({
      description: 'How many errors there are in all.',
      resolve: ({ findings }) => findings.filter(isError).length,
    }),
    hints: t.int({
      description: 'How many hints there are in all.',
      resolve: ({ findings }) => findings.filter((one) => !isError(one)).length,
    }),
  }),
});

builder.queryField('contentFindings', (t) =>
  t.field({
    type: ContentFindings,
    description:
      'Checks all that a course says, drafts and what waits too, for content roles. Nothing of it blocks, and no other site is asked.',
    args: { courseId: t.arg.id({ description: 'The course.' }) },
    resolve: async (_root, { courseId }, context): Promise<Checked> => {
      const read = await readInEditor(context, 'contentFindings', [courseId], contentOf(courseId));
      if (!read) throw new Refusal('NOT_FOUND');
      const linked = read.items.flatMap((item) =>
        linksOf(item).flatMap((link) => (link.to === 'MEDIA' ? [link.id] : [])),
      );
      const files = await context.db
        .selectFrom('media')
        .select('id')
        .where(sql<string>`id::text`, 'in', linked.length > 0 ? [...new Set(linked)] : [''])
        .execute();
      const findings = findingsOf(read, new Set(files.map(({ id }) => id)));
      return { findings: [...findings.filter(isError), ...findings.filter((one) => !isError(one))] };
    },
  }),
);

const textsOf = ({ question, texts }: Item): readonly string[] =>
  [
    ...texts,
    ...(question?.answers.flatMap(({ answer, match, answer_image }) => [
      answer,
      match ?? '',
      answer_image ? `<img src="${answer_image}">` : '',
    ]) ?? []),
  ].filter((text) => text !== null);

const linksOf = (item: Item): InternalLink[] => textsOf(item).flatMap(internalLinksOf);

/** The fields of what is one text of HTML, by its kind. */
const fields: Partial<Record<CourseItem['kind'], readonly string[]>> = {
  BOOK_PAGE: ['content'],
  QUICKDECK_CARD: ['term', 'definition'],
  STUDY_PROJECT: ['introduction'],
};

function findingsOf({ items, pages }: Read, files: ReadonlySet<string>): Found[] {
  const questions = items.flatMap(({ id, question }) => (question ? [{ id, ...question }] : []));
  const again = askedTwice(questions);
  const lessons = items.filter(({ kind }) => kind === 'LESSON').map(({ id }) => id);
  // Free samples are asked of no group.
  const ofGroups = questions.filter((one) => !one.is_free_sample);
  const notAsked = new Set(lessonsNotAsked(lessons, ofGroups));
  const isDead = (link: InternalLink) =>
    link.to === 'MEDIA'
      ? !files.has(link.id)
      : !pages[link.slug] || (link.page !== null && !pages[link.slug]?.includes(link.page));
  return items.flatMap((item) => {
    const { kind, id, in_kind, in_id, in_name, question, texts } = item;
    const all: Finding[] = [
      ...(question ? questionFindings(question) : []),
      ...(fields[kind] ?? []).flatMap((field, index) => checkText(texts[index] ?? '', field)),
      ...(kind === 'STUDY_PROJECT' ? checkKind(texts[0] ?? '') : []),
      ...found('NO_CAPTIONS', 'tracks', Number(kind === 'QUICKCLIP_CARD' && item.captions === false)),
      ...found('DEAD_LINK', null, linksOf(item).filter(isDead).length),
      ...found('ASKED_TWICE', 'question', Number(again.has(id))),
      ...found('LESSON_NOT_ASKED', null, Number(notAsked.has(id))),
      ...found(
        'TOO_FEW_QUESTIONS',
        'questions_per_lesson',
        kind === 'BENCHMARK' ? lessonsWithTooFew({ id, questions_per_lesson: item.questions_per_lesson }, ofGroups) : 0,
      ),
    ];
    const says = plainText(item.name || texts.find((text) => text) || '').slice(0, longestBeginning);
    return all.map((one) => ({ ...one, kind, id, in_kind, in_id, in_name, says }));
  });
}

function questionFindings({
  benchmark_id,
  lesson_id,
  is_free_sample: _sample,
  hints,
  dead,
  ...question
}: Question): Finding[] {
  const place = { in_study_project: benchmark_id === null, has_hint: hints > 0, has_lesson: lesson_id !== null };
  return [...checkQuestion({ ...question, ...place }), ...found('DEAD_RESOURCE', null, dead)];
}

function contentOf(courseId: string): RawBuilder<Read | null> {
  return sql<Read | null>`(
    select json_build_object(
      'items', (
        select coalesce(json_agg(json_build_object('kind', i.kind, 'id', i.id, 'in_kind', i.in_kind, 'in_id', i.in_id,
          'in_name', i.in_name, 'name', i.name, 'published', i.published, 'texts', i.texts,
          'captions', jsonb_array_length(v.tracks) > 0, 'questions_per_lesson', b.questions_per_lesson,
          'question', case when q.id is not null then json_build_object('type', q.type, 'question', q.question,
            'correct_msg', q.correct_msg, 'incorrect_msg', q.incorrect_msg, 'incorrect_msg_two', q.incorrect_msg_two,
            'benchmark_id', q.benchmark_id, 'lesson_id', q.lesson_id, 'is_free_sample', q.is_free_sample,
            'answers', coalesce((
              select json_agg(json_build_object('answer', a.answer, 'answer_image', a.answer_image,
                'answer_image_alt', a.answer_image_alt, 'is_correct', a.is_correct, 'match', a.match) order by a.order_key)
              from answers a where a.question_id = q.id), '[]'::json),
            'hints', (select count(*) from question_resources r where r.question_id = q.id and r.type = 'hint'),
            'dead', (
              select count(*) from question_resources r
              left join book_pages p on p.id = r.page_id and p.deleted_on is null
              left join quickdeck_cards d on d.id = r.quickdeck_card_id and d.deleted_on is null
              left join quickclip_cards w on w.id = r.quickclip_card_id and w.deleted_on is null
              where r.question_id = q.id and num_nonnulls(p.id, d.id, w.id) = 0)
          ) end) order by i.place, i.id), '[]'::json)
        from ${courseItems(courseId)} i
        left join questions q on i.kind = 'QUESTION' and q.id = i.id
        left join quickclip_cards v on i.kind = 'QUICKCLIP_CARD' and v.id = i.id
        left join benchmarks b on i.kind = 'BENCHMARK' and b.id = i.id),
      'pages', (
        select coalesce(json_object_agg(l.slug, array(
          select w.page_id from lesson_pages w join book_pages p on p.id = w.page_id and p.deleted_on is null
          where w.lesson_id = l.id)), '{}'::json)
        from (
          select id, slug from lessons where course_id = ${courseId} and deleted_on is null
          union select s.lesson_id, s.slug from lesson_slugs s join lessons o on o.id = s.lesson_id
          where o.course_id = ${courseId} and o.deleted_on is null
        ) l)
    ) from courses c where c.id = ${courseId} and c.deleted_on is null)`;
}
