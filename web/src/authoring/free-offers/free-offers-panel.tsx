import { useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { AddOffersDialog } from './add-offers-dialog.tsx';
import classes from './free-offers.module.css';
import { freeOffersQuery, type Offer } from './free-offers-query.ts';
import type { OfferKind } from './offer-kinds.ts';
import { OfferList } from './offer-list.tsx';
import { RemoveOffer } from './remove-offer.tsx';

type Open = { readonly kind: OfferKind; readonly removed?: Offer };

/** The lessons and the benchmarks that everybody may take without an account. */
export function FreeOffersPanel() {
  const screen = useScreenQuery(freeOffersQuery, {});
  const [open, setOpen] = useState<Open | null>(null);
  if (!screen.data)
    return <Unready screen={screen} what={texts.freeOffers.notLoaded} waiting={<PanelShape rows={4} />} back={null} />;
  const { freeOffers } = screen.data;
  const close = () => setOpen(null);
  const done = () => {
    close();
    screen.reload();
  };
  return (
    <div className={classes['panels']}>
      {(['lessons', 'courses'] as const).map((kind) => (
        <OfferList
          key={kind}
          kind={kind}
          offers={freeOffers[kind]}
          onAdd={() => setOpen({ kind })}
          onRemove={(removed) => setOpen({ kind, removed })}
        />
      ))}
      {open && !open.removed && <AddOffersDialog kind={open.kind} onDone={done} onClose={close} />}
      {open?.removed && <RemoveOffer kind={open.kind} offer={open.removed} onDone={done} onClose={close} />}
    </div>
  );
}
