import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Spoken } from '../../ui/feedback/spoken.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import classes from './free-offers.module.css';
import { choicesQuery } from './free-offers-query.ts';
import { offerKinds, type OfferKind } from './offer-kinds.ts';
import { OfferName } from './offer-name.tsx';

type Props = {
  readonly kind: OfferKind;
  readonly search: string;
  readonly chosen: ReadonlySet<string>;
  readonly toggle: (id: string) => void;
};

/** What a search finds; what is in the list already is ticked and off. */
export function OfferChoices({ kind, search, chosen, toggle }: Props) {
  const words = texts.freeOffers;
  const screen = useScreenQuery(choicesQuery, { kind: offerKinds[kind].kind, search }, { fresh: true });
  if (!screen.data)
    return (
      <Unready
        screen={screen}
        what={words[kind].choicesNotLoaded}
        waiting={<Skeleton shape="list" count={4} />}
        back={null}
      />
    );
  const { choices, hasMore } = screen.data.freeOfferChoices;
  return (
    <>
      <Spoken text={words.found(choices.length)} />
      {choices.length === 0 ? (
        <Empty text={search === '' ? words[kind].nothingThere : words.noResults} />
      ) : (
        <ul className={classes['choices']}>
          {choices.map((offer) => (
            <li key={offer.id}>
              <label>
                <input
                  type="checkbox"
                  checked={offer.offered || chosen.has(offer.id)}
                  disabled={offer.offered}
                  onChange={() => toggle(offer.id)}
                />
                <OfferName offer={offer} />
                {!offer.shown && <Chip dense>{words.hidden}</Chip>}
                {offer.offered && <Chip dense>{words.inList}</Chip>}
              </label>
            </li>
          ))}
        </ul>
      )}
      {hasMore && <p className={classes['more']}>{words.more(choices.length)}</p>}
    </>
  );
}
