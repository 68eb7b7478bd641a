import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'retryMail', variables: ({ mail_id }) => ({ id: mail_id }) }];
