import { useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { useMay } from '../../cms/may.ts';
import { useAct } from '../../cms-item/use-act.ts';
import { useErrorsAsked } from '../../cms-item/use-errors-asked.tsx';
import type { TreeRow } from '../curriculum/tree-rows.ts';
import type { useMove } from '../curriculum/use-move.ts';
import type { Selection } from '../curriculum/use-selection.ts';
import { DeleteTogether } from './delete-together.tsx';
import { kindOfRow } from './kind-of-row.ts';
import { MoveTogether } from './move-together.tsx';
import { duplicateMutation, publishMutation, unpublishMutation } from './together-acts.ts';
import classes from './together.module.css';

type Props = {
  readonly rows: readonly TreeRow[];
  readonly selection: Selection;
  readonly mover: ReturnType<typeof useMove>;
};

/** What is done to all rows that are selected: each is one act, which is taken back as one. */
export function TogetherBar({ rows, selection, mover }: Props) {
  const [open, setOpen] = useState<'move' | 'delete' | null>(null);
  const { act, busy } = useAct();
  const errors = useErrorsAsked();
  const may = useMay();
  const words = texts.cmsCourse.together;
  const chosen = rows.filter(({ item }) => selection.ids.has(item.id));
  const [first] = chosen;
  const count = chosen.length;
  const movable = first?.movable && chosen.every((row) => row.movable === first.movable) ? first.movable : null;
  const items = chosen.map((row) => ({ kind: kindOfRow(row), id: row.item.id }));
  const ids = chosen.map(({ item }) => item.id);
  const publish = async (published: boolean) => {
    const done = published ? words.published(count) : words.unpublished(count);
    if (await act(published ? publishMutation : unpublishMutation, { items }, { done })) mover.say(done);
  };
  const duplicate = async () => {
    if (!movable) return;
    const done = words.duplicated(count);
    if (await act(duplicateMutation, { kind: movable, ids }, { done })) mover.say(done);
  };
  const off = busy || errors.busy || mover.busy || count === 0;
  const button = { variant: 'default', size: 'xs' } as const;
  return (
    <div role="group" aria-label={words.label} className={classes['bar']}>
      <p aria-live="polite">{words.selected(count)}</p>
      <Button {...button} disabled={off || !movable} onClick={() => setOpen('move')}>
        {words.move}
      </Button>
      <Button {...button} disabled={off || !movable} onClick={() => void duplicate()}>
        {words.duplicate}
      </Button>
      {may('publishContentItems') && (
        <>
          <Button {...button} disabled={off} onClick={() => void errors.guard(ids, () => void publish(true))}>
            {texts.cmsItem.state.publish}
          </Button>
          <Button {...button} disabled={off} onClick={() => void publish(false)}>
            {texts.cmsItem.state.unpublish}
          </Button>
        </>
      )}
      {may('deleteContentItems') && (
        <Button
          {...button}
          color="red"
          disabled={off || items.some(({ kind }) => kind === 'BENCHMARK')}
          onClick={() => setOpen('delete')}
        >
          {texts.cmsItem.state.delete}
        </Button>
      )}
      <Button {...button} variant="subtle" onClick={selection.end}>
        {words.end}
      </Button>
      {errors.dialog}
      {open === 'move' && movable && (
        <MoveTogether kind={movable} rows={chosen} mover={mover} onClose={() => setOpen(null)} />
      )}
      {open === 'delete' && <DeleteTogether rows={chosen} onClose={() => setOpen(null)} />}
    </div>
  );
}
