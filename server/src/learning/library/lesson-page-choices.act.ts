import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { readInEditor } from '../../base/change-set/waiting-changes/as-it-will-be.ts';

type PageShape = { readonly id: string; readonly title: string; readonly page_number: number };
type BookShape = { readonly id: string; readonly name: string; readonly pages: readonly PageShape[] };
type ChoicesShape = {
  readonly lesson_id: string;
  readonly version: number;
  readonly language: string;
  readonly page_ids: readonly string[];
  readonly books: readonly BookShape[];
};

const PageChoice = builder.objectRef<PageShape>('LessonPageChoice').implement({
  description: 'A page that a lesson could show, without what it says.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the page.' }),
    title: t.exposeString('title', { description: 'Its title, often empty.' }),
    page_number: t.exposeInt('page_number', { description: 'Its number in the book.' }),
  }),
});

const BookChoice = builder.objectRef<BookShape>('LessonBookChoice').implement({
  description: 'A book of the product of a lesson.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the book.' }),
    name: t.exposeString('name', { description: 'Its title.' }),
    pages: t.field({ type: [PageChoice], description: 'Its pages by number.', resolve: ({ pages }) => [...pages] }),
  }),
});

const Choices = builder.objectRef<ChoicesShape>('LessonPageChoices').implement({
  description: 'The pages of a lesson, and those it could have.',
  fields: (t) => ({
    lesson_id: t.exposeID('lesson_id', { description: 'The lesson.' }),
    version: t.exposeInt('version', { description: 'The version of the lesson, to be sent with a change.' }),
    language: t.exposeString('language', { description: 'The language of its content, a BCP 47 tag.' }),
    page_ids: t.idList({ description: 'The pages it shows, in its order.', resolve: ({ page_ids }) => [...page_ids] }),
    books: t.field({
      type: [BookChoice],
      description: 'The books of its product by name, with all their pages.',
      resolve: ({ books }) => [...books],
    }),
  }),
});

builder.queryField('lessonPageChoices', (t) =>
  t.field({
    type: Choices,
    description: 'The pages of a lesson and of the books of its product, for content roles.',
    args: { lessonId: t.arg.id({ description: 'The lesson.' }) },
    resolve: async (_root, { lessonId }, context): Promise<ChoicesShape> => {
      const choices = await readInEditor(context, 'lessonPageChoices', [lessonId], choicesJson(lessonId));
      if (!choices) throw new Refusal('NOT_FOUND');
      return choices;
    },
  }),
);

const choicesJson = (lessonId: string) => sql<ChoicesShape | null>`(
  select json_build_object('lesson_id', l.id, 'version', l.version, 'language', c.language,
    'page_ids', (select coalesce(json_agg(p.id order by lp.order_key), '[]'::json)
      from lesson_pages lp join book_pages p on p.id = lp.page_id and p.deleted_on is null where lp.lesson_id = l.id),
    'books', (select coalesce(json_agg(json_build_object('id', b.id, 'name', b.name,
        'pages', (select coalesce(json_agg(json_build_object('id', p.id, 'title', p.title, 'page_number', p.page_number)
            order by p.page_number), '[]'::json) from book_pages p where p.book_id = b.id and p.deleted_on is null)
      ) order by b.name, b.id), '[]'::json) from books b where b.product_id = c.product_id and b.deleted_on is null))
  from lessons l join courses c on c.id = l.course_id and c.deleted_on is null
  where l.id = ${lessonId} and l.deleted_on is null)`;
