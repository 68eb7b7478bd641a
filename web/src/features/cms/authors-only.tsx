import { contentRoles } from '@lectern/domain/account/role.ts';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Page } from '../../ui/page/page.tsx';
import { AuthorRole } from './may.ts';

const viewerQuery = graphql(`
  query AuthorsOnly_viewer {
    viewer {
      id
      role
    }
  }
`);

/** Lets content roles into content management and says which one looks; others are led home. */
export function AuthorsOnly({ children }: { readonly children: ReactNode }) {
  const screen = useScreenQuery(viewerQuery, {});
  if (!screen.data) {
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.page}
          title={texts.cms.title}
          waiting={<Spinner />}
          back={null}
        />
      </Page>
    );
  }
  const role = contentRoles.find((one) => one === screen.data?.viewer?.role);
  return role ? <AuthorRole value={role}>{children}</AuthorRole> : <Navigate to="/" replace />;
}
