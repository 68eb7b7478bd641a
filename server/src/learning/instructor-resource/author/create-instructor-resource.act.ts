import {
  instructorResourceSchema,
  newInstructorResource,
} from '@lectern/domain/learning/course/instructor-resource-content.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { courseKind } from '../../course/write-course.ts';
import { writeInstructorResources } from '../write-instructor-resource.ts';
import { CreateInstructorResourceInput } from './instructor-resource-input.ts';
import { refuseMissingParts } from './refuse-missing-parts.ts';

builder.mutationField('createInstructorResource', (t) =>
  t.field({
    type: Authored,
    description: 'Adds a file of the media library to those for whoever teaches a course, for content roles.',
    args: { data: t.arg({ type: CreateInstructorResourceInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createInstructorResource', async (act) => {
        const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value != null));
        const content = parseInput(instructorResourceSchema, { ...newInstructorResource, ...given }, 'data');
        await holdItem(context.db, courseKind, content.course_id, 'data.course_id');
        await refuseMissingParts(context.db, content);
        return writeInstructorResources(context.db, act, [{ content }]);
      }),
  }),
);
