import { courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'instructorResources', variables: courseOf }];
