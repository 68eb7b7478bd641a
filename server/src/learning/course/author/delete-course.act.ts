import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { refuseOtherName } from '../../../base/content/refuse-other-name.ts';
import { removeItems } from '../../../base/content/remove-items.ts';
import { courseKind } from '../write-course.ts';

builder.mutationField('deleteCourse', (t) =>
  t.field({
    type: Authored,
    description:
      'Takes out a course with all that is in it, with a way back; the results of learners stay. It refuses with INVALID where the name is not exactly that of the course.',
    args: {
      id: t.arg.id({ description: 'Which course.' }),
      name: t.arg.string({ description: 'Its name, exactly, so that nobody deletes another one.' }),
    },
    resolve: (_root, { id, name }, context) =>
      author(context, 'deleteCourse', async (act) => {
        await refuseOtherName(context.db, courseKind, id, name);
        await removeItems(context.db, act, courseKind, [{ id }]);
      }),
  }),
);
