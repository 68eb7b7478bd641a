import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';
import { Failed } from '../ui/feedback/failed.tsx';
import { Page } from '../ui/page/page.tsx';
import { PageHeading } from '../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../ui/page/visually-hidden.tsx';

/** A page broke or could not be fetched; it can be loaded again. */
export function PageFailed({ error }: ErrorComponentProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main>
      <Page>
        <VisuallyHidden>
          <PageHeading title={texts.shell.pageFailed}>{texts.shell.pageFailed}</PageHeading>
        </VisuallyHidden>
        {/* A newer version of the app may have taken the place of this one: only a new start fetches its code. */}
        <Failed what={texts.shell.notLoaded.page} onLoadAgain={() => window.location.reload()} />
      </Page>
    </main>
  );
}
