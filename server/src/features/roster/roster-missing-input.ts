import { builder } from '../../graphql/builder.ts';

/** Somebody whom an import removes. */
export const RosterMissingInput = builder.inputType('RosterMissingInput', {
  description: 'A learner of a group who is missing from a roster.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    user_id: t.id({ description: 'The learner.' }),
  }),
});
