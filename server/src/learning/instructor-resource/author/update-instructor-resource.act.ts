import { builder } from '../../../base/graphql/builder.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { changeInstructorResource } from './change-instructor-resource.ts';
import { UpdateInstructorResourceInput } from './instructor-resource-input.ts';

builder.mutationField('updateInstructorResource', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a file for whoever teaches a course, or what is said of it, for content roles.',
    args: {
      data: t.arg({ type: UpdateInstructorResourceInput, description: 'What is to hold.' }),
      where: t.arg({ type: ContentWhere, description: 'Which file.' }),
    },
    resolve: (_root, { data, where: { id, version } }, context) =>
      author(context, 'updateInstructorResource', (act) =>
        changeInstructorResource(context.db, act, { id, ...(version == null ? {} : { base_version: version }) }, data),
      ),
  }),
);
