import { mostReassigned } from '@lectern/domain/institution/reassignment.ts';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import classes from './reassign.module.css';
import type { Reassigned } from './reassign-dialog.tsx';
import type { Selected } from './use-selected.ts';

const ReassignDialog = lazy(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }));

type Props = {
  /** The institutions that are shown. */
  readonly shown: readonly Reassigned[];
  readonly selected: Selected;
  /** Some have another sales manager. */
  readonly onChanged: () => void;
};

/** What is done with the institutions that are selected. */
export function ReassignBar({ shown, selected, onChanged }: Props) {
  const [asking, setAsking] = useState(false);
  const words = texts.sales.reassign;
  const chosen = shown.filter(({ id }) => selected.ids?.has(id));
  const button = { variant: 'default', size: 'xs' } as const;
  return (
    <div role="group" aria-label={words.label} className={classes['bar']}>
      <p aria-live="polite">
        {words.selected(chosen.length)}
        {chosen.length === mostReassigned && ` ${words.most(mostReassigned)}`}
      </p>
      <Button {...button} onClick={() => selected.add(shown.map(({ id }) => id))}>
        {words.all}
      </Button>
      <Button {...button} disabled={chosen.length === 0} onClick={() => setAsking(true)}>
        {words.reassign}
      </Button>
      <Button {...button} variant="subtle" onClick={selected.end}>
        {words.end}
      </Button>
      {asking && (
        <Suspense>
          <ReassignDialog
            institutions={chosen}
            onChanged={() => {
              selected.end();
              onChanged();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
