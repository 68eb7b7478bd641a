import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, isInputObjectType, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';

/** What begins like this changes what is there already. */
const changes =
  /^(activate|correct|keep|move|putOff|reassign|release|renew|replace|reset|resolve|save|set|settle|transfer|update)/;

/** What tells a copy that was read from what holds by now. */
const guard = /^(version|revision|base_version|was)$/;

/** Changes that need no guard, and why: none of them carries a field that its person has not touched. */
const unguarded: Readonly<Record<string, string>> = {
  activateSummaries: 'It makes what is not there yet.',
  keepLateAnswers: 'What came first stays.',
  moveContent: 'It says one place, and the order is taken as it is by then.',
  moveContentItems: 'It says one place for several, and the order is taken as it is by then.',
  putOffLearner: 'It says one day.',
  reassignInstitutions: 'It says one person, and refuses nothing that another has given away since.',
  renewGroupKey: 'It takes no value at all.',
  replaceMedia: 'It changes one address wherever it stands by then.',
  resetAssessments: 'It says which ones, and they follow their course.',
  resolveContentComment: 'It says one state.',
  saveAnswers: 'It says the answers of a result that is kept once and for all.',
  saveExerciseResult: 'It ends an attempt as the server holds it.',
  setAwaitedMails: 'It says one state.',
  setExtraTime: 'It says one share.',
  setFreeSamples: 'It says one mark.',
  setInvitationReminders: 'It says one state.',
  setQuestionLessonReference: 'It says one lesson.',
  setRenewalMails: 'It says one state.',
  settleFollowUp: 'It says one state.',
  transferGroup: 'It says one person.',
  updateGroupMembers: 'It says one group for the learners that it names.',
  updateInstitutionInvitations: 'It says one role.',
};

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../schema.graphql'), 'utf8'));
const isGuarded = ({ args }: GraphQLField<unknown, unknown>): boolean =>
  args.some(({ name, type }) => {
    const input = getNamedType(type);
    return (
      guard.test(name) || (isInputObjectType(input) && Object.keys(input.getFields()).some((one) => guard.test(one)))
    );
  });

it('each change says which copy it was made to, or why it needs none', () => {
  const all = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) => changes.test(name));
  expect(all.length).toBeGreaterThan(40);
  const bare = all.filter((one) => !isGuarded(one)).map(({ name }) => name);
  expect(bare.toSorted()).toEqual(Object.keys(unguarded).toSorted());
});
