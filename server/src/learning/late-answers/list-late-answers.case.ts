import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'lateAnswers', variables: groupOf }];
