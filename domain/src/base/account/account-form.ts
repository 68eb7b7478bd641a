import { z } from 'zod/mini';
import { asciiDomain } from './ascii-domain.ts';
import { onOneLine, storable } from '../../text-rules.ts';

/** A name as a person types it, at most 200 characters on one line; surrounding spaces are dropped. */
export const personName = z
  .string()
  .check(z.trim(), z.minLength(1, { abort: true }), z.maxLength(200), onOneLine, storable);

/** The name that somebody has beside the first, if any: many people have one name alone. */
export const otherName = z.string().check(z.trim(), z.maxLength(200), onOneLine, storable);

/**
 * An e-mail address in lower case, at most 254 characters, its domain as mail servers write it. It refuses what mail servers do not deliver to, line
 * breaks among it, so that an address can stand in a mail header.
 */
export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.overwrite(asciiDomain),
    z.minLength(1, { abort: true }),
    z.maxLength(254),
    z.email(),
  );

/** A password as typed at sign-in: anything but nothing. Longer texts than a password can have are refused unread. */
const typedPassword = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * A password a person chooses: 10 to 200 characters of any kind, spaces among them, because length protects and rules
 * about kinds of characters do not. Whether it is a common one is asked where the list of those is.
 */
export const chosenPassword = z.string().check(z.minLength(1, { abort: true }), z.minLength(10), z.maxLength(200));

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** True where a chosen password is little more than the person's own name or address, which is guessed first. */
export function isAboutOneself(password: string, person: readonly string[]): boolean {
  const chosen = plain(password);
  const parts = person.flatMap((text) => [text, ...text.split('@')]).map(plain);
  return parts.some((part) => part.length > 3 && chosen.includes(part) && chosen.length - part.length < 4);
}

/** What the sign-in form asks for. */
export const signInForm = z.object({ email: emailAddress, password: typedPassword });

/** What the sign-up form asks for; the password is chosen after the address is confirmed. */
export const signUpForm = z.object({ first_name: personName, last_name: otherName, email: emailAddress });

/** What asks for a link to choose a new password. */
export const forgottenPasswordForm = z.object({ email: emailAddress });

/** A password chosen with a link. */
export const newPasswordForm = z.object({ new_password: chosenPassword });

/** Names and a password of somebody new who was invited; the link that they came by has confirmed the address. */
export const invitedForm = z.object({ first_name: personName, last_name: otherName, new_password: chosenPassword });

/** New names. */
export const namesForm = z.object({ first_name: personName, last_name: otherName });

/** A new address, with the password as proof that it is the person who asks. */
export const emailForm = z.object({ email: emailAddress, password: typedPassword });

/** A new password, with the old one as proof that it is the person who asks. */
export const passwordForm = z.object({ current_password: typedPassword, new_password: chosenPassword });
