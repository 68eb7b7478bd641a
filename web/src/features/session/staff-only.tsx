import type { GlobalRole } from '@lectern/domain/account/role.ts';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Page } from '../../ui/page/page.tsx';

const viewerQuery = graphql(`
  query StaffOnly_viewer {
    viewer {
      id
      role
    }
  }
`);

/** Who looks at a screen of staff. */
export type Staff = { readonly id: string; readonly role: GlobalRole };

type Props = {
  readonly roles: readonly GlobalRole[];
  /** What the area is called. */
  readonly title: string;
  readonly children: (staff: Staff) => ReactNode;
};

/** Lets some roles into an area of staff; others are led home. */
export function StaffOnly({ roles, title, children }: Props) {
  const screen = useScreenQuery(viewerQuery, {});
  if (!screen.data) {
    return (
      <Page width="staff">
        <Unready screen={screen} what={texts.shell.notLoaded.page} title={title} waiting={<Spinner />} back={null} />
      </Page>
    );
  }
  const { viewer } = screen.data;
  return viewer && roles.includes(viewer.role) ? children(viewer) : <Navigate to="/" replace />;
}
