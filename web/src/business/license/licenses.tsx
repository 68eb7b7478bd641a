import { hasFewPlaces } from '@lectern/domain/business/license/few-places.ts';
import { IconLicense } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { AskButton } from '../sales-question/ask-button.tsx';
import { LicenseCard } from './license-card.tsx';
import classes from './licenses.module.css';

const RenewalMails = lazy(async () => ({ default: (await import('../renewal-mails/renewal-mails.tsx')).RenewalMails }));

const licensesQuery = graphql(`
  query Licenses_licensesByInstitution($institutionId: ID!) {
    licensesByInstitution(institutionId: $institutionId) {
      id
      name
      state
      max_users
      slots_used
      institution {
        id
        allowed_operations
      }
      ...LicenseCard_license
    }
  }
`);

type Props = {
  readonly institutionId: string;
  /** Said where there are none, to others than its members. */
  readonly none?: string;
};

/** The licenses of an institution for those who teach in it, administer it or help it. */
export function Licenses({ institutionId, none }: Props) {
  const screen = useScreenQuery(licensesQuery, { institutionId }, { fresh: true });
  const licenses = screen.data?.licensesByInstitution;
  const mailed = licenses?.some(({ institution }) => institution.allowed_operations.includes('setRenewalMails'));
  if (!licenses) return <Unready screen={screen} what={texts.license.notLoaded} waiting={<Shape />} back={null} />;
  return (
    <>
      {screen.error && <Failed what={texts.license.notLoaded} onLoadAgain={screen.reload} />}
      {licenses.length === 0 && <Empty text={none ?? texts.license.none} icon={IconLicense} />}
      <div className={classes['cards']}>
        {licenses.map((license) => {
          const { id, name, institution } = license;
          const asks = institution.allowed_operations.includes('askSalesManager') && hasFewPlaces(license);
          return (
            <LicenseCard
              key={id}
              license={license}
              act={
                asks ? <AskButton institutionId={institutionId} question={{ about: 'license', id, name }} /> : undefined
              }
            />
          );
        })}
      </div>
      {mailed && (
        <div className={classes['mails']}>
          <Suspense>
            <RenewalMails institutionId={institutionId} />
          </Suspense>
        </div>
      )}
    </>
  );
}

const Shape = () => (
  <PageShape head={null}>
    <div className={classes['cards']}>
      {[1, 2, 3].map((card) => (
        <PanelShape key={card} rows={1} height={176} />
      ))}
    </div>
  </PageShape>
);
