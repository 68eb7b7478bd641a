import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import classes from './both-copies.module.css';

type Words = {
  readonly title: string;
  readonly text: string;
  readonly yours: string;
  readonly theirs: string;
  readonly keep: string;
  readonly take: string;
  readonly mix: string;
};

/** A part in which two copies differ, and how each copy has it. */
export type ComparedPart<Field extends string = string> = {
  readonly name: string;
  /** The fields of the form that it is made of: they count together. */
  readonly fields: readonly Field[];
  readonly ours: ReactNode;
  readonly theirs: ReactNode;
};

type Props<Field extends string> = {
  readonly words: Words;
  readonly parts: readonly ComparedPart<Field>[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
  /** Told the fields in which theirs count; in the others ours do. Left out where no part can be chosen. */
  readonly onMix?: (taken: readonly Field[]) => void;
};

/** Somebody else has changed what is edited: whose copy counts, in each part? It stays until that is decided. */
export function ConflictDialog<Field extends string>({ words, parts, onKeep, onTake, onMix }: Props<Field>) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, theirs: boolean) =>
    setTaken((before) => new Set(theirs ? [...before, name] : [...before].filter((one) => one !== name)));
  const isMixed = taken.size > 0 && taken.size < parts.length;
  const chooses = onMix && parts.length > 1;
  const mix = () => onMix?.(parts.filter(({ name }) => taken.has(name)).flatMap(({ fields }) => fields));
  return (
    <Dialog
      title={words.title}
      size="comparison"
      actions={
        <>
          <Button variant="default" onClick={onTake}>
            {words.take}
          </Button>
          <Button data-autofocus variant={isMixed ? 'default' : 'filled'} onClick={onKeep}>
            {words.keep}
          </Button>
          {isMixed && <Button onClick={mix}>{words.mix}</Button>}
        </>
      }
    >
      <p>{words.text}</p>
      <ul className={classes['fields']}>
        {parts.map(({ name, ours, theirs }) => (
          <li key={name}>
            <h3>{name}</h3>
            <div className={classes['copies']} {...(chooses ? { role: 'radiogroup', 'aria-label': name } : {})}>
              <Copy
                label={words.yours}
                {...(chooses ? { name, chosen: !taken.has(name), onChoose: () => choose(name, false) } : {})}
              >
                {ours}
              </Copy>
              <Copy
                label={words.theirs}
                {...(chooses ? { name, chosen: taken.has(name), onChoose: () => choose(name, true) } : {})}
              >
                {theirs}
              </Copy>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
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
