import type { Operation } from '@lectern/domain/permission.ts';
import type { AuditAction } from '../../../audit/audit-action.ts';
import type { Context } from '../../../graphql/context.ts';
import { undoCurriculum } from './undo-of-content.ts';
import { undoGroupDeletion, undoGroupTransfer, undoRoster } from './undo-of-groups.ts';
import { undoInstitutionDeletion, undoInstitutionEdit, undoInstitutions } from './undo-of-institutions.ts';
import {
  undoLicenseActivation,
  undoLicenseEdit,
  undoLicenseRenewal,
  undoLicenseWithdrawal,
} from './undo-of-licenses.ts';
import { undoInvitationRole, undoMemberRemoval, undoMemberRole, undoPeople, undoRole } from './undo-of-people.ts';
import type { LeftOut, UndoneEntry } from './undone-entry.ts';

/** How acts of one kind are taken back. */
export type Undoing = {
  /** The operation whose right is asked for: whoever may do that may take the act back. */
  readonly operation: Operation;
  /** True where what leads back leads back from the last of such acts upon a thing, so that an earlier one is refused. */
  readonly lastOnly?: true;
  /** Takes the act of an entry back and gives what it could not bring back; it refuses where something has changed since. */
  readonly undo: (context: Context, entry: UndoneEntry) => Promise<readonly LeftOut[]>;
};

/** Everything that is taken back from the audit log: the acts, how, and whose right it is. */
export const undoings: Partial<Record<AuditAction, Undoing>> = {
  ROLE_CHANGED: { operation: 'updateUser', undo: undoRole },
  MEMBER_CHANGED: { operation: 'updateInstitutionMember', undo: undoMemberRole },
  MEMBER_REMOVED: { operation: 'restoreInstitutionMember', lastOnly: true, undo: undoMemberRemoval },
  INVITATION_CHANGED: { operation: 'updateInstitutionInvitationMember', undo: undoInvitationRole },
  INSTITUTION_IMPORTED: { operation: 'undoInstitutionsImport', undo: undoInstitutions },
  INSTITUTION_CHANGED: { operation: 'updateInstitution', undo: undoInstitutionEdit },
  INSTITUTION_DELETED: { operation: 'restoreInstitution', lastOnly: true, undo: undoInstitutionDeletion },
  LICENSE_CHANGED: { operation: 'updateLicense', undo: undoLicenseEdit },
  LICENSE_ACTIVATED: { operation: 'undoLicenseActivation', lastOnly: true, undo: undoLicenseActivation },
  LICENSE_RENEWED: { operation: 'undoLicenseRenewal', lastOnly: true, undo: undoLicenseRenewal },
  LICENSE_WITHDRAWN: { operation: 'restoreLicense', lastOnly: true, undo: undoLicenseWithdrawal },
  GROUP_TRANSFERRED: { operation: 'transferGroup', undo: undoGroupTransfer },
  GROUP_DELETED: { operation: 'restoreGroup', lastOnly: true, undo: undoGroupDeletion },
  PEOPLE_IMPORTED: { operation: 'undoPeopleImport', undo: undoPeople },
  CURRICULUM_IMPORTED: { operation: 'publishCourse', undo: undoCurriculum },
  ROSTER_IMPORTED: { operation: 'undoRosterImport', undo: undoRoster },
};
