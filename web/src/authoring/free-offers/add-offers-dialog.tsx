import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useOneAct } from '../../graphql/use-one-act.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../ui/feedback/leaving.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { SearchField } from '../../ui/form/search-field.tsx';
import classes from './free-offers.module.css';
import { OfferChoices } from './offer-choices.tsx';
import { offerKinds, type OfferKind } from './offer-kinds.ts';

type Props = { readonly kind: OfferKind; readonly onDone: () => void; readonly onClose: () => void };

/** Chooses what is to be free among all there is, drafts too. */
export function AddOffersDialog({ kind, onDone, onClose }: Props) {
  const words = texts.freeOffers[kind];
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), 250);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { act, busy } = useOneAct();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const add = async () => {
    const failed = texts.freeOffers.notAdded;
    const said = { failed, refused: () => failed };
    if (!(await act<unknown, { ids: string[] }>(offerKinds[kind].add, { ids: [...chosen] }, said))) return;
    showToast('success', words.added);
    onDone();
  };
  const actions = (
    <>
      <span className={classes['chosen']}>{texts.freeOffers.chosen(chosen.size)}</span>
      <CancelButton onClick={onClose} />
      <Button disabled={chosen.size === 0} loading={busy} onClick={() => void add()}>
        {words.add}
      </Button>
    </>
  );
  return (
    <Dialog title={words.dialog} size="list" unsaved={chosen.size > 0} onClose={onClose} actions={actions}>
      <div className={classes['search']}>
        <SearchField label={words.search} value={typed} onChange={setTyped} />
      </div>
      <OfferChoices key={search} {...{ kind, search, chosen, toggle }} />
    </Dialog>
  );
}
