import { Suspense } from 'react';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Tabs } from '../../ui/page/tabs.tsx';
import { useCmsTab, type CmsTab } from './cms-tab.ts';
import { useMay } from './may.ts';

type Props = { readonly tabs: readonly CmsTab[] };

/** Content management: its tabs, as far as whoever looks may use them. */
export function CmsScreen({ tabs }: Props) {
  const may = useMay();
  const shown = tabs.filter(({ operation }) => operation === undefined || may(operation));
  const [tab, choose] = useCmsTab(shown);
  if (!tab) return null;
  const { name, Panel } = tab;
  return (
    <Page width="staff">
      <PageHeader title={texts.cms.title} tab={texts.cms.tabs[name]} />
      <Tabs
        label={texts.cms.title}
        tabs={shown.map(({ name: value }) => ({ value, label: texts.cms.tabs[value] }))}
        value={name}
        onChange={choose}
      >
        <Suspense fallback={<Skeleton shape="cards" />}>
          <Panel />
        </Suspense>
      </Tabs>
    </Page>
  );
}
