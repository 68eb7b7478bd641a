import type { RosterTicked } from '@lectern/domain/classroom/roster/roster-difference.ts';
import type { RosterChoice } from '@lectern/domain/classroom/roster/roster-state.ts';
import { builder } from '../../base/graphql/builder.ts';

/** Somebody whom an import removes. */
export const RosterMissingInput = builder.inputType('RosterMissingInput', {
  description: 'Somebody who is missing from a roster: a learner of a group, or who is awaited in it.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    user_id: t.id({ description: 'The learner, or the id of who is awaited.' }),
  }),
});

/** What can become of a learner of another group. */
export const RosterChoiceRef = builder.enumType('RosterChoice', {
  description: 'What becomes of somebody in a file who learns in another group.',
  values: {
    ADD: { description: 'They learn here too.' },
    MOVE: { description: 'They leave the other group for this one, with their work.' },
    LEAVE: { description: 'They stay there, and are not added.' },
  } satisfies Record<RosterChoice, { description: string }>,
});

/** What is chosen for one line. */
export const RosterChoiceInput = builder.inputType('RosterChoiceInput', {
  description: 'What becomes of the learner of another group in one line of a roster.',
  fields: (t) => ({
    line: t.int({ description: 'The number of the line.' }),
    choice: t.field({ type: RosterChoiceRef, description: 'What becomes of them.' }),
  }),
});

type Asked = Pick<RosterTicked, 'removed'> & {
  readonly choices?: readonly { readonly line: number; readonly choice: RosterChoice }[] | null | undefined;
};

/** What somebody has ticked and chosen, as the difference takes it. */
export const tickedIn = ({ removed, choices }: Asked): RosterTicked => ({
  removed,
  choices: new Map(choices?.map(({ line, choice }) => [line, choice])),
});
