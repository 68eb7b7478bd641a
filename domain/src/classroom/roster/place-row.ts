import type { GroupRole } from '../../base/account/role.ts';
import type { EarlierMembership } from '../../business/seats/why-not-join.ts';
import { whyNotAddLearner, whyNotMove } from '../member/membership.ts';
import type { RosterRow } from './read-roster.ts';
import type {
  RosterChange,
  RosterChoice,
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
  /** What is chosen for lines with learners of other groups, by their numbers. */
  readonly choices: ReadonlyMap<number, RosterChoice>;
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
  const { kind, why, change, from = null, choices = [], choice = null } = decided;
  const about = { line: row.line, group_id: group?.id ?? null, user_id: person?.user_id ?? null };
  return { line: { ...about, kind, why, from, choices, choice }, change };
}

type Decided = Pick<RosterLine, 'kind' | 'why'> &
  Partial<Pick<RosterLine, 'from' | 'choices' | 'choice'>> & { readonly change: RosterChange | null };
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
  if (role === 'STUDENT') return placeLearner({ row, group, person, earlier: member?.earlier ?? 'NONE' }, places);
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

type Learner = {
  readonly row: RosterRow;
  readonly group: RosterGroup;
  readonly person: RosterPerson;
  readonly earlier: EarlierMembership;
};

/** Places a learner as it is chosen; who learns elsewhere moves by themselves only where the same file fills that group. */
function placeLearner({ row, group, person, earlier }: Learner, places: Places): Decided {
  const sources = sourcesOf(person, group, places);
  const pulling = sources.filter(({ pulls }) => pulls);
  const [movable, ...others] =
    [pulling, sources].map((some) => some.filter(({ may_move }) => may_move)).find((some) => some.length > 0) ?? [];
  const from = movable && others.length === 0 ? movable.id : null;
  const isInFile = pulling.length === 1 && pulling[0]?.isInFile === true;
  const choices: readonly RosterChoice[] =
    sources.length === 0 ? [] : from === null ? ['ADD', 'LEAVE'] : ['ADD', 'MOVE', 'LEAVE'];
  const usual = pulling.length === 0 ? 'ADD' : isInFile ? 'MOVE' : 'LEAVE';
  const said = places.choices.get(row.line);
  const choice = said !== undefined && choices.includes(said) ? said : usual;
  const among = choices.length === 0 ? {} : { from: from ?? sources[0]?.id ?? null, choices, choice };
  if (choice === 'LEAVE') return { kind: 'ELSEWHERE', why: null, change: null, ...among };
  return { ...among, ...takePlace({ group, person, earlier, from: choice === 'MOVE' ? from : null }, places) };
}

type Taking = Omit<Learner, 'row'> & { readonly from: string | null };

/** Gives a learner a place in a group, for that in another or beside it, or says why not. */
function takePlace({ group, person: { user_id }, earlier, from }: Taking, places: Places): Decided {
  const { learners, state } = places;
  const facts = { ...group, earlier, learners: learners.get(group.id) ?? 0 };
  const begunInBoth = state.begun.some((one) => one.user_id === user_id && one.from === from && one.to === group.id);
  const refusal =
    from === null
      ? whyNotAddLearner(facts, group.today)
      : whyNotMove({ ...facts, roleThere: null, begunInBoth }, group.today);
  if (refusal) return no(refusal);
  learners.set(group.id, facts.learners + 1);
  const at = { group_id: group.id, user_id };
  if (from === null) return { kind: 'ADDED', why: null, change: { act: 'ADD', ...at, role: 'STUDENT' } };
  leave(places, { group_id: from, user_id });
  return { kind: 'MOVED', why: null, change: { act: 'MOVE', ...at, from } };
}

/** Ends a membership, so that its place is free. */
export function leave({ learners, left }: Places, { group_id, user_id }: { group_id: string; user_id: string }): void {
  left.add(keyOf(group_id, user_id));
  const before = learners.get(group_id);
  if (before !== undefined) learners.set(group_id, before - 1);
}

/** Another group in which somebody learns; it pulls where learning here too would be the same once more. */
type Source = { readonly id: string; readonly isInFile: boolean; readonly pulls: boolean; readonly may_move: boolean };

/** The other groups in which a learner learns: of the file, where it does not name them too, and elsewhere. */
function sourcesOf({ email, user_id, memberships }: RosterPerson, group: RosterGroup, places: Places): Source[] {
  const { named, learners, left, state } = places;
  return memberships
    .map(({ group_id }) => group_id)
    .filter((id) => isLearner(memberships, id) && !left.has(keyOf(id, user_id)))
    .flatMap((id): Source[] => {
      if (learners.has(id))
        return named.has(keyOf(id, email)) ? [] : [{ id, isInFile: true, pulls: true, may_move: true }];
      const other = state.elsewhere.get(id);
      return other ? [{ id, isInFile: false, pulls: other.shares.includes(group.id), may_move: other.may_move }] : [];
    });
}
