import { mostReassigned } from '@lectern/domain/business/institution/reassignment.ts';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { ChosenActs } from '../../../ui/people/chosen-acts.tsx';
import type { Chosen } from '../../../ui/people/use-chosen.ts';
import classes from './reassign.module.css';
import type { Reassigned } from './reassign-dialog.tsx';

const ReassignDialog = lazy(async () => ({ default: (await import('./reassign-dialog.tsx')).ReassignDialog }));

type Props = {
  /** The institutions that are shown. */
  readonly shown: readonly Reassigned[];
  readonly chosen: Chosen<Reassigned>;
  /** Some have another sales manager. */
  readonly onChanged: () => void;
  /** The institutions are links again. */
  readonly onEnd: () => void;
};

/** What is done with the institutions that are chosen. */
export function ReassignBar({ shown, chosen: { rows, put }, onChanged, onEnd }: Props) {
  const [asking, setAsking] = useState(false);
  const words = texts.sales.reassign;
  const tooMany = rows.length > mostReassigned;
  return (
    <div role="group" aria-label={words.label} className={classes['bar']}>
      <ChosenActs
        said={[words.selected(rows.length), ...(tooMany ? [words.most(mostReassigned)] : [])].join(' ')}
        acts={[
          { label: words.all, onClick: () => put(shown) },
          { label: words.reassign, disabled: rows.length === 0 || tooMany, onClick: () => setAsking(true) },
        ]}
        end={{ label: words.end, onClick: onEnd }}
      />
      {asking && (
        <Suspense>
          <ReassignDialog
            institutions={rows}
            onChanged={() => {
              onEnd();
              onChanged();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
