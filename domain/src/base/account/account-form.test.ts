import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput, type Schema } from '../../check-input.ts';
import {
  chosenPassword,
  emailAddress,
  invitedForm,
  isAboutOneself,
  namesForm,
  personName,
  signUpForm,
} from './account-form.ts';
import { fullName } from './full-name.ts';

const issueOf = (schema: Schema<unknown>, typed: unknown) => {
  const { field: _field, ...issue } = checkInput(schema, typed).issues?.[0] ?? { field: '' };
  return issue;
};

describe('a name', () => {
  it.each([
    [' Amara ', 'Amara'],
    ["O'Brien-Núñez", "O'Brien-Núñez"],
    ['李小龙', '李小龙'],
    ['<b>', '<b>'],
  ])('%j becomes %j', (typed, kept) => {
    expect(personName.parse(typed)).toBe(kept);
  });

  it.each([
    ['', { code: 'REQUIRED' }],
    ['   ', { code: 'REQUIRED' }],
    ['x'.repeat(201), { code: 'TOO_LONG', maximum: 200 }],
    ['A\nB', { code: 'ONE_LINE' }],
    ['A\u2028B', { code: 'ONE_LINE' }],
    ['A\u0000', { code: 'ONE_LINE' }],
  ])('%j is refused: %j', (typed, expected) => {
    expect(issueOf(personName, typed)).toEqual(expected);
  });
});

describe('an address', () => {
  it('is written in lower case without spaces around it', () => {
    expect(emailAddress.parse('  Amara.Okonkwo+1@Northfield.Example ')).toBe('amara.okonkwo+1@northfield.example');
  });

  it.each([
    ['Zoë@Käse.test', 'NOT_AN_EMAIL'],
    ['ada@Käse.Test', 'ada@xn--kse-qla.test'],
    ['ada@ka\u0308se.test', 'ada@xn--kse-qla.test'],
    ['ada@مدرسة.школа.test', 'ada@xn--ogblgi1g.xn--80atdl2c.test'],
  ])('with letters of any language in its domain is one with its other form: %j', (typed, expected) => {
    const { success, data } = emailAddress.safeParse(typed);
    expect(success ? data : 'NOT_AN_EMAIL').toBe(expected);
  });

  it('has the domain that browsers write', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from('aäößéñшмд学校مدر9')),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(letters, (label) => {
        const url = URL.parse(`http://${label}.test`);
        // Browsers refuse what languages do not mix.
        fc.pre(url !== null && !label.includes('ß'));
        expect(emailAddress.parse(`ada@${label}.test`)).toBe(`ada@${url?.hostname}`);
      }),
    );
  });

  it.each([
    ['', { code: 'REQUIRED' }],
    ['amara', { code: 'NOT_AN_EMAIL' }],
    ['amara@', { code: 'NOT_AN_EMAIL' }],
    ['amara@school', { code: 'NOT_AN_EMAIL' }],
    ['a b@school.org', { code: 'NOT_AN_EMAIL' }],
    ['"a"@school.org, b@school.org', { code: 'NOT_AN_EMAIL' }],
    [`${'a'.repeat(250)}@b.org`, { code: 'TOO_LONG', maximum: 254 }],
  ])('%j is refused: %j', (typed, expected) => {
    expect(issueOf(emailAddress, typed)).toEqual(expected);
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
    ['', { code: 'REQUIRED' }],
    ['ninechars', { code: 'TOO_SHORT', minimum: 10 }],
    ['x'.repeat(201), { code: 'TOO_LONG', maximum: 200 }],
  ])('%j is refused: %j', (typed, expected) => {
    expect(issueOf(chosenPassword, typed)).toEqual(expected);
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
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(['first_name', 'email']);
  });
});

describe('somebody with one name', () => {
  const one = { first_name: ' Sukarno', last_name: ' ' };

  it('signs up, accepts an invitation and changes their name with that alone', () => {
    const email = 'sukarno@school.test';
    const new_password = 'river stone lantern';
    expect(signUpForm.parse({ ...one, email })).toEqual({ first_name: 'Sukarno', last_name: '', email });
    expect(invitedForm.parse({ ...one, new_password })).toMatchObject({ last_name: '' });
    expect(namesForm.parse(one)).toEqual({ first_name: 'Sukarno', last_name: '' });
    expect(namesForm.safeParse({ first_name: '', last_name: 'Sukarno' }).success).toBe(false);
  });

  it('is called by it, without a space for the other', () => {
    expect(fullName({ first_name: 'Sukarno', last_name: '' })).toBe('Sukarno');
    expect(fullName({ first_name: 'Ada', last_name: 'Aas' })).toBe('Ada Aas');
  });
});
