import type { GroupRole } from '../account/role.ts';
import type { EarlierMembership } from '../group/group.ts';
import { whyNotAddLearner, whyNotMove } from '../member/membership.ts';
import type { RosterRow } from './read-roster.ts';
import type {
  RosterChange,
  RosterConflict,
  RosterGroup,
  RosterLine,
  RosterMembership,
  RosterPerson,
  RosterState,
} from './roster-state.ts';

/** A line of the file with the group that it is about, or why there is none. */
export type Placement = { readonly row: RosterRow } & (
  | { readonly group: RosterGroup; readonly why: null }
  | { readonly group: null; readonly why: RosterConflict }
);

/** What is given away so far. */
export type Places = {
  readonly state: RosterState;
  readonly people: ReadonlyMap<string, RosterPerson>;
  /** The first line of each person in each group. */
  readonly firsts: ReadonlyMap<string, Placement>;
  /** Whom the file names in which group, also on a line that is left out. */
  readonly named: ReadonlySet<string>;
  /** How many learners each group of the file has by now. */
  readonly learners: Map<string, number>;
  /** Memberships that the import ends. */
  readonly left: Set<string>;
};

/** What becomes of a line, and the step that it takes. */
export type Placed = { readonly line: RosterLine; readonly change: RosterChange | null };

/** One person in one group. */
export const keyOf = (groupId: string, whom: string) => `${groupId} ${whom}`;

/** Whether somebody is a live learner of a group. */
export const isLearner = (memberships: readonly RosterMembership[], groupId: string) =>
  memberships.some(({ group_id, role, earlier }) => group_id === groupId && role === 'STUDENT' && earlier === 'LIVE');

/** Decides one line as far as places are given away by now, and gives its own place away. */
export function placeRow(placement: Placement, places: Places): Placed {
  const { row, group } = placement;
  const person = places.people.get(row.email) ?? null;
  const decided = group ? decide({ row, group, person, placement }, places) : no(placement.why);
  const { kind, why, change } = decided;
  const from = change?.act === 'MOVE' ? change.from : null;
  return {
    line: { line: row.line, kind, why, from, group_id: group?.id ?? null, user_id: person?.user_id ?? null },
    change,
  };
}

type Decided = Pick<RosterLine, 'kind' | 'why'> & { readonly change: RosterChange | null };
const no = (why: RosterConflict): Decided => ({ kind: 'CONFLICT', why, change: null });

type About = {
  readonly row: RosterRow;
  readonly group: RosterGroup;
  readonly person: RosterPerson | null;
  readonly placement: Placement;
};

function decide({ row, group, person, placement }: About, places: Places): Decided {
  if (places.firsts.get(keyOf(group.id, row.email)) !== placement) return no('REPEATED');
  const member = person?.memberships.find(({ group_id }) => group_id === group.id);
  if (member?.earlier === 'LIVE')
    return isSaid(row.role, member.role) ? { kind: 'UNCHANGED', why: null, change: null } : no('OTHER_ROLE');
  if (!person?.institution_role) return awaitThem(row, group, places.state);
  const role = row.role ?? 'STUDENT';
  if (role === 'INSTRUCTOR' && !group.may_add_instructors) return no('MAIN_INSTRUCTOR_ONLY');
  if (person.institution_role !== role) return no('OTHER_ROLE');
  if (role === 'STUDENT') return placeLearner(group, person, member?.earlier ?? 'NONE', places);
  const change = { act: 'ADD', group_id: group.id, user_id: person.user_id, role } as const;
  return { kind: 'ADDED', why: null, change };
}

/** Whether a file that gives a role, or none, speaks of the role that somebody holds. */
const isSaid = (given: RosterRow['role'], held: GroupRole) =>
  given === null || (given === 'STUDENT') === (held === 'STUDENT');

/** Somebody awaited takes no place, but a group that nobody can join awaits nobody. */
function awaitThem(row: RosterRow, group: RosterGroup, { awaited }: RosterState): Decided {
  if (row.role === 'INSTRUCTOR') return no('OTHER_ROLE');
  const refusal = whyNotAddLearner({ ...group, group_size: 1, learners: 0, earlier: 'NONE' }, group.today);
  if (refusal) return no(refusal);
  const isAwaited = awaited.some(({ group_id, email }) => group_id === group.id && email === row.email);
  return { kind: 'AWAITED', why: null, change: isAwaited ? null : { act: 'AWAIT', group_id: group.id, row } };
}

function placeLearner(group: RosterGroup, person: RosterPerson, earlier: EarlierMembership, places: Places): Decided {
  const { learners, state } = places;
  const { user_id } = person;
  const [from, ...more] = sourcesOf(person, group, places);
  if (more.length > 0) return no('IN_SEVERAL_GROUPS');
  const facts = { ...group, earlier, learners: learners.get(group.id) ?? 0 };
  const begunInBoth = state.begun.some((one) => one.user_id === user_id && one.from === from && one.to === group.id);
  const refusal =
    from === undefined
      ? whyNotAddLearner(facts, group.today)
      : whyNotMove({ ...facts, roleThere: null, begunInBoth }, group.today);
  if (refusal) return no(refusal);
  learners.set(group.id, facts.learners + 1);
  const at = { group_id: group.id, user_id };
  if (from === undefined) return { kind: 'ADDED', why: null, change: { act: 'ADD', ...at, role: 'STUDENT' } };
  leave(places, { group_id: from, user_id });
  return { kind: 'MOVED', why: null, change: { act: 'MOVE', ...at, from } };
}

/** Ends a membership, so that its place is free. */
export function leave({ learners, left }: Places, { group_id, user_id }: { group_id: string; user_id: string }): void {
  left.add(keyOf(group_id, user_id));
  const before = learners.get(group_id);
  if (before !== undefined) learners.set(group_id, before - 1);
}

/** The groups that a learner leaves for this one: of the file, where it does not name them too, and elsewhere. */
function sourcesOf({ email, user_id, memberships }: RosterPerson, group: RosterGroup, places: Places): string[] {
  const { named, learners, left, state } = places;
  return memberships
    .map(({ group_id }) => group_id)
    .filter((id) => isLearner(memberships, id) && !left.has(keyOf(id, user_id)))
    .filter((id) =>
      learners.has(id) ? !named.has(keyOf(id, email)) : (state.elsewhere.get(id)?.includes(group.id) ?? false),
    );
}
