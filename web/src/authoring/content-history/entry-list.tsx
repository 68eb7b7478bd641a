import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import classes from './history.module.css';
import type { HistoryEntry } from './history-query.ts';
import { clockTime } from '../../texts/clock-time.ts';

type Props = {
  readonly entries: readonly HistoryEntry[];
  readonly present: number;
  readonly busy: boolean;
  readonly onCompare: (before: number, after: number) => void;
  readonly onRestore: (version: number) => void;
};

/** What was done to an item, act by act; each version beside the one before it, and the way back to it. */
export function EntryList({ entries, present, busy, onCompare, onRestore }: Props) {
  const words = texts.contentHistory;
  return (
    <ol className={classes['entries']}>
      {entries.map((entry, at) => {
        const { number, version, by, at: moment } = entry;
        const makes = entry.what !== 'PUBLISHED' && entry.what !== 'UNPUBLISHED';
        const isLast = entries.findIndex((one) => one.version === version) === at;
        return (
          <li key={number} className={classes['entry']}>
            <p>
              <strong>{words.version(version)}</strong> {whatText(entry)}
              <span>{words.doneBy(by ?? null, localDay(moment), clockTime(moment))}</span>
            </p>
            <div className={classes['acts']}>
              {makes && version > 1 && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={words.compareWith(version, version - 1)}
                  onClick={() => onCompare(version - 1, version)}
                >
                  {words.compare}
                </Button>
              )}
              {isLast && version < present && (
                <Button
                  variant="default"
                  size="xs"
                  loading={busy}
                  aria-label={words.restore(version)}
                  onClick={() => onRestore(version)}
                >
                  {words.restoreShort}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function whatText({ what, operation, undoes }: HistoryEntry): string {
  const words = texts.contentHistory;
  if (undoes) return words.undone;
  if (operation === 'import') return words.imported;
  if (operation === 'restoreContentVersion') return words.broughtBack;
  return words.what[what];
}
