import { salesRoles } from '@lectern/domain/base/account/role.ts';
import { lazy, type ReactNode } from 'react';
import { SalesScreen } from '../business/sales/sales-screen.tsx';
import { StaffOnly } from '../base/session/staff-only.tsx';
import { texts } from '../texts/texts.ts';
import { subRoute, SubRoutes, type SubRoute } from './sub-routes.tsx';

const panels = {
  institutions: lazy(async () => ({
    default: (await import('../business/sales/institutions-panel.tsx')).InstitutionsPanel,
  })),
  renewals: lazy(async () => ({ default: (await import('../business/renewal/worklist.tsx')).Worklist })),
  users: lazy(async () => ({ default: (await import('../business/sales/users-panel.tsx')).UsersPanel })),
};

const Sales = () => <SalesScreen panels={panels} />;

export const routes: readonly SubRoute[] = [
  subRoute('', async () => Sales),
  subRoute(
    'institution/add',
    async () => (await import('../business/sales/add-institution-screen.tsx')).AddInstitutionScreen,
  ),
  subRoute(
    'institution/import',
    async () => (await import('../business/institutions-file/institutions-file-screen.tsx')).InstitutionsFileScreen,
  ),
  subRoute(
    'institution/$institutionId',
    async () => (await import('../business/sales/institution-screen.tsx')).InstitutionScreen,
  ),
  subRoute(
    'institution/$institutionId/quote/$licenseId',
    async () => (await import('../business/sales/license/quote-sheet.tsx')).QuoteSheet,
  ),
  subRoute(
    'institution/$institutionId/offer/$offerId',
    async () => (await import('../business/sales/license/offer/offer-sheet.tsx')).OfferSheet,
  ),
];

/** The screens of those who sell. */
export function SalesArea(): ReactNode {
  return (
    <StaffOnly roles={salesRoles} title={texts.shell.salesManagement}>
      <SubRoutes routes={routes} />
    </StaffOnly>
  );
}
