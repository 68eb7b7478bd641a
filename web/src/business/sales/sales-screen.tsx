import { Suspense, type ComponentType } from 'react';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { salesTabs, useSalesTab, type SalesTab } from './sales-search.ts';

type Props = { readonly panels: Readonly<Record<SalesTab, ComponentType>> };

/** The sales area: its tabs. */
export function SalesScreen({ panels }: Props) {
  const [tab, choose] = useSalesTab();
  const words = texts.sales;
  const Panel = panels[tab];
  return (
    <Page width="staff">
      <PageHeader title={texts.shell.salesManagement} tab={words.tabs[tab]} />
      <Tabs
        label={texts.shell.salesManagement}
        tabs={salesTabs.map((value) => ({ value, label: words.tabs[value] }))}
        value={tab}
        onChange={choose}
      >
        <Suspense fallback={<Skeleton shape="list" />}>
          <Panel key={tab} />
        </Suspense>
      </Tabs>
    </Page>
  );
}
