import { useId, type ReactNode } from 'react';
import classes from './both-copies.module.css';

/** A part in which two copies differ, and how each copy has it. */
export type ComparedPart = {
  readonly part: string;
  readonly name: string;
  readonly ours: ReactNode;
  readonly theirs: ReactNode;
};

type Whose = 'OURS' | 'THEIRS';

type Props = {
  readonly labels: { readonly ours: string; readonly theirs: string };
  readonly parts: readonly ComparedPart[];
  /** What is chosen of each part so far. */
  readonly chosen?: Readonly<Record<string, Whose>>;
  /** Left out where there is nothing to choose. */
  readonly onChoose?: (part: string, whose: Whose) => void;
};

/** Two copies beside each other, part by part. */
export function BothCopies({ labels, parts, chosen = {}, onChoose }: Props) {
  return (
    <ul className={classes['fields']}>
      {parts.map(({ part, name, ours, theirs }) => {
        const choiceOf = (whose: Whose) =>
          onChoose ? { name, chosen: chosen[part] === whose, onChoose: () => onChoose(part, whose) } : {};
        return (
          <li key={part}>
            <h3>{name}</h3>
            <div className={classes['copies']} {...(onChoose ? { role: 'radiogroup', 'aria-label': name } : {})}>
              <Copy label={labels.ours} {...choiceOf('OURS')}>
                {ours}
              </Copy>
              <Copy label={labels.theirs} {...choiceOf('THEIRS')}>
                {theirs}
              </Copy>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

type CopyProps = {
  readonly label: string;
  /** What it is a copy of, where it can be chosen. */
  readonly name?: string;
  readonly chosen?: boolean;
  readonly onChoose?: () => void;
  readonly children: ReactNode;
};

/** One of both copies of a part. */
function Copy({ label, name, chosen, onChoose, children }: CopyProps) {
  const id = useId();
  return (
    <div className={classes['copy']} data-chosen={chosen || undefined}>
      {name === undefined ? (
        <p className={classes['whose']}>{label}</p>
      ) : (
        <label className={classes['whose']}>
          <input
            type="radio"
            name={name}
            aria-label={`${name}: ${label}`}
            aria-describedby={id}
            checked={chosen}
            onChange={onChoose}
          />
          {label}
        </label>
      )}
      <div id={id} className={classes['said']}>
        {children}
      </div>
    </div>
  );
}
