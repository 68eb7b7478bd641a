import { IconFileText, IconLicense, IconPencil, IconPlus, IconSend, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { IconLink } from '../../../ui/action/icon-link.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LicenseCard } from '../../license/license-card.tsx';
import cards from '../../license/licenses.module.css';
import { salesLink } from '../sales-link.ts';
import classes from '../sales.module.css';
import type { OpenedLicense } from './opened-license.ts';
import { LicenseMenu } from './license-menu.tsx';
import { OfferLinks } from './offer/offer-links.tsx';
import { soldQuery, type SoldLicense } from './sold-query.ts';

const LicenseDialog = lazy(async () => ({ default: (await import('./license-dialog.tsx')).LicenseDialog }));

type Props = {
  readonly institutionId: string;
  /** Something has happened to them. */
  readonly onChanged: () => void;
};

/** The licenses of an institution for who sells them: quoted, activated, renewed and edited here. */
export function SoldLicenses({ institutionId, onChanged }: Props) {
  const screen = useScreenQuery(soldQuery, { institutionId }, { fresh: true });
  const [opened, setOpened] = useState<OpenedLicense | null>(null);
  const licenses = screen.data?.licensesByInstitution;
  const words = texts.sales;
  return (
    <section className={classes['section']}>
      <div className={classes['head']}>
        <h2>{words.licenses}</h2>
        <div className={classes['beside']}>
          <Button variant="subtle" size="sm" onClick={() => setOpened({ mode: 'withdrawn', institutionId })}>
            {words.withdrawal.list}
          </Button>
          <Button
            size="sm"
            leftSection={<Icon of={IconPlus} size={16} />}
            onClick={() => setOpened({ mode: 'quote', institutionId })}
          >
            {words.quote}
          </Button>
        </div>
      </div>
      {!licenses && (
        <Unready screen={screen} what={texts.license.notLoaded} waiting={<Skeleton shape="cards" />} back={null} />
      )}
      {licenses && screen.error && <Failed what={texts.license.notLoaded} onLoadAgain={screen.reload} />}
      {licenses?.length === 0 && <Empty text={words.noLicenses} icon={IconLicense} />}
      <div className={`${cards['cards']} ${classes['licenses']}`}>
        {licenses?.map((license) => (
          <LicenseCard
            key={license.id}
            license={license}
            act={<NextAct license={license} onOpen={setOpened} />}
            below={
              <>
                {license.is_quoted && <p className={classes['facts']}>{standingOf(license)}</p>}
                <OfferLinks {...{ institutionId, license }} />
              </>
            }
            beside={
              <div className={classes['beside']}>
                {license.is_quoted && (
                  <IconLink
                    icon={IconFileText}
                    label={words.sheet.openThis(license.name)}
                    link={salesLink(`institution/${institutionId}/quote/${license.id}`)}
                  />
                )}
                {license.is_quoted && (
                  <IconButton
                    icon={IconSend}
                    size="xs"
                    label={words.sending.sendThis(license.name)}
                    onClick={() => setOpened({ mode: 'send', license })}
                  />
                )}
                {license.is_quoted && (
                  <IconButton
                    icon={IconTrash}
                    size="xs"
                    label={words.withdrawal.withdrawThis(license.name)}
                    onClick={() => setOpened({ mode: 'withdraw', license })}
                  />
                )}
                <IconButton
                  icon={IconPencil}
                  size="xs"
                  label={words.editThis(license.name)}
                  onClick={() => setOpened({ mode: 'edit', license })}
                />
                {!license.is_quoted && <LicenseMenu {...{ institutionId, license }} onOpen={setOpened} />}
              </div>
            }
          />
        ))}
      </div>
      {opened && (
        <Suspense>
          <LicenseDialog
            opened={opened}
            now={licenses ?? []}
            onOpen={setOpened}
            onDone={() => {
              screen.reload();
              onChanged();
            }}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Whether a quote is a draft still, or its number and how long it holds. */
function standingOf({ quote }: SoldLicense): string {
  const { sending } = texts.sales;
  return quote ? sending.standing(quote.number, quote.valid_until) : sending.draft;
}

type ActProps = { readonly license: SoldLicense; readonly onOpen: (opened: OpenedLicense) => void };

/** What comes next for a license: a quote is activated; one that ends within 90 days, has ended or has a renewal offered is renewed. */
function NextAct({ license, onOpen }: ActProps) {
  const words = texts.sales;
  const runsOn = license.state === 'ACTIVE' || license.state === 'STARTS_LATER';
  if (runsOn && !license.offers.some(({ kind }) => kind === 'RENEWAL')) return null;
  const [mode, label, name] = license.is_quoted
    ? (['activate', words.activate, words.activateThis(license.name)] as const)
    : (['renew', words.renew, words.renewThis(license.name)] as const);
  return (
    <Button variant="light" size="sm" aria-label={name} onClick={() => onOpen({ mode, license })}>
      {label}
    </Button>
  );
}
