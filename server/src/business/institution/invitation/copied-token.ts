import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../../env.ts';
import type { Tickets } from '../../../tickets.ts';

/** The address at which an invitation is answered. */
export const linkTo = ({ publicUrl }: Pick<Env, 'publicUrl'>, token: string): string =>
  `${publicUrl}/invitation/${token}`;

/**
 * The token of a link that whoever invites may copy: it names an invitation and proves nothing about an address. It needs
 * no row, since it is signed; sending the invitation again ends it.
 */
export const copiedToken = (tickets: Tickets, id: string, sendings: number): string =>
  `${id}.${signed(tickets, id, sendings)}`;

const shape = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([\w-]{43})$/;

/** The invitation that such a token names, if it is one; whether it was ever made here is not looked at. */
export const namedBy = (token: string): string | null => shape.exec(token)?.[1] ?? null;

/** Whether a token was made here for an invitation that was sent so often. */
export function isCopiedToken(tickets: Tickets, token: string, id: string, sendings: number): boolean {
  const given = Buffer.from(shape.exec(token)?.[2] ?? '');
  const expected = Buffer.from(signed(tickets, id, sendings));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const signed = (tickets: Tickets, id: string, sendings: number): string => tickets.sign(`invitation ${id} ${sendings}`);
