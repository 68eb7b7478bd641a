import { buildAccount } from '../seed/accounts.ts';
import type { BuiltUser } from '../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../seed/school.ts';
import type { Database } from '../src/base/database/connect.ts';
import type { ListeningServer } from './listen.ts';
import { openVisitor, tokensOf, type Visitor } from './visitor.ts';

/** A reply of the API of a server that listens. */
export type Answer = { readonly data: Record<string, any> | null; readonly code: string | null };

/** Asks a server that listens as the holder of a token, or as nobody. */
export async function askAs(
  origin: string,
  token: string | null,
  query: string,
  variables: object = {},
): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-perform-initial-checks': 'true',
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as {
    data: Answer['data'];
    errors?: { extensions: { code: string } }[];
  };
  return { data, code: errors?.[0]?.extensions.code ?? null };
}

const inviteDocument = `mutation invite($data: InvitationInput!) {
  inviteInstitutionMember(data: $data) { id email link expires_on } }`;

/** An institution with an administrator who is signed in and invites people by mail. */
export type Inviting = {
  readonly institution: { readonly id: string; readonly name: string };
  readonly admin: BuiltUser & { readonly token: string };
  readonly invite: (
    values?: Record<string, unknown>,
  ) => Promise<{ readonly id: string; readonly email: string; readonly copied: string; readonly mailed: string }>;
  /** The token in the newest mail to an address. */
  readonly tokenMailedTo: (email: string) => Promise<string>;
};

/** Opens such an institution on a server that listens. */
export async function openInviting({ origin, db }: Pick<ListeningServer, 'origin' | 'db'>): Promise<Inviting> {
  const name = `College ${crypto.randomUUID().slice(0, 8)}`;
  const { id } = await buildInstitution(db, { name });
  const account = await buildAccount(db, { issuer: `${origin}/identity`, first_name: 'Grace', last_name: 'Hopper' });
  await addInstitutionMember(db, id, account.id, 'CENTER_ADMIN');
  const token = (await tokensOf(openVisitor(origin), origin, account.email)).access_token;
  return {
    institution: { id, name },
    admin: { ...account, token },
    invite: async (values = {}) => {
      const data = {
        institution_id: id,
        first_name: 'Noor',
        last_name: 'Haddad',
        email: `${crypto.randomUUID()}@people.test`,
        role: 'STUDENT',
        ...values,
      };
      const made = (await askAs(origin, token, inviteDocument, { data })).data?.['inviteInstitutionMember'];
      return {
        id: made.id,
        email: made.email,
        copied: tokenIn(made.link),
        mailed: await tokenMailedTo(db, made.email),
      };
    },
    tokenMailedTo: (email) => tokenMailedTo(db, email),
  };
}

/** The token of the link in a text. */
const tokenIn = (text: string): string => /\/invitation\/(\S+)/.exec(text)?.[1] ?? '';

async function tokenMailedTo(db: Database, email: string): Promise<string> {
  const { body } = await db
    .selectFrom('mail_outbox')
    .select('body')
    .where('recipient', '=', email)
    .orderBy('created_on', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return tokenIn(body);
}

/** Chooses a password by the link of an invitation and is signed in by it: the page it ends on and a token. */
export async function chooseByLink(
  origin: string,
  visitor: Visitor,
  token: string,
  fields: Record<string, string> = {},
) {
  const page = await visitor.open(`${origin}/identity/invitation?token=${token}`);
  const names = { first_name: 'Noor', last_name: 'Haddad' };
  return visitor.send(page, { ...names, new_password: 'seven green kettles', ...fields });
}
