import { lazy, Suspense, useState } from 'react';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import classes from './another-attempt.module.css';
import type { AnotherAttempts } from './attempts-query.ts';
import type { AllowedTo } from './allow-dialog.tsx';

const AllowDialog = lazy(async () => ({ default: (await import('./allow-dialog.tsx')).AllowDialog }));

type Props = { readonly attempts: AnotherAttempts; readonly to: AllowedTo; readonly onAllowed: () => void };

/** What was allowed at an assessment, with its reason, and the way to allow one more where that is possible. */
export function AnotherAttempt({ attempts, to, onAllowed }: Props) {
  const [open, setOpen] = useState(false);
  const words = texts.anotherAttempt;
  const allowed = attempts.allowed.filter(({ exercise_id }) => exercise_id === to.exerciseId);
  const possible = attempts.can_be_allowed.includes(to.exerciseId);
  if (allowed.length === 0 && !possible) return null;
  return (
    <div className={classes['attempts']}>
      {allowed.map(({ granted_on, granted_by, reason, used }) => (
        <p key={granted_on}>
          <span>{words.kept(granted_by, localDay(granted_on), used)}</span>
          <q>
            <bdi>{reason}</bdi>
          </q>
        </p>
      ))}
      {possible && (
        <Button variant="default" size="xs" aria-label={words.allowAt(to.exercise)} onClick={() => setOpen(true)}>
          {words.allow}
        </Button>
      )}
      {open && (
        <Suspense>
          <AllowDialog to={to} onAllowed={onAllowed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
