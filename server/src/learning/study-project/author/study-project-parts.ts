import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { QuestionTypeRef } from '../../question/question.ts';
import { KeyElementType, type KeyElementShape } from '../../course/key-element.ts';

type Resource = { readonly id: string; readonly name: string };

type Element = {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly type: KeyElementShape['type'];
  readonly order_key: number;
  readonly published: boolean;
  readonly resources: readonly Resource[];
};

type CaseQuestion = {
  readonly id: string;
  readonly type: QuestionType;
  readonly is_reinforced: boolean;
  readonly excerpt: string;
};

type CaseStudy = { readonly id: string; readonly published: boolean; readonly questions: readonly CaseQuestion[] };

/** What a study project is made of, drafts too. */
export type StudyProjectPartsShape = {
  readonly id: string;
  readonly keyElements: readonly Element[];
  readonly caseStudies: readonly CaseStudy[];
};

const KeyElementResource = builder.objectRef<Resource>('KeyElementResource').implement({
  description: 'A page, a card or a clip that a key element shows.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the page, the card or the clip.' }),
    name: t.exposeString('name', { description: 'Its title, or the beginning of its term.' }),
  }),
});

const AuthoredKeyElement = builder.objectRef<Element>('AuthoredKeyElement').implement({
  description: 'A key element as its author lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the key element.' }),
    version: t.exposeInt('version', { description: 'Its version, to be sent with a change.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    type: t.expose('type', { type: KeyElementType, description: 'What it is made of.' }),
    order_key: t.exposeInt('order_key', { description: 'Its place in the study project.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    resources: t.field({
      type: [KeyElementResource],
      description: 'What it shows, in order.',
      resolve: ({ resources }) => [...resources],
    }),
  }),
});

const AuthoredCaseQuestion = builder.objectRef<CaseQuestion>('AuthoredCaseQuestion').implement({
  description: 'A question of a case study as its author lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the question.' }),
    type: t.expose('type', { type: QuestionTypeRef, description: 'How it is answered.' }),
    is_reinforced: t.exposeBoolean('is_reinforced', {
      description: 'False for the case question, true for one that reinforces it.',
    }),
    excerpt: t.exposeString('excerpt', { description: 'The beginning of its text, without markup.' }),
  }),
});

const AuthoredCaseStudy = builder.objectRef<CaseStudy>('AuthoredCaseStudy').implement({
  description: 'A case study as its author lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the case study.' }),
    published: t.exposeBoolean('published', { description: 'Whether learners see it.' }),
    questions: t.field({
      type: [AuthoredCaseQuestion],
      description: 'Its questions: the case first, then those that reinforce it.',
      resolve: ({ questions }) => [...questions],
    }),
  }),
});

/** What a study project is made of, drafts too. */
export const StudyProjectParts = builder.objectRef<StudyProjectPartsShape>('StudyProjectParts').implement({
  description: 'What a study project is made of, drafts too, as its editor lists it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the study project.' }),
    keyElements: t.field({
      type: [AuthoredKeyElement],
      description: 'Its key elements in order.',
      resolve: ({ keyElements }) => [...keyElements],
    }),
    caseStudies: t.field({
      type: [AuthoredCaseStudy],
      description: 'Its case studies in order.',
      resolve: ({ caseStudies }) => [...caseStudies],
    }),
  }),
});
