import { assessmentForm, type AssessmentSettings } from '@lectern/domain/learning/assessment/assessment-form.ts';
import { minute } from '@lectern/domain/learning/assessment/assessment-content.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { entities } from '@lectern/domain/base/merge/entities.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { offerUndo } from '../change-set/undo-store.ts';
import { useKeptForm } from '../working-copy/use-kept-form.tsx';
import { assessmentActs, type AssessmentKind } from './assessment-query.ts';

type Values = { readonly description: string; readonly time: string; readonly questions_per_lesson: string };

/** What an assessment says as it stands in the fields: minutes, and empty where there is no limit. */
const valuesOf = ({ description, time, questions_per_lesson }: AssessmentSettings): Values => ({
  description,
  time: time === null ? '' : String(Math.round((time / minute) * 100) / 100),
  questions_per_lesson: questions_per_lesson === null ? '' : String(questions_per_lesson),
});

type Edited = { readonly id: string; readonly version: number; readonly content: AssessmentSettings };

/** The form of a benchmark or a summary. */
export function useAssessmentForm(kind: AssessmentKind, { id, version, content }: Edited, onSaved: () => void) {
  return useKeptForm(
    { kind, id, name: texts.contentHistory.kinds[kind] },
    {
      schema: assessmentForm,
      initial: valuesOf(content),
      version,
      entity: entities.ASSESSMENT,
      mutation: assessmentActs[kind].update,
      toVariables: (data, base) => ({ data, where: { id, version: base ?? null } }),
      toValues: (theirs) => valuesOf(theirs),
      say: assessmentIssueText,
      failedText: texts.cmsAssessment.failed,
      onDone: ({ authored }) => {
        offerUndo(texts.cmsAssessment.saved, authored);
        onSaved();
      },
    },
  );
}

function assessmentIssueText(issue: FieldIssue): string {
  const words = texts.cmsAssessment;
  if (issue.code === 'TOO_HIGH') return words.maximum(issue.maximum);
  if (issue.code === 'TOO_LOW') return words.minimum(issue.minimum);
  return issue.code === 'WRONG_SHAPE' ? words.number : issueText(issue);
}
