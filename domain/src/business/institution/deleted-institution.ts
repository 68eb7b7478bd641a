/** For how many days a deleted institution can be restored. */
export const daysToRestoreInstitution = 30;

/** How much others still count on in an institution. Its quotes are not among it: they go with it and come back with it. */
export type InstitutionDependants = {
  /** Who belongs to it. */
  readonly members: number;
  /** Invitations that can still be accepted. */
  readonly invitations: number;
  /** Licenses that were ever activated, those that are over too. */
  readonly licenses: number;
  /** Groups that there are, or that can be restored. */
  readonly groups: number;
};

/** Whether an institution may be deleted: only while nothing of it is of any use to anybody. */
export const isEmptyInstitution = ({ members, invitations, licenses, groups }: InstitutionDependants): boolean =>
  members + invitations + licenses + groups === 0;
