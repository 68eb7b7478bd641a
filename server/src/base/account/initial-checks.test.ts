import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

describe('the language of a person', () => {
  it('is the one that the first call of their last session has named', async () => {
    const person = await buildUser(server.db);
    const languageAfter = async (header: string) => {
      await server.call(person, '{ viewer { id } }', {}, { 'x-perform-initial-checks': header });
      const { language } = await server.db
        .selectFrom('users')
        .select('language')
        .where('id', '=', person.id)
        .executeTakeFirstOrThrow();
      return language;
    };
    expect(await languageAfter('true')).toBeNull();
    expect(await languageAfter('es')).toBe('es');
    expect(await languageAfter('en-XA')).toBe('es');
    expect(await languageAfter('ar')).toBe('ar');
  });
});
