import type { FieldIssue } from '@lectern/domain/issue.ts';
import {
  benchmarkQuestionForm,
  caseQuestionForm,
  type QuestionInput,
} from '@lectern/domain/learning/question/question-form.ts';
import type { QuestionHelp } from '@lectern/domain/learning/question/question-place.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import type { TypedDocumentNode } from 'urql';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { isCase, type EditedContainer } from './edited-container.ts';
import { createMutation, updateMutation } from './question-query.ts';
import { valuesOf, type QuestionValues } from './question-values.ts';

/** Which question is edited, and at which version; a new one says only whether it reinforces a case. */
export type EditedQuestion =
  | { readonly id: string; readonly version: number }
  | { readonly id: null; readonly is_reinforced: boolean };

/** What a saved question gives back. */
export type SavedQuestion = { readonly authored: { readonly change_set_id: string | null } };

/** The form of a question in its editor. */
export type QuestionForm = ReturnType<typeof useQuestionForm>;

const kinds = { EBOOK_PAGE: 'page', QUICKDECK: 'quickdeck', QUICKCLIP: 'quickclip' } as const;
const helpInput = (help: QuestionHelp | undefined) =>
  help ? { resource_type: kinds[help.kind], resource_ids: help.resource_ids } : null;

type Options = {
  /** Whether an answer that is kept is to go. */
  readonly removes: boolean;
  readonly onDone: (data: SavedQuestion) => void;
};

/** A form about one question, checked by the rules of its type and its container. */
export function useQuestionForm(
  container: EditedContainer,
  question: EditedQuestion,
  initial: QuestionValues,
  { removes, onDone }: Options,
) {
  const inCase = isCase(container);
  const isNew = question.id === null;
  const words = texts.cmsQuestion.editor;
  const item = {
    kind: 'QUESTION' as const,
    id: question.id,
    parent_id: isNew ? Object.values(container.belongsTo)[0] : null,
    name: texts.contentHistory.kinds.QUESTION,
    // A case study has a scenario and questions that reinforce it.
    ...(isNew
      ? { isOfForm: (data: Readonly<Record<string, unknown>>) => data['is_reinforced'] === initial.is_reinforced }
      : {}),
  };
  return useKeptForm(item, {
    schema: inCase ? caseQuestionForm : benchmarkQuestionForm,
    initial,
    entity: entities.QUESTION,
    ...(isNew ? {} : { version: question.version }),
    mutation: (isNew ? createMutation : updateMutation) as unknown as TypedDocumentNode<
      SavedQuestion,
      Record<string, unknown>
    >,
    toVariables: (input: QuestionInput, version, later) => ({
      data: { ...input, hint: helpInput(input.hint), reveal: helpInput(input.reveal) },
      ...(isNew
        ? { belongsTo: { ...container.belongsTo, ...(inCase ? { is_reinforced: question.is_reinforced } : {}) }, later }
        : { where: { id: question.id, version, later } }),
    }),
    toValues: valuesOf,
    say: questionIssueText,
    failedText: removes ? words.failedToDeleteAnswer : isNew ? words.failedToCreate : words.failedToUpdate,
    onDone,
  });
}

const feedback = new Set(['correct_msg', 'incorrect_msg', 'incorrect_msg_two']);

/** What is wrong with a question, in words. */
function questionIssueText(issue: FieldIssue): string {
  const words = texts.cmsQuestion.editor;
  const { code, field } = issue;
  if (code === 'NO_CORRECT_ANSWER') return words.noCorrect;
  if (code === 'ITEMS_ALIKE') return words.alike;
  if (code === 'NO_CONCEPT') return words.noConcept;
  if (field === 'answers' && code === 'TOO_FEW') return words.fewest(issue.minimum);
  if (field === 'answers' && code === 'TOO_MANY') return words.most(issue.maximum);
  if (code !== 'REQUIRED') return issueText(issue);
  if (field === 'question') return words.questionRequired;
  if (feedback.has(field)) return words.feedbackRequired;
  return field.endsWith('.match') ? words.descriptionRequired : words.answerRequired;
}
