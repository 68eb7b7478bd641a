import { contentRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import { Navigate, useRouter } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Unrecorded } from '../../learning/player/unrecorded.ts';
import { viewerQuery } from './viewer-query.ts';

/** Lets content roles into preview, where nothing is recorded; others are led home, with the address they came for. */
export function ContentRolesOnly({ children }: { readonly children: ReactNode }) {
  const screen = useScreenQuery(viewerQuery, {});
  const router = useRouter();
  const [origin] = useState(() => router.state.location.href);
  const role = screen.data?.viewer?.role;
  if (!screen.data) {
    return (
      <Page>
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.page}
          title={texts.preview.title}
          waiting={<Spinner />}
          back={null}
        />
      </Page>
    );
  }
  if (!isRoleOf(contentRoles, role)) return <Navigate to="/" state={{ origin }} replace />;
  return <Unrecorded value={texts.preview.exercise}>{children}</Unrecorded>;
}
