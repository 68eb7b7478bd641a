import { caseStudySchema } from '@lectern/domain/learning/study-project/case-study.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { author } from '../../../base/change-set/author.ts';
import { Authored } from '../../../base/change-set/authored.ts';
import { holdItem } from '../../../base/content/hold-item.ts';
import { writeCaseStudies } from '../write-case-study.ts';
import { studyProjectKind } from '../write-study-project.ts';

const CreateCaseStudyInput = builder.inputType('CreateCaseStudyInput', {
  description: 'A new case study.',
  fields: (t) => ({ study_project_id: t.id({ description: 'The study project that it belongs to.' }) }),
});

builder.mutationField('createCaseStudy', (t) =>
  t.field({
    type: Authored,
    description: 'Makes a case study without questions, a draft behind the others.',
    args: { data: t.arg({ type: CreateCaseStudyInput, description: 'Where it belongs.' }) },
    resolve: (_root, { data }, context) =>
      author(context, 'createCaseStudy', async (act) => {
        const content = parseInput(caseStudySchema, data, 'data');
        await holdItem(context.db, studyProjectKind, content.study_project_id, 'data.study_project_id');
        return writeCaseStudies(context.db, act, [{ content }]);
      }),
  }),
);
