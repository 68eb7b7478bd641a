import { IconLicense } from '@tabler/icons-react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { LicenseCard } from './license-card.tsx';
import classes from './licenses.module.css';

const licensesQuery = graphql(`
  query Licenses_licensesByInstitution($institutionId: ID!) {
    licensesByInstitution(institutionId: $institutionId) {
      id
      ...LicenseCard_license
    }
  }
`);

/** The licenses of an institution for those who teach in it or administer it. */
export function Licenses({ institutionId }: { readonly institutionId: string }) {
  const screen = useScreenQuery(licensesQuery, { institutionId }, { fresh: true });
  const licenses = screen.data?.licensesByInstitution;
  if (!licenses) return <Unready screen={screen} what={texts.license.notLoaded} waiting={<Shape />} back={null} />;
  return (
    <>
      {screen.error && <Failed what={texts.license.notLoaded} onLoadAgain={screen.reload} />}
      {licenses.length === 0 && <Empty text={texts.license.none} icon={IconLicense} />}
      <div className={classes['cards']}>
        {licenses.map((license) => (
          <LicenseCard key={license.id} license={license} />
        ))}
      </div>
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
