import { expect, it } from 'vitest';
import { whyAddressRefused } from './why-address-refused.ts';

const refusal = (responseCode: number | undefined, response?: string) =>
  Object.assign(new Error('all recipients were rejected'), { rejectedErrors: [{ responseCode, response }] });

it.each([
  ['one line', refusal(550, '550 No such user here'), '550 No such user here'],
  [
    'several lines',
    refusal(550, '550-5.1.1 No such user\n550-5.1.1 Try\r\n550 elsewhere'),
    '550-5.1.1 No such user 5.1.1 Try elsewhere',
  ],
  ['signs that turn or hide text', refusal(553, '553 go\u202e away\u0007\u2028now\u200b '), '553 go away now'],
  ['a long text', refusal(552, `552 ${'😀'.repeat(400)}`), `552 ${'😀'.repeat(196)}`],
  ['markup, which is shown as it is', refusal(550, '550 <b>no</b>'), '550 <b>no</b>'],
  ['nothing', refusal(554), '554'],
  ['that it may be tried later', refusal(451, '451 Greylisted'), null],
  ['nothing that can be understood', refusal(undefined, 'what'), null],
])('a mail server that says %s', (_case, error, said) => {
  expect(whyAddressRefused(error)).toBe(said);
});

it.each([
  new Error('connect ECONNREFUSED'),
  'gone',
  Object.assign(new Error('no'), { responseCode: 550, command: 'DATA' }),
])('no answer about the address: %s', (error) => {
  expect(whyAddressRefused(error)).toBeNull();
});
