import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenPassword, emailAddress, firstName, isAboutOneself, signUpForm } from './account-form.ts';

const sentence = (parsed: { success: boolean; error?: { issues: { message: string }[] } }) =>
  parsed.error?.issues[0]?.message;

describe('a name', () => {
  it.each([
    [' Amara ', 'Amara'],
    ["O'Brien-Núñez", "O'Brien-Núñez"],
    ['李小龙', '李小龙'],
    ['<b>', '<b>'],
  ])('%j becomes %j', (typed, kept) => {
    expect(firstName.parse(typed)).toBe(kept);
  });

  it.each([
    ['', 'Enter your first name.'],
    ['   ', 'Enter your first name.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
    ['A\nB', 'Write the name on one line.'],
    ['A\u2028B', 'Write the name on one line.'],
    ['A\u0000', 'Write the name on one line.'],
  ])('%j is refused: %s', (typed, expected) => {
    expect(sentence(firstName.safeParse(typed))).toBe(expected);
  });
});

describe('an address', () => {
  it('is written in lower case without spaces around it', () => {
    expect(emailAddress.parse('  Amara.Okonkwo+1@Northfield.Example ')).toBe('amara.okonkwo+1@northfield.example');
  });

  it.each([
    ['', 'Enter your email address.'],
    ['amara', 'Enter an address such as name@school.org.'],
    ['amara@', 'Enter an address such as name@school.org.'],
    ['amara@school', 'Enter an address such as name@school.org.'],
    ['a b@school.org', 'Enter an address such as name@school.org.'],
    ['"a"@school.org, b@school.org', 'Enter an address such as name@school.org.'],
    [`${'a'.repeat(250)}@b.org`, 'Use at most 254 characters.'],
  ])('%j is refused: %s', (typed, expected) => {
    expect(sentence(emailAddress.safeParse(typed))).toBe(expected);
  });

  it('that is accepted fits into one line of a mail header', () => {
    const near = fc
      .tuple(fc.string(), fc.constantFrom('@', '@b.', '\r\n', ',', '<', '>'), fc.string())
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(near, fc.emailAddress()), (typed) => {
        const { success, data = '' } = emailAddress.safeParse(typed);
        expect(success ? data : 'a@b').toMatch(/^[^\s,;<>()\p{Cc}]+@[a-z\d.-]+$/u);
      }),
      { numRuns: 5000 },
    );
  });
});

describe('a chosen password', () => {
  it.each([
    ['', 'Choose a password.'],
    ['ninechars', 'Use at least 10 characters.'],
    ['x'.repeat(201), 'Use at most 200 characters.'],
  ])('%j is refused: %s', (typed, expected) => {
    expect(sentence(chosenPassword.safeParse(typed))).toBe(expected);
  });

  it('keeps every character, spaces around it too', () => {
    for (const typed of ['  two spaces  ', 'ünïcödé wörds', '🔑🔑🔑🔑🔑🔑🔑🔑🔑🔑'])
      expect(chosenPassword.parse(typed)).toBe(typed);
  });

  it.each([
    ['amara.okonkwo', true],
    ['AmaraOkonkwo1!', true],
    ['northfield.example', true],
    ['amara okonkwo likes rivers', false],
    ['river stone lantern', false],
  ])('%j is about its owner: %s', (password, expected) => {
    expect(isAboutOneself(password, ['amara.okonkwo@northfield.example', 'Amara', 'Okonkwo'])).toBe(expected);
  });
});

describe('the sign-up form', () => {
  it('names every field that is not right', () => {
    const parsed = signUpForm.safeParse({ first_name: '', last_name: '', email: 'x' });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['first_name', 'last_name', 'email']);
  });
});
