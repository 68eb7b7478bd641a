import type { ReactNode } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import classes from './item-conflict.module.css';

/** A field of both copies, as it is shown; a text that is the same in both tells nothing. */
export type ComparedField = { readonly label: string; readonly ours: string; readonly theirs: string };

type Props = {
  readonly language: string;
  readonly fields: readonly ComparedField[];
  readonly onKeep: () => void;
  readonly onTake: () => void;
  /** How a text is shown, where it is more than words. */
  readonly show?: (text: string) => ReactNode;
};

/** Somebody else has changed the item that is edited: whose copy counts? It stays until that is decided. */
export function ItemConflict({ language, fields, onKeep, onTake, show = (text) => text }: Props) {
  const words = texts.cmsItem.conflict;
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
        {fields
          .filter(({ ours, theirs }) => ours !== theirs)
          .map(({ label, ours, theirs }) => (
            <li key={label}>
              <h3>{label}</h3>
              <dl>
                {(
                  [
                    [words.yours, ours],
                    [words.theirs, theirs],
                  ] as const
                ).map(([whose, text]) => (
                  <div key={whose}>
                    <dt>{whose}</dt>
                    <dd {...(text ? ofLanguage(language) : {})}>{text ? show(text) : words.none}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
      </ul>
    </Dialog>
  );
}
