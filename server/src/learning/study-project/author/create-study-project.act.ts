import { studyProjectWithin } from '@lectern/domain/learning/study-project/study-project.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { makeRoom } from '../../../base/content/make-room.ts';
import { studyProjectKind, writeStudyProjects } from '../write-study-project.ts';
import { levelsOfLesson } from './levels-of.ts';

const CreateStudyProjectInput = builder.inputType('CreateStudyProjectInput', {
  description: 'A new study project.',
  fields: (t) => ({
    lesson_id: t.id({ description: 'The lesson that it belongs to.' }),
    level: t.int({ description: 'Its level, 1 to those of the course.' }),
    study_project_number: t.int({
      required: false,
      description:
        'Its number in lesson and level; those from there on move up. Left out, it stands behind all others.',
    }),
    introduction: t.string({
      description: 'Its introduction, HTML. The first h2 says Learn or Apply, and the title behind it.',
    }),
  }),
});

builder.mutationField('createStudyProject', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a study project, a draft.',
    args: { data: t.arg({ type: CreateStudyProjectInput, description: 'What it says.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createStudyProject', async (act) => {
        const { db } = context;
        const levels = await levelsOfLesson(db, data.lesson_id);
        const given = { ...data, study_project_number: data.study_project_number ?? undefined };
        const content = parseInput(studyProjectWithin(levels), given, 'data');
        const { lesson_id: id, level: within, study_project_number: place } = content;
        if (place !== undefined) await makeRoom(db, act, studyProjectKind, { id, within }, { place });
        return writeStudyProjects(db, act, [{ content }]);
      }),
  }),
);
