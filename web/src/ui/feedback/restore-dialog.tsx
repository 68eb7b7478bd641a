import { useState, type ReactNode } from 'react';
import { Button } from '../action/button.ts';
import { useFocusOnNew } from '../page/use-focus-on-new.ts';
import { Dialog } from './dialog.tsx';
import { Empty } from './empty.tsx';
import { MorePages } from './more-pages.tsx';
import classes from './restore-dialog.module.css';
import { Skeleton } from './skeleton.tsx';

/** Something that was taken away and can be brought back. */
type Entry = {
  readonly id: string;
  readonly name: string;
  /** What else tells it apart, and until when it can be brought back. */
  readonly detail: string;
};

type Props = {
  readonly title: string;
  readonly words: {
    readonly none: string;
    readonly notLoaded: string;
    readonly more: string;
    readonly restore: string;
    readonly restoreThis: (name: string) => string;
  };
  /** A list that comes in pages; null before the first one. */
  readonly pages: {
    readonly entries: readonly Entry[] | null;
    readonly cursor: string | null;
    readonly state: string;
    readonly more: () => void;
    readonly reload: () => void;
  };
  /** The list is asked for again once it is done. */
  readonly onRestore: (entry: Entry) => Promise<void>;
  readonly onClose: () => void;
  /** Stands in place of a list that was not read. */
  readonly children?: ReactNode;
};

/** What was taken away lately, each to be brought back. */
export function RestoreDialog({ title, words, pages, onRestore, onClose, children }: Props) {
  const { entries, cursor, state, more, reload } = pages;
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const [busy, setBusy] = useState<string | null>(null);
  const restore = async (entry: Entry) => {
    setBusy(entry.id);
    await onRestore(entry);
    setBusy(null);
    reload();
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {entries === null && state === 'busy' && !children && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <Empty text={words.none} />}
      {entries !== null && entries.length > 0 && (
        <ul ref={rows} className={classes['list']}>
          {entries.map((entry) => (
            <li key={entry.id} tabIndex={-1}>
              <p>
                <b>
                  <bdi>{entry.name}</bdi>
                </b>
                <span>{entry.detail}</span>
              </p>
              <Button
                variant="default"
                size="sm"
                loading={busy === entry.id}
                aria-label={words.restoreThis(entry.name)}
                onClick={() => void restore(entry)}
              >
                {words.restore}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={words.more} size="sm" />
    </Dialog>
  );
}
