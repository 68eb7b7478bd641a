import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../ui/feedback/leaving.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
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
  const [busy, setBusy] = useState(false);
  const send = useSend();
  const failed = useFailureToast();
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const add = async () => {
    failed.overtake();
    setBusy(true);
    const { data, error } = await send<unknown, { ids: string[] }>(offerKinds[kind].add, { ids: [...chosen] });
    setBusy(false);
    if (!data || error) return failed.say('error', texts.freeOffers.notAdded);
    showToast('success', words.added);
    return onDone();
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
