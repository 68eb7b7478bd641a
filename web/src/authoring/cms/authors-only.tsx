import { contentRoles } from '@lectern/domain/base/account/role.ts';
import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { StaffOnly } from '../../base/session/staff-only.tsx';
import { AuthorRole } from './may.ts';

/** Lets content roles into content management and says which one looks; others are led home. */
export function AuthorsOnly({ children }: { readonly children: ReactNode }) {
  return (
    <StaffOnly roles={contentRoles} title={texts.cms.title}>
      {({ role }) => <AuthorRole value={role}>{children}</AuthorRole>}
    </StaffOnly>
  );
}
