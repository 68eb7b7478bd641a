import { linkOptions } from '@tanstack/react-router';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { salesLink } from '../sales/sales-link.ts';
import { InstitutionsImport } from './institutions-import.tsx';
import { lastQuery } from './institutions-file-query.ts';

/** Creates institutions from a file: what it comes to is shown before anything is made. */
export function InstitutionsFileScreen() {
  const screen = useScreenQuery(lastQuery, {}, { beside: true });
  const words = texts.institutionsFile;
  return (
    <Page width="staff">
      <PageHeader
        title={words.title}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.sales.tabs.institutions, link: salesLink() },
        ]}
      />
      {screen.data ? (
        <>
          {screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
          <InstitutionsImport last={screen.data.lastInstitutionsImport ?? null} onChanged={screen.reload} />
        </>
      ) : (
        <Unready screen={screen} what={words.notLoaded} waiting={<PanelShape rows={3} height={49} />} back={null} />
      )}
    </Page>
  );
}
