import { graphql } from '../../graphql/generated/gql.ts';
import type { CmsQuestion_ListQuery } from '../../graphql/generated/graphql.ts';

/** The questions of a benchmark or a case study, without their keys. */
export const questionsQuery = graphql(`
  query CmsQuestion_list($belongsTo: QuestionContainerInput!) {
    cmsQuestions(belongsTo: $belongsTo) {
      id
      version
      type
      text
      is_reinforced
      lesson {
        id
        name
      }
      has_hint
      has_reveal
      has_answers
      is_free_sample
    }
  }
`);

/** A question of the list. */
export type ListedQuestion = CmsQuestion_ListQuery['cmsQuestions'][number];

export const deleteMutation = graphql(`
  mutation CmsQuestion_deleteQuestion($where: ContentWhere!) {
    authored: deleteQuestion(where: $where) {
      change_set_id
      waits
    }
  }
`);

export const lessonMutation = graphql(`
  mutation CmsQuestion_setQuestionLessonReference($lessonId: ID, $questionIds: [ID!]) {
    authored: setQuestionLessonReference(lessonId: $lessonId, questionIds: $questionIds) {
      change_set_id
      waits
    }
  }
`);

export const samplesMutation = graphql(`
  mutation CmsQuestion_setFreeSamples($questionIds: [ID!]!, $isFreeSample: Boolean!) {
    authored: setFreeSamples(questionIds: $questionIds, isFreeSample: $isFreeSample) {
      change_set_id
      waits
    }
  }
`);

/** Puts questions before one of another benchmark or case study, or behind all that are there. */
export const moveToMutation = graphql(`
  mutation CmsQuestion_moveContentItems($data: MoveContentItemsInput!) {
    authored: moveContentItems(data: $data) {
      change_set_id
      waits
    }
  }
`);

/** Puts a question before another of its container, or behind all others. */
export const moveMutation = graphql(`
  mutation CmsQuestion_moveContent($data: MoveContentInput!) {
    authored: moveContent(data: $data) {
      change_set_id
      waits
    }
  }
`);
