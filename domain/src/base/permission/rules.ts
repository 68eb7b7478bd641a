import {
  classroomRoles,
  contentRoles,
  groupRoles,
  helpRoles,
  teachingRoles,
  type GlobalRole,
  type GroupRole,
  type InstitutionRole,
} from '../account/role.ts';

/**
 * What the database says about the caller and the object of a call, at the moment of the call.
 * A scope that was not looked up, or in which the caller holds nothing, is left out and never allows anything.
 */
export type Principal = {
  /** True for a caller with a valid token whose user is not deleted. */
  readonly signedIn: boolean;
  readonly globalRole?: GlobalRole | null;
  /** The institution that owns the object; left out where no object was looked up. */
  readonly institutionId?: string | null;
  /** The live membership in the institution that owns the object. */
  readonly institutionRole?: InstitutionRole | null;
  /** The live membership in the group that the object belongs to. */
  readonly groupRole?: GroupRole | null;
  /** True where the object is the caller's own. */
  readonly isSelf?: boolean;
  /** True where the object belongs to a published free offer. */
  readonly isFree?: boolean;
  /** True for a confidential partner client instead of a person. */
  readonly partnerClient?: boolean;
};

/** One way of being allowed: a role held in a scope, or the person the object belongs to. */
export type Rule =
  | { readonly scope: 'anyone' | 'free' | 'signed-in' | 'own' | 'partner-client' }
  | { readonly scope: 'global'; readonly roles: readonly GlobalRole[] }
  | { readonly scope: 'institution'; readonly roles: readonly InstitutionRole[] }
  | { readonly scope: 'group'; readonly roles: readonly GroupRole[] };

/**
 * What the policy says of one operation: its rules, one of which suffices. An operation that the specified table of
 * permissions does not hold is ours, and says why it is there.
 */
export type Entry = readonly Rule[] | Ours;
export type Ours = { readonly rules: readonly Rule[]; readonly ours: string };
/** Also a visitor. */
export const anyone: Rule = { scope: 'anyone' };
/** Also a visitor, where the object belongs to a published free offer. */
export const whenFree: Rule = { scope: 'free' };
/** Every user. */
export const signedIn: Rule = { scope: 'signed-in' };
/** The person the object belongs to. */
export const self: Rule = { scope: 'own' };
/** A registered partner in place of a person. */
export const partnerClient: Rule = { scope: 'partner-client' };
/** Who holds one of these roles for all of Lectern. */
export const globally = (roles: readonly GlobalRole[]): Rule => ({ scope: 'global', roles });
/** Who holds one of these roles in the institution that owns the object. */
export const inInstitution = (roles: readonly InstitutionRole[]): Rule => ({ scope: 'institution', roles });
/** Who holds one of these roles in the group that the object belongs to. */
export const inGroup = (roles: readonly GroupRole[]): Rule => ({ scope: 'group', roles });

/** Who reads what is published of a course. */
export const publishedContent: readonly Rule[] = [
  inGroup(groupRoles),
  inInstitution(['CENTER_ADMIN']),
  globally(contentRoles),
  whenFree,
];
/** Who sees a group. */
export const groupReaders: readonly Rule[] = [
  inGroup(groupRoles),
  inInstitution(['CENTER_ADMIN']),
  globally(helpRoles),
];
/** The specification's instructor check: who teaches a group or answers for those who do. */
export const instructorCheck: readonly Rule[] = [
  inGroup(teachingRoles),
  inInstitution(['CENTER_ADMIN']),
  globally(classroomRoles),
];
/** A learner, and whoever passes the instructor check for them. */
export const ownOrTaught: readonly Rule[] = [self, ...instructorCheck];
