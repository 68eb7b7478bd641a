import { describe, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';

const production = { NODE_ENV: 'production', OIDC_ISSUER: 'embedded', PUBLIC_URL: 'https://school.example' };
const reader = {
  IMMERSIVE_READER_TENANT: 'school.example',
  IMMERSIVE_READER_CLIENT_ID: 'lectern',
  IMMERSIVE_READER_CLIENT_SECRET: 'secret',
  IMMERSIVE_READER_SUBDOMAIN: 'school',
};

describe('a setting that cannot be used is refused by its name and what it may be', () => {
  it.each([
    ['PORT', '-1', 'must be a whole number between 0 and 65535'],
    ['PORT', '65536', 'must be a whole number between 0 and 65535'],
    ['PORT', '80.5', 'must be a whole number between 0 and 65535'],
    ['PORT', '1e3', 'must be a whole number between 0 and 65535'],
    ['LISTEN_PORT', '-1', 'must be a whole number between 0 and 65535'],
    ['DATABASE_URL', 'mysql://x', 'must be a postgres:// address'],
    ['PUBLIC_URL', 'school.example', 'must be an http or https address'],
    ['OIDC_ISSUER', 'mine', 'must be an http(s) address or "embedded"'],
    ['SMTP_URL', 'http://mail', 'must be an smtp:// or smtps:// address'],
    ['SMTP_CERTIFICATE', '/nowhere.pem', 'name a readable file with a certificate'],
    ['SMTP_CERTIFICATE', import.meta.filename, 'name a readable file with a certificate'],
    ['MAIL_FROM', 'me', 'must be an e-mail address'],
    ['ALLOW_HTTP', 'true', 'must be yes or no'],
    ['TRUSTED_PROXIES', 'proxy', 'must be addresses or networks such as 10.0.0.0/8'],
    ['TRUSTED_PROXIES', '10.0.0.0/33', 'must be addresses or networks such as 10.0.0.0/8'],
  ])('%s=%s', (name, value, words) => {
    expect(() => readEnv({ [name]: value })).toThrow(`The variable ${name} cannot be used: ${words}`);
  });
});

describe('in production', () => {
  it.each([
    { PUBLIC_URL: 'http://school.example' },
    { OIDC_ISSUER: 'http://id.school.example' },
    { IMMERSIVE_READER_IDENTITY: 'http://id.reader.example', ...reader },
  ])('%j is refused, since everything would travel readable', (open) => {
    expect(() => readEnv({ ...production, ...open })).toThrow(
      `In production, ${Object.keys(open)[0]} must be an https address`,
    );
    const { warnings } = readEnv({ ...production, ...open, ALLOW_HTTP: 'yes' });
    expect(warnings).toEqual([expect.stringContaining(`${Object.keys(open)[0]} is an http address`)]);
  });

  it('the machine itself may be reached without TLS, and https needs no word', () => {
    expect(readEnv({ ...production, PUBLIC_URL: 'http://localhost:4000' }).warnings).toEqual([]);
    expect(readEnv({ ...production, PUBLIC_URL: 'http://127.0.0.1:4000' }).warnings).toEqual([]);
    expect(readEnv({ ...production, ...reader }).warnings).toEqual([]);
  });

  it('only the machine itself is believed about addresses, unless others are named', () => {
    expect(readEnv(production).trustedProxies).toEqual([]);
    const given = { ...production, TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1' };
    expect(readEnv(given).trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1']);
  });
});
