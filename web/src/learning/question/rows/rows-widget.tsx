import type { RowsAnswer } from '@lectern/domain/learning/question/rows/rows.ts';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import { RichText } from '../../../base/rich-text/rich-text.tsx';
import { OwnWords } from '../own-words.tsx';
import classes from './rows-widget.module.css';
import type { Verdict } from '../verdict-chip.tsx';
import type { WidgetProps } from '../widget-props.ts';

/** What the two buttons of a row say. */
export type RowWords = { readonly yes: string; readonly no: string };

type Props = WidgetProps<RowsAnswer> & { readonly words: RowWords };

/** True or false, correct or incorrect: a text and two joined buttons in each row; their order never changes. */
export function RowsWidget({ question, answer, onChange, state, labelledBy, words }: Props) {
  const id = useId();
  return (
    <ul aria-labelledby={labelledBy} className={classes['rows']}>
      {question.answers.map((row, index) => (
        <li key={row.id} className={classes['row']}>
          <fieldset aria-labelledby={`${id}${index}`} className={classes['set']}>
            <RichText id={`${id}${index}`} html={row.answer} className={classes['words']} />
            <span className={classes['pair']}>
              {[true, false].map((value) => (
                <Option
                  key={String(value)}
                  name={`${id}${index}-set`}
                  label={value ? words.yes : words.no}
                  chosen={answer.rows[row.id] === value}
                  verdict={state === 'settled' ? verdictOn(value, row.is_correct, answer.rows[row.id]) : null}
                  locked={state !== 'open'}
                  onChoose={() => onChange({ rows: { ...answer.rows, [row.id]: value } })}
                />
              ))}
            </span>
          </fieldset>
        </li>
      ))}
    </ul>
  );
}

function verdictOn(value: boolean, right: boolean | null, given: boolean | undefined): Verdict {
  if (value === right) return 'correct';
  return right !== null && value === given ? 'incorrect' : null;
}

type OptionProps = {
  readonly name: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly verdict: Verdict;
  readonly locked: boolean;
  readonly onChoose: () => void;
};

function Option({ name, label, chosen, verdict, locked, onChoose }: OptionProps) {
  return (
    <label className={classes['option']} data-chosen={chosen || undefined} data-verdict={verdict ?? undefined}>
      <input
        type="radio"
        name={name}
        className={classes['input']}
        checked={chosen}
        disabled={locked}
        onChange={onChoose}
      />
      {(chosen || verdict === 'correct') && <Icon of={verdict === 'incorrect' ? IconX : IconCheck} size={16} />}
      <OwnWords>{label}</OwnWords>
      {verdict !== null && (
        <VisuallyHidden>
          <OwnWords>{verdict === 'correct' ? texts.question.correctAnswer : texts.question.yourAnswer}</OwnWords>
        </VisuallyHidden>
      )}
    </label>
  );
}
