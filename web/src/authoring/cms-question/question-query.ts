import { graphql } from '../../graphql/generated/gql.ts';

/** A question with its key, as its author edits it, and what helps with it by name. */
export const questionQuery = graphql(`
  query CmsQuestion_contentItem($id: ID!) {
    contentItem(kind: QUESTION, id: $id) {
      id
      version
      content
    }
  }
`);

export const createMutation = graphql(`
  mutation CmsQuestion_createQuestion($data: QuestionInput!, $belongsTo: QuestionContainerInput!, $later: Boolean) {
    authored: createQuestion(data: $data, belongsTo: $belongsTo, later: $later) {
      change_set_id
      waits
    }
  }
`);

export const updateMutation = graphql(`
  mutation CmsQuestion_updateQuestion($data: QuestionInput!, $where: ContentWhere!) {
    authored: updateQuestion(data: $data, where: $where) {
      change_set_id
      waits
    }
  }
`);
