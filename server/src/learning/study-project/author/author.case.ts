import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createCaseStudy',
    variables: ({ draft_project_id }) => ({ data: { study_project_id: draft_project_id } }),
  },
  {
    operation: 'createKeyElement',
    variables: ({ draft_project_id, mark }) => ({
      data: { study_project_id: draft_project_id, name: `${mark} new element`, type: 'ebook' },
    }),
  },
  {
    operation: 'createStudyProject',
    variables: ({ draft }) => ({ data: { lesson_id: draft.lesson_id, level: 1, introduction: '<h2>Learn</h2>' } }),
  },
  { operation: 'deleteCaseStudy', variables: ({ spare }) => ({ id: spare.case_study_id }) },
  { operation: 'deleteKeyElement', variables: ({ spare }) => ({ id: spare.key_element_id }) },
  { operation: 'deleteStudyProject', variables: ({ spare }) => ({ id: spare.study_project_id }) },
  {
    operation: 'addKeyElementResources',
    variables: ({ draft, page_id }) => ({ resource_ids: [page_id], key_element_id: draft.key_element_id }),
  },
  {
    operation: 'removeKeyElementResource',
    variables: ({ draft, page_id }) => ({ keyElementId: draft.key_element_id, resourceId: page_id }),
  },
  { operation: 'publishCaseStudy', variables: ({ draft }) => ({ id: draft.case_study_id }) },
  { operation: 'unpublishCaseStudy', variables: ({ draft }) => ({ id: draft.case_study_id }) },
  { operation: 'publishKeyElement', variables: ({ draft }) => ({ id: draft.key_element_id }) },
  { operation: 'unpublishKeyElement', variables: ({ draft }) => ({ id: draft.key_element_id }) },
  { operation: 'publishStudyProject', variables: ({ draft }) => ({ id: draft.study_project_id }) },
  { operation: 'unpublishStudyProject', variables: ({ draft }) => ({ id: draft.study_project_id }) },
  { operation: 'studyProjectParts', variables: ({ study_project_id }) => ({ id: study_project_id }) },
  {
    operation: 'updateKeyElement',
    variables: ({ draft, mark }) => ({ where: { id: draft.key_element_id }, data: { name: `${mark} element` } }),
  },
  {
    operation: 'updateStudyProject',
    variables: ({ draft, mark }) => ({
      where: { id: draft.study_project_id },
      data: { introduction: `<h2>Apply: ${mark}</h2>` },
    }),
  },
];
