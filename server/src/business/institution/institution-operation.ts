import type { InstitutionOperation } from '@lectern/domain/business/institution/institution-operations.ts';
import { builder } from '../../base/graphql/builder.ts';

/** An operation about an institution, by its name in this schema. */
export const InstitutionOperationRef = builder.enumType('InstitutionOperation', {
  description: 'An operation about an institution that screens offer to those who may call it.',
  values: {
    askSalesManager: { description: 'A question to those who sell: for more seats, or about a member.' },
    auditEntries: { description: 'Read what was done in it.' },
    createGroup: { description: 'A new group of one of its licenses.' },
    deletedGroups: { description: 'Its groups that were deleted lately, to restore them.' },
    groups: { description: 'All groups of the institution, of whoever they are.' },
    institutionMembers: { description: 'The people who belong to it.' },
    licensesByInstitution: { description: 'The licenses it holds.' },
    setAwaitedMails: { description: 'Whether people whom a roster awaits get a mail.' },
    setRenewalMails: { description: 'Whether its administrators get mails about its renewals.' },
  } satisfies Record<InstitutionOperation, { description: string }>,
});
