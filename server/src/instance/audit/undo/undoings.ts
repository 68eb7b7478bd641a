import { daysToRestoreFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { daysToRestore as daysToRestoreGroup } from '@lectern/domain/classroom/group/deleted-group.ts';
import { daysToRestoreInstitution } from '@lectern/domain/business/institution/deleted-institution.ts';
import { daysToRestoreInvitation, daysToRestoreMember } from '@lectern/domain/business/institution/members.ts';
import { daysToRestore as daysToRestoreLicense } from '@lectern/domain/business/license/license.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { daysToUndoImport } from '@lectern/domain/base/spreadsheet/table.ts';
import type { AuditAction } from '../../../base/audit-log/audit-action.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { undoCurriculum } from './undo-of-content.ts';
import { undoFollowUpDeletion, undoFollowUpEdit } from './undo-of-follow-ups.ts';
import { undoGroupDeletion, undoGroupEdit, undoGroupTransfer, undoRoster } from './undo-of-groups.ts';
import { undoInstitutionDeletion, undoInstitutionEdit, undoInstitutions } from './undo-of-institutions.ts';
import {
  undoLicenseActivation,
  undoLicenseEdit,
  undoLicenseRenewal,
  undoLicenseWithdrawal,
  undoOfferWithdrawal,
} from './undo-of-licenses.ts';
import { undoInvitationRoles, undoInvitationsWithdrawal, undoInvitationWithdrawal } from './undo-of-invitations.ts';
import { undoInvitationRole, undoMemberRemoval, undoMemberRole, undoPeople, undoRole } from './undo-of-people.ts';
import type { LeftOut, UndoneEntry } from './undone-entry.ts';

/** How acts of one kind are taken back. */
export type Undoing = {
  /** The operation whose right is asked for: whoever may do that may take the act back. */
  readonly operation: Operation;
  /** True where what leads back leads back from the last of such acts upon a thing, so that an earlier one is refused. */
  readonly lastOnly?: true;
  /** For how many days after the act what leads back leads back; for ever where it is left out. */
  readonly days?: number;
  /** Takes the act of an entry back and gives what it could not bring back; it refuses where something has changed since. */
  readonly undo: (context: Context, entry: UndoneEntry) => Promise<readonly LeftOut[]>;
};

/** Everything that is taken back from the audit log: the acts, how, and whose right it is. */
export const undoings: Partial<Record<AuditAction, Undoing>> = {
  ROLE_CHANGED: { operation: 'updateUser', undo: undoRole },
  MEMBER_CHANGED: { operation: 'updateInstitutionMember', undo: undoMemberRole },
  MEMBER_REMOVED: {
    operation: 'restoreInstitutionMember',
    lastOnly: true,
    days: daysToRestoreMember,
    undo: undoMemberRemoval,
  },
  INVITATION_CHANGED: { operation: 'updateInstitutionInvitationMember', undo: undoInvitationRole },
  INVITATIONS_CHANGED: { operation: 'updateInstitutionInvitations', undo: undoInvitationRoles },
  INVITATION_WITHDRAWN: {
    operation: 'restoreInstitutionInvites',
    lastOnly: true,
    days: daysToRestoreInvitation,
    undo: undoInvitationWithdrawal,
  },
  INVITATIONS_WITHDRAWN: {
    operation: 'restoreInstitutionInvites',
    days: daysToRestoreInvitation,
    undo: undoInvitationsWithdrawal,
  },
  INSTITUTION_IMPORTED: { operation: 'undoInstitutionsImport', days: daysToUndoImport, undo: undoInstitutions },
  INSTITUTION_CHANGED: { operation: 'updateInstitution', undo: undoInstitutionEdit },
  INSTITUTION_DELETED: {
    operation: 'restoreInstitution',
    lastOnly: true,
    days: daysToRestoreInstitution,
    undo: undoInstitutionDeletion,
  },
  LICENSE_CHANGED: { operation: 'updateLicense', undo: undoLicenseEdit },
  LICENSE_ACTIVATED: { operation: 'undoLicenseActivation', lastOnly: true, undo: undoLicenseActivation },
  LICENSE_RENEWED: { operation: 'undoLicenseRenewal', lastOnly: true, undo: undoLicenseRenewal },
  LICENSE_WITHDRAWN: {
    operation: 'restoreLicense',
    lastOnly: true,
    days: daysToRestoreLicense,
    undo: undoLicenseWithdrawal,
  },
  OFFER_WITHDRAWN: { operation: 'restoreLicenseOffer', undo: undoOfferWithdrawal },
  FOLLOW_UP_CHANGED: { operation: 'updateFollowUp', undo: undoFollowUpEdit },
  FOLLOW_UP_DELETED: {
    operation: 'restoreFollowUp',
    lastOnly: true,
    days: daysToRestoreFollowUp,
    undo: undoFollowUpDeletion,
  },
  GROUP_CHANGED: { operation: 'updateGroup', undo: undoGroupEdit },
  GROUP_TRANSFERRED: { operation: 'transferGroup', undo: undoGroupTransfer },
  GROUP_DELETED: { operation: 'restoreGroup', lastOnly: true, days: daysToRestoreGroup, undo: undoGroupDeletion },
  PEOPLE_IMPORTED: { operation: 'undoPeopleImport', days: daysToUndoImport, undo: undoPeople },
  CURRICULUM_IMPORTED: { operation: 'publishCourse', undo: undoCurriculum },
  ROSTER_IMPORTED: { operation: 'undoRosterImport', days: daysToUndoImport, undo: undoRoster },
};
