import { IconPlus, IconTrash } from '@tabler/icons-react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './free-offers.module.css';
import type { Offer } from './free-offers-query.ts';
import type { OfferKind } from './offer-kinds.ts';
import { OfferName } from './offer-name.tsx';

type Props = {
  readonly kind: OfferKind;
  readonly offers: readonly Offer[];
  readonly onAdd: () => void;
  readonly onRemove: (offer: Offer) => void;
};

/** What is free of one kind; what visitors do not see yet says so. */
export function OfferList({ kind, offers, onAdd, onRemove }: Props) {
  const words = texts.freeOffers[kind];
  return (
    <Panel
      title={words.title}
      flush
      aside={
        <Button variant="default" size="sm" leftSection={<Icon of={IconPlus} size={16} />} onClick={onAdd}>
          {words.open}
        </Button>
      }
    >
      {offers.length === 0 ? (
        <Empty text={words.none} />
      ) : (
        <ul className={classes['offers']} aria-label={words.title}>
          {offers.map((offer) => (
            <li key={offer.id} {...ofLanguage(offer.language)}>
              <OfferName offer={offer} />
              {!offer.shown && <Chip dense>{texts.freeOffers.hidden}</Chip>}
              <IconButton
                icon={IconTrash}
                size="xs"
                label={texts.freeOffers.remove(offer.name)}
                onClick={() => onRemove(offer)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
