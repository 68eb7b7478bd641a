import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../seed/school.ts';
import { longTest } from '../deep.ts';
import { cloneDatabase, type TestServer } from '../harness.ts';
import { openServer } from '../open-server.ts';
import { expectToldApartByNothing } from '../told-by-time.ts';
import { openUnlimited, type Call } from '../unlimited.ts';

let server: TestServer;
let call: Call;
let admin: BuiltUser;
let stranger: BuiltUser;
let institution_id: string;
beforeAll(async () => {
  // A database of its own: 20,000 people would be in the way of other tests.
  server = await openServer(await cloneDatabase());
  call = await openUnlimited(server);
  [admin, stranger] = [await buildUser(server.db), await buildUser(server.db)];
  ({ id: institution_id } = await buildInstitution(server.db));
  await addInstitutionMember(server.db, institution_id, admin.id, 'CENTER_ADMIN');
  // As in a school of some size: what is done for somebody who is known may not grow with all who are.
  await sql`with people as (
    insert into users (issuer, subject, email, first_name, last_name)
    select 'https://elsewhere.test', 'known-' || n, 'known-' || n || '@elsewhere.test', 'A', 'B' from generate_series(1, 20000) n returning id
  ), school as (
    insert into institutions (name, country_code, city) values ('Elsewhere', 'GB', 'Leeds') returning id
  ) insert into institution_members (institution_id, user_id, role) select school.id, people.id, 'STUDENT' from people, school`.execute(
    server.db,
  );
});

afterAll(async () => {
  await server.app.close();
});

const documents = {
  invite: `mutation ($institution_id: ID!, $email: String!) { inviteInstitutionMember(data: {
    institution_id: $institution_id, email: $email, first_name: "A", last_name: "B", role: STUDENT }) { first_name role } }`,
  inviteSeveral: `mutation ($institution_id: ID!, $email: String!) { inviteInstitutionMembers(institutionId: $institution_id, data: [
    { id: 1, email: $email, first_name: "A", last_name: "B", role: STUDENT }]) { state invitation { first_name } } }`,
  search: `query ($institution_id: ID!, $email: String!) { institutionMembers(institution_id: $institution_id, search: $email) { members { id } } }`,
  read: `query ($id: ID!) { user(where: { id: $id }) { first_name email } }`,
};

/** Somebody else in each turn: of Lectern but of no institution, or nobody at all. */
const somebody = async (isKnown: boolean) => {
  const id = crypto.randomUUID();
  const person = { id, email: `${id}@known.test` };
  // The one who is not asked about is made too, so that the database has as much to do.
  const { id: made } = await buildUser(server.db, { email: isKnown ? person.email : `other-${person.email}` });
  return isKnown ? { ...person, id: made } : person;
};

type Asked = {
  readonly query: string;
  readonly by: () => BuiltUser;
  readonly at: 'id' | 'email';
  /** The code that answers; null for what is done. */
  readonly answer: 'NOT_FOUND' | null;
};

const asking =
  (isKnown: boolean, { query, by, at, answer }: Asked) =>
  async () => {
    const { id, email } = await somebody(isKnown);
    const variables = at === 'id' ? { id } : { institution_id, email };
    return async () => {
      const { code, data } = await call(by(), query, variables);
      expect(code).toBe(answer);
      return JSON.stringify(data);
    };
  };

describe('whether somebody is known (T36)', () => {
  it.each<[what: string, asked: Asked]>([
    ['an administrator who invites them', { query: documents.invite, by: () => admin, at: 'email', answer: null }],
    [
      'an administrator who invites several',
      { query: documents.inviteSeveral, by: () => admin, at: 'email', answer: null },
    ],
    [
      'a search among the members of an institution',
      { query: documents.search, by: () => admin, at: 'email', answer: null },
    ],
    ['who may not read them', { query: documents.read, by: () => stranger, at: 'id', answer: 'NOT_FOUND' }],
  ])(
    'is not told to %s, by words or by time',
    (_what, asked) => expectToldApartByNothing(asking(true, asked), asking(false, asked)),
    longTest,
  );
});
