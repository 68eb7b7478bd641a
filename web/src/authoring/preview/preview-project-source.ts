import type { Client } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { sendMutation } from '../../base/saving/send-mutation.ts';
import type { ProjectSource } from '../../learning/study-project/project-source.ts';
import {
  openUnrecordedProject,
  unrecordedProject,
  unrecordedVerdict,
} from '../../learning/study-project/unrecorded-project.ts';
import { previewLink } from './preview-link.ts';

const beginQuery = graphql(`
  query PreviewProject_begin($projectId: ID!) {
    previewStudyProject(id: $projectId) {
      id
      ...UnrecordedProject_attempt
    }
  }
`);

const checkMutation = graphql(`
  mutation PreviewProject_check($data: CheckAnswerInput!) {
    checkAnswer(data: $data) {
      ...UnrecordedProject_checked
    }
  }
`);

/** A study project in preview: this page holds it, with the ticket that tries are checked with. */
export function previewProjectSource(client: Client, courseId: string, projectId: string): ProjectSource {
  const tickets = new Map<string, string>();
  return {
    begin: async () => {
      const context = { requestPolicy: 'network-only' } as const;
      const { data, error } = await client.query(beginQuery, { projectId }, context).toPromise();
      if (error || !data) return { kind: 'REFUSED', text: refusalOf(error)?.text ?? null };
      const { attempt, ticket } = unrecordedProject(data.previewStudyProject);
      tickets.set(attempt.id, ticket);
      return { kind: 'STARTED', attempt };
    },
    open: (attempt) =>
      openUnrecordedProject(
        { attempt, ticket: tickets.get(attempt.id) ?? '' },
        (one) => {
          const data = { ...one, study_project_id: projectId };
          return sendMutation(client, checkMutation, { data }, crypto.randomUUID(), ({ checkAnswer }) =>
            unrecordedVerdict(checkAnswer),
          );
        },
        // Content roles see every hint and explanation.
        () => {},
      ),
    base: `/cms/preview/course/${courseId}`,
    earnedIn: () => ({}),
    resourcePage: ({ id, case_number }, type) =>
      previewLink(courseId, `/study-project/${projectId}/media-library/${id}/${type}/${case_number ?? 1}`),
    bookOf: (lessonName) => previewLink(courseId, `/library/e-book/${lessonName}`),
    findNext: null,
    attemptsFrom: null,
  };
}
