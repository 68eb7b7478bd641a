import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { readLesson } from './read-lesson.ts';
import { BookPage } from '../library/book-page.ts';
import { QuickclipCard } from '../library/quickclip-card.ts';
import { QuickdeckCard } from '../library/quickdeck-card.ts';

const byLesson = (lessonId: string) => sql`l.id = ${lessonId}`;

builder.queryField('bookPages', (t) =>
  t.field({
    type: [BookPage],
    description: 'The e-book pages of a lesson in order.',
    args: { lessonId: t.arg.id({ description: 'The lesson.' }) },
    resolve: async (_root, { lessonId }, context) => {
      const lesson = await readLesson(context, 'bookPages', byLesson(lessonId), null, (path) => path === 'pages');
      return [...(lesson.pages ?? [])];
    },
  }),
);

builder.queryField('quickdeckCards', (t) =>
  t.field({
    type: [QuickdeckCard],
    description: 'The flash cards of a lesson in order.',
    args: { lessonId: t.arg.id({ description: 'The lesson.' }) },
    resolve: async (_root, { lessonId }, context) => {
      const lesson = await readLesson(context, 'quickdeckCards', byLesson(lessonId), null, (path) => path === 'cards');
      return [...(lesson.cards ?? [])];
    },
  }),
);

builder.queryField('quickclipCards', (t) =>
  t.field({
    type: [QuickclipCard],
    description: 'The videos of a lesson in order.',
    args: { lessonId: t.arg.id({ description: 'The lesson.' }) },
    resolve: async (_root, { lessonId }, context) => {
      const lesson = await readLesson(
        context,
        'quickclipCards',
        byLesson(lessonId),
        null,
        (path) => path === 'clip_cards',
      );
      return [...(lesson.clip_cards ?? [])];
    },
  }),
);
