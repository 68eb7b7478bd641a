import { Unready } from '../../../graphql/unready.tsx';
import type { ScreenData } from '../../../graphql/use-screen-query.ts';
import { texts } from '../../../texts/texts.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { salesLink } from '../sales-link.ts';

type Props = { readonly screen: ScreenData<unknown>; readonly what: string };

/** The page of a sheet that is awaited or could not be loaded. */
export const SheetUnready = ({ screen, what }: Props) => (
  <Page width="staff">
    <Unready
      screen={screen}
      what={what}
      title={texts.sales.licenses}
      waiting={<Skeleton shape="list" />}
      back={<LinkButton {...salesLink()}>{texts.sales.tabs.institutions}</LinkButton>}
    />
  </Page>
);
