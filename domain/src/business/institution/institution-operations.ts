import type { Operation } from '../../permission.ts';

/**
 * The operations about an institution that screens offer or leave out. Those that a member may call by their role in it
 * travel with the institution; an act that a screen is to offer is named here and nowhere else.
 */
export const institutionOperations = [
  'askSalesManager',
  'auditEntries',
  'createGroup',
  'deletedGroups',
  'groups',
  'institutionMembers',
  'licensesByInstitution',
  'setAwaitedMails',
  'setRenewalMails',
] as const satisfies readonly Operation[];

/** One of them. */
export type InstitutionOperation = (typeof institutionOperations)[number];
