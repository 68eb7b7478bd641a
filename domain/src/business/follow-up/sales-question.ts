import { z } from 'zod/mini';
import type { InstitutionRole } from '../../base/account/role.ts';
import { itemId } from '../../base/content/content-field.ts';
import { mayChangeMember, type MemberActor } from '../institution/members.ts';
import { storable } from '../../text-rules.ts';
import { longestFollowUp } from './follow-up.ts';

/** The most seats that are asked for at once. */
const mostSeats = 100_000;

const noted = z.string().check(z.trim(), z.maxLength(longestFollowUp), storable);

const seats = z.int().check(z.gte(1), z.lte(mostSeats));

/** A wish for more seats of a license. It refuses less than one (TOO_LOW), and a note that is too long. */
export const seatsQuestionSchema = z.object({ license_id: itemId, seats, what: noted });

/** The form of such a wish: the seats as they are typed; empty is REQUIRED, what is no number has the WRONG_SHAPE. */
export const seatsQuestionForm = z.object({
  seats: z.pipe(
    z.pipe(
      z.string().check(z.trim(), z.minLength(1, { abort: true }), z.regex(/^-?\d+$/, 'WRONG_SHAPE')),
      z.transform(Number),
    ),
    seats,
  ),
  what: noted,
});

/** What is wanted with a member whom the asker may not change. It refuses to say nothing (REQUIRED). */
export const memberQuestionSchema = z.object({ member_id: itemId, what: noted.check(z.minLength(1)) });

/** The form of what is wanted with a member. */
export const memberQuestionForm = z.omit(memberQuestionSchema, { member_id: true });

/**
 * Whether somebody asks those who sell about a member in place of changing or removing them: an administrator of the
 * institution about its other administrators and its instructors.
 */
export const asksAboutMember = (
  actor: MemberActor,
  member: { readonly role: InstitutionRole; readonly isSelf: boolean },
): boolean => actor.institutionRole === 'CENTER_ADMIN' && !member.isSelf && !mayChangeMember(actor, member);
