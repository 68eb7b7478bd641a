import { studyProjectWithin } from '@lectern/domain/learning/study-project/study-project.ts';
import { z } from 'zod/mini';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { ContentWhere } from '../../../base/change-set/content-where.ts';
import { takePlace } from '../../../base/content/take-place.ts';
import { studyProjectKind, writeStudyProjects } from '../write-study-project.ts';
import { levelsOfProject } from './levels-of.ts';

const UpdateStudyProjectInput = builder.inputType('UpdateStudyProjectInput', {
  description: 'What a study project is to say. What is left out stays as it is.',
  fields: (t) => ({
    level: t.int({ required: false, description: 'Its level, 1 to those of the course.' }),
    study_project_number: t.int({
      required: false,
      description: 'Its number in lesson and level; those from there on move up.',
    }),
    introduction: t.string({
      required: false,
      description: 'Its introduction, HTML. The first h2 says Learn or Apply, and the title behind it.',
    }),
  }),
});

builder.mutationField('updateStudyProject', (t) =>
  t.field({
    type: Authored,
    description: 'Changes a study project. Where only its level changes, it stands behind the others of that level.',
    args: {
      data: t.arg({ type: UpdateStudyProjectInput, description: 'What it is to say.' }),
      where: t.arg({ type: ContentWhere, description: 'Which study project.' }),
    },
    resolve: (_root, { data, where }, context) =>
      author(context, 'updateStudyProject', async (act) => {
        const { db } = context;
        const levels = await levelsOfProject(db, where.id);
        const schema = z.partial(z.omit(studyProjectWithin(levels), { lesson_id: true }));
        const { study_project_number: place, ...changes } = parseInput(schema, data, 'data');
        const study_project_number = await takePlace(db, act, studyProjectKind, where, {
          place,
          within: changes.level,
        });
        return writeStudyProjects(db, act, [
          {
            id: where.id,
            changes: { ...changes, study_project_number },
            ...(where.version == null ? {} : { base_version: where.version }),
          },
        ]);
      }),
  }),
);
