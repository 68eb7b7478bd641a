import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** The first screen of everyone. */
export function HomeScreen() {
  return (
    <Page>
      <PageHeader title={texts.home.myInstitution} />
    </Page>
  );
}
