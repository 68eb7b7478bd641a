import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { texts } from '../texts/texts.ts';
import { Failed } from '../ui/failed.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** A page broke or could not be fetched; it can be loaded again. */
export function PageFailed({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <Page>
      <VisuallyHidden>
        <PageHeading title={texts.ui.error}>{texts.ui.error}</PageHeading>
      </VisuallyHidden>
      <Failed
        onLoadAgain={() => {
          reset();
          void router.invalidate();
        }}
      />
    </Page>
  );
}
