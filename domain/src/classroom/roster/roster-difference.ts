import { isLearner, keyOf, leave, placeRow, type Placed, type Placement } from './place-row.ts';
import type { RosterRow } from './read-roster.ts';
import type { RosterChange, RosterChoice, RosterLine, RosterMissing, RosterState } from './roster-state.ts';

/** What an import comes to: each line of the file, who is missing from it, and the steps that make it so. */
export type RosterDifference = {
  readonly lines: readonly RosterLine[];
  readonly missing: readonly RosterMissing[];
  readonly changes: readonly RosterChange[];
};

/** Who is missing and is removed, and what is chosen for lines with learners of other groups, by their numbers. */
export type RosterTicked = {
  readonly removed: readonly Pick<RosterMissing, 'group_id' | 'user_id'>[];
  readonly choices: ReadonlyMap<number, RosterChoice>;
};

const nothingTicked: RosterTicked = { removed: [], choices: new Map() };

/**
 * What a file changes in the groups that it fills. A learner of another of them whom the file does not name there moves
 * from it; one of an open group elsewhere is added where that has no course in common, and else left there. Whoever brings
 * the file may choose otherwise. Whom the institution does not know is awaited.
 * Places that those `removed` and moves make free are given away in the order of the file; whom there is no place for, and
 * whatever else speaks against a line, is a CONFLICT and left out.
 */
export function rosterDifference(
  rows: readonly RosterRow[],
  state: RosterState,
  { removed, choices }: RosterTicked = nothingTicked,
): RosterDifference {
  const placements = rows.map((row) => placementOf(row, state));
  const firsts = new Map(
    placements.map((one) => [keyOf(one.group?.id ?? '', one.row.email), one] as const).toReversed(),
  );
  const named = new Set(
    rows.flatMap(({ group, email }) => (state.named.get(group) ?? []).map((id) => keyOf(id, email))),
  );
  const missing = missingFrom(placements, named, state);
  const gone = missing.filter(({ group_id, user_id }) =>
    removed.some((one) => one.group_id === group_id && one.user_id === user_id),
  );
  const places = {
    state,
    choices,
    firsts,
    named,
    people: new Map(state.people.map((person) => [person.email, person])),
    learners: new Map(filled(placements, state).map(({ id, learners }) => [id, learners])),
    left: new Set<string>(),
  };
  for (const one of gone) if (!one.is_awaited) leave(places, one);
  const removals = new Set(places.left);
  const placed = placements.map((placement) => placeRow(placement, places));
  const moves = movesOf(placed);
  // A move makes a place free for somebody earlier in the file.
  for (let moved = moves.length > 0; moved;) {
    moved = false;
    for (const [index, placement] of placements.entries()) {
      if (placed[index]?.line.why !== 'GROUP_FULL') continue;
      placed[index] = placeRow(placement, places);
      const more = movesOf([placed[index]]);
      moves.push(...more);
      moved ||= more.length > 0;
    }
  }
  const others = placed.flatMap(({ change }) => (change && change.act !== 'MOVE' ? [change] : []));
  return {
    lines: placed.map(({ line }) => line),
    missing: missing.filter(({ group_id, user_id }) => {
      const key = keyOf(group_id, user_id);
      return removals.has(key) || !places.left.has(key);
    }),
    changes: [...gone.map((one) => removalOf(one, state)), ...moves, ...others],
  };
}

function removalOf({ group_id, user_id, is_awaited }: RosterMissing, { awaited }: RosterState): RosterChange {
  if (!is_awaited) return { act: 'REMOVE', group_id, user_id };
  const email = awaited.find(({ id }) => id === user_id)?.email ?? '';
  return { act: 'AWAIT_NO_MORE', group_id, awaited_id: user_id, email };
}

const movesOf = (placed: readonly Placed[]): RosterChange[] =>
  placed.flatMap(({ change }) => (change?.act === 'MOVE' ? [change] : []));

/** The group that a line is about, or why there is none. */
function placementOf(row: RosterRow, { named, groups }: RosterState): Placement {
  if (row.wrong) return { row, group: null, why: row.wrong };
  const [id, ...more] = named.get(row.group) ?? [];
  if (more.length > 0) return { row, group: null, why: 'SEVERAL_GROUPS_OF_THAT_NAME' };
  const group = groups.find((one) => one.id === id);
  return group ? { row, group, why: null } : { row, group: null, why: 'UNKNOWN_GROUP' };
}

const filled = (placements: readonly Placement[], { groups }: RosterState) =>
  groups.filter(({ id }) => placements.some(({ group }) => group?.id === id));

function missingFrom(
  placements: readonly Placement[],
  named: ReadonlySet<string>,
  state: RosterState,
): RosterMissing[] {
  return filled(placements, state).flatMap(({ id: group_id }) => [
    ...state.people
      .filter(({ email, memberships }) => !named.has(keyOf(group_id, email)) && isLearner(memberships, group_id))
      .map(({ user_id }) => ({ group_id, user_id, is_awaited: false })),
    ...state.awaited
      .filter((one) => one.group_id === group_id && !named.has(keyOf(group_id, one.email)))
      .map(({ id }) => ({ group_id, user_id: id, is_awaited: true })),
  ]);
}
