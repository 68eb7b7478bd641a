import { linkOptions } from '@tanstack/react-router';
import { IconVideoOff } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { cmsLink } from './cms-link.ts';

/** Where the library of videos will be. */
export function VideoScreen() {
  const words = texts.cms.library;
  return (
    <Page width="staff">
      <PageHeader
        title={words.videos}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
        ]}
      />
      <Empty text={words.notAvailable} icon={IconVideoOff}>
        <LinkButton {...cmsLink()} variant="default" size="sm">
          {texts.cms.back}
        </LinkButton>
      </Empty>
    </Page>
  );
}
