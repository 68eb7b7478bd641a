import type { GlobalRole, GroupRole, InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { mayGive } from './roles-given.ts';

/** What somebody holds, and what is offered to their address. */
export type Held = {
  readonly id: string;
  readonly global: GlobalRole;
  readonly member: InstitutionRole | null;
  /** The role of a membership that has ended, with which it comes back. */
  readonly was_member: InstitutionRole | null;
  readonly group: GroupRole | null;
  /** The role in the group that ended together with the membership. */
  readonly was_in_group: GroupRole | null;
  readonly offered: InstitutionRole | null;
  readonly member_id: string | null;
  readonly invitation_id: string | null;
};
export type AllHeld = ReadonlyMap<string, Held>;

/** An entry of the audit log that is taken back. */
export type Entry = {
  readonly action: string;
  readonly object_id: string;
  readonly details: {
    readonly from?: string;
    readonly to?: string;
    readonly owner?: { readonly from: string; readonly to: string };
  };
};

type OneAct =
  | 'updateUser'
  | 'updateMember'
  | 'removeMember'
  | 'restoreMember'
  | 'addMember'
  | 'invite'
  | 'changeInvitation'
  | 'transfer';

/** What somebody does; the ids are those of people. */
export type Act = {
  readonly actor: string;
  readonly does: OneAct | 'undo';
  readonly about: string;
  /** Who is named for the group where the main instructor is removed. */
  readonly next: string;
  readonly role: InstitutionRole;
  readonly globalRole: GlobalRole;
  readonly entry: Entry | null;
};

/** To whom the group of a main instructor went when they were removed, by who left. */
export type Handed = Map<string, string>;

const leaderOf = (held: AllHeld) => [...held.values()].find(({ group }) => group === 'MAIN_INSTRUCTOR')?.id ?? '';

/** The same people, of whom one holds something else. */
const withHeld = (held: AllHeld, id: string, change: Partial<Held>): AllHeld =>
  new Map([...held].map(([one, of]) => [one, one === id ? { ...of, ...change } : of]));

const ledBy = (held: AllHeld, id: string): AllHeld =>
  withHeld(withHeld(held, leaderOf(held), { group: 'INSTRUCTOR' }), id, { group: 'MAIN_INSTRUCTOR' });

const of = (held: AllHeld, id: string) => held.get(id) as Held;

function broughtBack(held: AllHeld, id: string, handed: Handed): AllHeld {
  const { member, was_member, was_in_group } = of(held, id);
  if (member !== null) return held;
  const back = withHeld(held, id, { member: was_member, offered: null, group: was_in_group });
  const to = handed.get(id);
  handed.delete(id);
  return to !== undefined && to === leaderOf(held) && was_in_group !== null ? ledBy(back, id) : back;
}

/** What everybody holds after an act that was done. */
const foretold: Record<OneAct, (held: AllHeld, act: Act, handed: Handed) => AllHeld> = {
  updateUser: (held, { about, globalRole }) => withHeld(held, about, { global: globalRole }),
  updateMember: (held, { about, role }) => withHeld(held, about, { member: role }),
  removeMember: (held, { about, next }, handed) => {
    if (of(held, about).member === null) return held;
    const leads = leaderOf(held) === about;
    if (leads) handed.set(about, next);
    else handed.delete(about);
    return withHeld(leads ? ledBy(held, next) : held, about, { member: null, group: null });
  },
  restoreMember: (held, { about }, handed) => broughtBack(held, about, handed),
  addMember: (held, { actor, about, role }) => {
    const { member } = of(held, about);
    if (member !== null) return actor === about ? withHeld(held, about, { offered: null }) : held;
    return withHeld(held, about, { member: role, offered: null });
  },
  invite: (held, { about, role }) => {
    const { member, offered } = of(held, about);
    return member === null && offered === null ? withHeld(held, about, { offered: role }) : held;
  },
  changeInvitation: (held, { about, role }) => withHeld(held, about, { offered: role }),
  transfer: (held, { about }) => ledBy(held, about),
};

/** What everybody holds after an entry was taken back; null where it is none that is, or something else holds by now. */
function takenBack(held: AllHeld, { action, object_id, details }: Entry, handed: Handed): AllHeld | null {
  const { from, to, owner } = details;
  if (action === 'GROUP_TRANSFERRED') return owner?.to === leaderOf(held) ? ledBy(held, owner.from) : null;
  const about = held.get(object_id) ?? [...held.values()].find(({ invitation_id }) => invitation_id === object_id);
  if (!about) return null;
  const { id, global, member, offered } = about;
  if (action === 'ROLE_CHANGED' && global === to) return withHeld(held, id, { global: from as GlobalRole });
  if (action === 'MEMBER_CHANGED' && member === to) return withHeld(held, id, { member: from as InstitutionRole });
  if (action === 'INVITATION_CHANGED' && offered === to)
    return withHeld(held, id, { offered: from as InstitutionRole });
  return action === 'MEMBER_REMOVED' && member === null ? broughtBack(held, id, handed) : null;
}

/** What everybody holds after an act that was done; null where it may never be done. */
function after(held: AllHeld, act: Act, handed: Handed): AllHeld | null {
  if (act.does !== 'undo') return foretold[act.does](held, act, handed);
  return act.entry && takenBack(held, act.entry, handed);
}

const ranks = {
  member: [null, 'STUDENT', 'INSTRUCTOR', 'CENTER_ADMIN'],
  group: [null, 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'],
} as const;
const isRaised = (kind: keyof typeof ranks, was: Held, is: Held) => {
  const order: readonly (string | null)[] = ranks[kind];
  return order.indexOf(is[kind]) > order.indexOf(was[kind]);
};

const sells = ({ global }: Held) => ['SALES_MANAGER', 'DEVELOPER', 'SYSTEM_ADMIN'].includes(global);
/** Who may give the group to whoever may lead it, themselves among them. */
const transfers = ({ global, member, group }: Held) =>
  ['DEVELOPER', 'SYSTEM_ADMIN'].includes(global) || member === 'CENTER_ADMIN' || group === 'MAIN_INSTRUCTOR';

/** What an act gave that its actor may not give, in words; nothing where all is well. */
function tooMuch({ does, actor }: Act, before: AllHeld, now: AllHeld): string[] {
  const found: string[] = [];
  const caller = of(before, actor);
  for (const [id, was] of before) {
    const is = of(now, id);
    const isSelf = id === actor;
    if (was.global !== is.global && (isSelf || !mayGive(caller.global, was.global, is.global)))
      found.push(`${was.global} became ${is.global}`);
    if (was.member !== is.member) {
      const accepts = isSelf && does === 'addMember' && was.offered === is.member;
      const isAdmin = [was.member, is.member].includes('CENTER_ADMIN');
      const gives = !isSelf && (sells(caller) || (caller.member === 'CENTER_ADMIN' && !isAdmin));
      if (!accepts && !gives) found.push(`${was.member} became ${is.member}`);
    }
    if (was.offered !== 'CENTER_ADMIN' && is.offered === 'CENTER_ADMIN' && !sells(caller))
      found.push(`${was.offered} was offered CENTER_ADMIN`);
    if (isRaised('group', was, is)) {
      // Who comes back into the institution comes back into its groups; who removes its main instructor names another.
      const byOthers = !isSelf && (does === 'removeMember' || (was.member === null && is.member !== null));
      const byTransfer = does !== 'removeMember' && transfers(caller);
      if (!byOthers && !byTransfer) found.push(`${was.group} became ${is.group}`);
    }
  }
  return found;
}

const shown = (held: AllHeld) =>
  JSON.stringify(
    [...held.values()]
      .map(({ id, global, member, group, offered }) => ({ id, global, member, group, offered }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  );

/** What is wrong about an act, in words: that it gave too much, or did something else than it is there for. */
export function wrongs(act: Act, done: boolean, before: AllHeld, now: AllHeld, handed: Handed): string[] {
  const expected = done ? after(before, act, handed) : before;
  if (!expected) return ['it was done, and may never be'];
  const differs = shown(expected) === shown(now) ? [] : [`expected ${shown(expected)}, found ${shown(now)}`];
  return [...tooMuch(act, before, now), ...differs];
}
