import type { ReactNode } from 'react';
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
};

type Props = {
  readonly words: Words;
  /** The fields in which the copies differ, and how each copy has them. */
  readonly fields: readonly { readonly name: string; readonly ours: ReactNode; readonly theirs: ReactNode }[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
};

/** Somebody else has changed what is edited: whose copy counts? It stays until that is decided. */
export function ConflictDialog({ words, fields, onKeep, onTake }: Props) {
  return (
    <Dialog
      title={words.title}
      size="comparison"
      actions={
        <>
          <Button variant="default" onClick={onTake}>
            {words.take}
          </Button>
          <Button data-autofocus onClick={onKeep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>{words.text}</p>
      <ul className={classes['fields']}>
        {fields.map(({ name, ours, theirs }) => (
          <li key={name}>
            <h3>{name}</h3>
            <dl>
              <div>
                <dt>{words.yours}</dt>
                <dd>{ours}</dd>
              </div>
              <div>
                <dt>{words.theirs}</dt>
                <dd>{theirs}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
