import { graphql } from '../../graphql/generated/gql.ts';

/** A study project as its player begins. */
export const projectQuery = graphql(`
  query StudyProjectScreen_project($projectId: ID!, $groupId: ID) {
    studyProject(id: $projectId, groupId: $groupId) {
      id
      level
      study_project_number
      title
      kind
      introduction
      total_questions
      lock_reason
      attempts
      lesson {
        id
        name
        course_id
        course_name
        language
        hint_opens_media_library
      }
      keyElements {
        id
        name
        type
        pages {
          ...MediaViewer_page
        }
        cards {
          ...Quickdeck_card
        }
        clip_cards {
          id
          ...ClipCard_card
        }
      }
      draft {
        ...StudyProject_attempt
      }
      latest {
        ...StudyProject_attempt
      }
    }
  }
`);
