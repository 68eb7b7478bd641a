import { useCallback } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../../../graphql/generated/gql.ts';
import type { OffersDialog_LicenseOffersQuery } from '../../../../graphql/generated/graphql.ts';
import { usePages } from '../../../../graphql/use-pages.ts';
import { texts } from '../../../../texts/texts.ts';
import { Button } from '../../../../ui/action/button.ts';
import { LinkButton } from '../../../../ui/action/link-button.tsx';
import { Dialog } from '../../../../ui/feedback/dialog.tsx';
import { Empty } from '../../../../ui/feedback/empty.tsx';
import { MorePages } from '../../../../ui/feedback/more-pages.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Chip } from '../../../../ui/figures/chip.tsx';
import { useFocusOnNew } from '../../../../ui/page/use-focus-on-new.ts';
import { salesLink } from '../../sales-link.ts';
import sales from '../../sales.module.css';
import type { OpenedLicense } from '../opened-license.ts';
import type { SoldLicense, StandingOffer } from '../sold-query.ts';
import { sayDifference } from './say-not-applied.ts';
import { useOfferActs } from './use-offer-acts.ts';

const offersQuery = graphql(`
  query OffersDialog_licenseOffers($licenseId: ID!, $after: ID) {
    licenseOffers(licenseId: $licenseId, after: $after) {
      offers {
        id
        number
        kind
        state
        made_on
        valid_until
        version
        made_by {
          id
          first_name
          last_name
        }
      }
      cursor
    }
  }
`);

type ListedOffer = OffersDialog_LicenseOffersQuery['licenseOffers']['offers'][number];

type Props = {
  readonly institutionId: string;
  readonly license: SoldLicense;
  readonly onOpen: (opened: OpenedLicense) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

const applied = { RENEWAL: 'renew', ENLARGEMENT: 'edit' } as const;

/** All offers that were made for a license: each to print, and to apply or withdraw while it stands. */
export function OffersDialog({ institutionId, license, onOpen, onDone, onClose }: Props) {
  const { id: licenseId, name, offers: standing } = license;
  const differencesOf = (offer: ListedOffer) => standing.find(({ id }) => id === offer.id)?.differences;
  const client = useClient();
  const load = useCallback(
    async (after: string | null) => {
      const variables = { licenseId, after };
      const { data } = await client.query(offersQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { offers, cursor } = data.licenseOffers;
      return { entries: offers, cursor: cursor ?? null };
    },
    [client, licenseId],
  );
  const { entries, cursor, state, more, reload } = usePages(load);
  const rows = useFocusOnNew<HTMLUListElement>(entries?.length ?? 0);
  const { busy, withdraw, restore } = useOfferActs(() => {
    reload();
    onDone();
  });
  const words = texts.sales.offer;
  return (
    <Dialog title={words.allOf(name)} onClose={onClose}>
      {entries === null && state === 'busy' && <Skeleton shape="list" count={2} />}
      {entries?.length === 0 && <Empty text={words.none} />}
      <ul ref={rows} className={sales['withdrawn']}>
        {entries?.map((offer) => (
          <li key={offer.id}>
            <OfferLine offer={offer} differences={differencesOf(offer) ?? []} />
            <span className={sales['beside']}>
              <LinkButton
                {...salesLink(`institution/${institutionId}/offer/${offer.id}`)}
                variant="default"
                size="sm"
                aria-label={words.openThis(offer.number)}
              >
                {words.open}
              </LinkButton>
              {offer.state === 'STANDS' && differencesOf(offer)?.length === 0 && (
                <Button
                  size="sm"
                  aria-label={words.applyThis(offer.number)}
                  onClick={() => onOpen({ mode: applied[offer.kind], license, offer: offer.id })}
                >
                  {words.applyIt}
                </Button>
              )}
              {offer.state === 'STANDS' && (
                <Button
                  variant="default"
                  size="sm"
                  loading={busy === offer.id}
                  aria-label={words.withdrawThis(offer.number)}
                  onClick={() => void withdraw(offer)}
                >
                  {texts.sales.withdrawal.withdraw}
                </Button>
              )}
              {offer.state === 'WITHDRAWN' && (
                <Button
                  variant="default"
                  size="sm"
                  loading={busy === offer.id}
                  aria-label={words.restoreThis(offer.number)}
                  onClick={() => void restore(offer)}
                >
                  {texts.sales.withdrawal.restore}
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <MorePages pages={{ state, cursor, more }} notLoaded={words.notLoaded} label={texts.sales.loadMore} size="sm" />
    </Dialog>
  );
}

const tones = { STANDS: 'blue', APPLIED: 'green', WITHDRAWN: 'neutral', OVER: 'neutral' } as const;

type LineProps = {
  readonly offer: ListedOffer;
  /** What the license says otherwise than when it was made. */
  readonly differences: StandingOffer['differences'];
};

function OfferLine({ offer, differences }: LineProps) {
  const { number, kind, state, made_on, made_by, valid_until } = offer;
  const words = texts.sales.offer;
  const name = made_by ? texts.sales.person(made_by.first_name, made_by.last_name) : null;
  return (
    <p>
      <b>
        {words.kindOf[kind](number)} <Chip tone={tones[state]}>{words.states[state]}</Chip>
      </b>
      <span>{texts.sales.doneBy(name, made_on)}</span>
      <span>{words.valid(valid_until)}</span>
      {differences.map((difference) => (
        <span key={difference.field}>{sayDifference(difference)}</span>
      ))}
    </p>
  );
}
