import { groupOf, type Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'awaitedMembers', variables: groupOf }];
