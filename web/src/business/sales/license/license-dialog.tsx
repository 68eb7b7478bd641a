import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { ActivateLicense } from './activate-license.tsx';
import { EditLicense } from './edit-license.tsx';
import { OfferLicense } from './offer/offer-license.tsx';
import { OffersDialog } from './offer/offers-dialog.tsx';
import type { OpenedLicense } from './opened-license.ts';
import { QuoteLicense } from './quote-license.tsx';
import { RenewLicense } from './renew-license.tsx';
import { SendQuote } from './send-quote.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { WithdrawnDialog } from './withdrawn-dialog.tsx';
import { productsQuery, type SoldLicense } from './sold-query.ts';

type Props = {
  readonly opened: OpenedLicense;
  /** The licenses as they are by now. */
  readonly now: readonly SoldLicense[];
  /** Something else is to be done instead. */
  readonly onOpen: (opened: OpenedLicense) => void;
  /** It was done. */
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Quotes, edits, activates or renews a license; offers a renewal or an enlargement; takes back a term; sends or withdraws a quote or lists those to restore. */
export function LicenseDialog({ opened, now, onOpen, onDone, onClose }: Props) {
  const done = () => {
    onDone();
    onClose();
  };
  if (opened.mode === 'quote' || opened.mode === 'edit' || opened.mode === 'offer')
    return <WithProducts opened={opened} onDone={done} onReload={onDone} onClose={onClose} />;
  if (opened.mode === 'withdraw') return <WithdrawDialog license={opened.license} onDone={onDone} onClose={onClose} />;
  if (opened.mode === 'withdrawn')
    return <WithdrawnDialog institutionId={opened.institutionId} onDone={onDone} onClose={onClose} />;
  if (opened.mode === 'takeBack')
    return <TakeBackDialog license={opened.license} act={opened.act} onDone={onDone} onClose={onClose} />;
  if (opened.mode === 'offers') {
    const license = now.find(({ id }) => id === opened.license.id) ?? opened.license;
    return <OffersDialog institutionId={opened.institutionId} {...{ license, onOpen, onDone, onClose }} />;
  }
  if (opened.mode === 'send')
    return <SendQuote license={opened.license} onDone={done} onReload={onDone} onClose={onClose} />;
  if (opened.mode === 'activate')
    return <ActivateLicense license={opened.license} onDone={done} onReload={onDone} onClose={onClose} />;
  const { license, offer } = opened;
  return <RenewLicense {...{ license, offer }} onDone={done} onReload={onDone} onClose={onClose} />;
}

type SoldProps = {
  readonly opened: Extract<OpenedLicense, { mode: 'quote' | 'edit' | 'offer' }>;
  readonly onDone: () => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

function WithProducts({ opened, onDone, onReload, onClose }: SoldProps) {
  const screen = useScreenQuery(productsQuery, {});
  if (!screen.data)
    return (
      <Dialog title={titleOf(opened)} onClose={onClose}>
        <Unready screen={screen} what={texts.shell.notLoaded.page} waiting={<Spinner />} back={null} />
      </Dialog>
    );
  const published = screen.data.products.filter((product) => product.published);
  if (opened.mode === 'quote')
    return <QuoteLicense institutionId={opened.institutionId} products={published} {...{ onDone, onClose }} />;
  const { license } = opened;
  if (opened.mode === 'offer') {
    const others = published.filter(({ id }) => !license.products.some((product) => product.id === id));
    return <OfferLicense license={license} kind={opened.kind} products={others} {...{ onDone, onReload, onClose }} />;
  }
  const held = license.products.filter(({ id }) => !published.some((product) => product.id === id));
  const products = [...published, ...held];
  return <EditLicense offer={opened.offer} {...{ license, products, onDone, onReload, onClose }} />;
}

function titleOf(opened: SoldProps['opened']): string {
  const { license, offer } = texts.sales;
  if (opened.mode === 'offer') return offer.title[opened.kind](opened.license.name);
  return opened.mode === 'quote' ? license.quoteTitle : license.editTitle;
}
