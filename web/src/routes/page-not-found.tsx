import { Navigate } from '@tanstack/react-router';
import { Shell } from '../base/shell/shell.tsx';
import { getSession } from '../base/session/session.ts';
import { texts } from '../texts/texts.ts';
import { Empty } from '../ui/feedback/empty.tsx';
import { LinkButton } from '../ui/action/link-button.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeader } from '../ui/page/page-header.tsx';

/** An address that no route knows: visitors are led home, everyone else is told so. */
export function PageNotFound() {
  if (getSession() === null) return <Navigate to="/" replace />;
  return (
    <Shell>
      <Page>
        <PageHeader title={texts.shell.notFound} />
        <Empty text={texts.shell.notFoundText}>
          <LinkButton to="/" variant="default" size="sm">
            {texts.shell.toHome}
          </LinkButton>
        </Empty>
      </Page>
    </Shell>
  );
}
