import { linkOptions } from '@tanstack/react-router';
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

const beginQuery = graphql(`
  query FreeProject_begin($projectId: ID!) {
    freeStudyProject(id: $projectId) {
      id
      ...UnrecordedProject_attempt
    }
  }
`);

const checkMutation = graphql(`
  mutation FreeProject_check($data: CheckFreeAnswerInput!) {
    checkFreeAnswer(data: $data) {
      ...UnrecordedProject_checked
    }
  }
`);

/** Where a free study project is. */
export type FreeProjectPlace = { readonly lessonId: string; readonly projectId: string; readonly courseId: string };

/** A study project of a free lesson: this page holds it, with the ticket that tries are checked with. */
export function freeProjectSource(client: Client, { lessonId, projectId, courseId }: FreeProjectPlace): ProjectSource {
  const tickets = new Map<string, string>();
  const resources = new Map<string, string>();
  return {
    begin: async () => {
      const context = { requestPolicy: 'network-only' } as const;
      const { data, error } = await client.query(beginQuery, { projectId }, context).toPromise();
      if (error || !data) return { kind: 'REFUSED', text: refusalOf(error)?.text ?? null };
      const { attempt, ticket } = unrecordedProject(data.freeStudyProject);
      tickets.set(attempt.id, ticket);
      return { kind: 'STARTED', attempt };
    },
    open: (attempt) =>
      openUnrecordedProject(
        { attempt, ticket: tickets.get(attempt.id) ?? '' },
        (data) =>
          sendMutation(client, checkMutation, { data }, crypto.randomUUID(), ({ checkFreeAnswer }) =>
            unrecordedVerdict(checkFreeAnswer),
          ),
        (questionId, ticket) => resources.set(questionId, ticket),
      ),
    base: null,
    earnedIn: (questionId) => ({ ticket: resources.get(questionId) ?? '' }),
    resourcePage: ({ id, case_number }, type) =>
      linkOptions({
        to: '/free/$',
        params: {
          _splat: `lesson/${lessonId}/study-project/${projectId}/media-library/${id}/${type}/${case_number ?? 1}/${courseId}`,
        },
        // What comes after # stays in the browser and out of every log.
        hash: resources.get(id) ?? '',
      }),
    bookOf: () => linkOptions({ to: '/free/$', params: { _splat: `lesson/${lessonId}/library` } }),
    findNext: null,
    attemptsFrom: null,
  };
}
