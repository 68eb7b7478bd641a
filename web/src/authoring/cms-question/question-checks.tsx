import { checkQuestion } from '@lectern/domain/authoring/content-check/check-question.ts';
import { isError, type Finding } from '@lectern/domain/authoring/content-check/finding.ts';
import { saysSomething } from '@lectern/domain/base/rich-text/says-something.ts';
import { useId } from 'react';
import { texts } from '../../texts/texts.ts';
import classes from './question-form.module.css';
import type { QuestionValues } from './question-values.ts';

type Props = {
  /** The id of the form. */
  readonly form: string;
  readonly values: QuestionValues;
  /** Whether it is asked in a study project. */
  readonly inCase: boolean;
};

/** What learners would stumble over in a question, as far as it is written; each leads to its field, and nothing blocks. */
export function QuestionChecks({ form, values, inCase }: Props) {
  const id = useId();
  const words = texts.cmsCourse.checks;
  if (!saysSomething(values.question)) return null;
  const findings = checkQuestion({
    ...values,
    in_study_project: inCase,
    has_hint: values.hint !== null,
    has_lesson: values.lesson_id !== null,
  });
  if (findings.length === 0) return null;
  const errorsFirst = [...findings.filter(isError), ...findings.filter((one) => !isError(one))];
  const lead = (field: string) => {
    const path = field === 'lesson' ? 'lesson_id' : field;
    const found = `[data-path="${path}"], [data-path^="${path}."]`;
    document.getElementById(form)?.querySelector<HTMLElement>(found)?.focus();
  };
  const said = ({ code, count }: Finding) => words.found[code](count);
  return (
    <section aria-labelledby={id} className={classes['checks']}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        {errorsFirst.map((finding, index) => {
          const { field } = finding;
          return (
            <li key={index} data-error={isError(finding) || undefined}>
              {field === null ? (
                said(finding)
              ) : (
                <button type="button" onClick={() => lead(field)}>
                  {said(finding)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
