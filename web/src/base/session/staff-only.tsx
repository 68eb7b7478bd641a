import { isRoleOf, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Navigate } from '@tanstack/react-router';
import { createContext, use, type ReactNode } from 'react';
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

/** Somebody of the staff. */
export type Staff = { readonly id: string; readonly role: GlobalRole };

const CurrentStaff = createContext<Staff | null>(null);

/** Who looks at a screen inside `StaffOnly`. */
export function useStaff(): Staff {
  const staff = use(CurrentStaff);
  if (!staff) throw new Error('Screens of staff stand inside StaffOnly.');
  return staff;
}

type Props = {
  readonly roles: readonly GlobalRole[];
  /** What the area is called. */
  readonly title: string;
  readonly children: ReactNode | ((staff: Staff) => ReactNode);
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
  if (!viewer || !isRoleOf(roles, viewer.role)) return <Navigate to="/" replace />;
  return <CurrentStaff value={viewer}>{typeof children === 'function' ? children(viewer) : children}</CurrentStaff>;
}
