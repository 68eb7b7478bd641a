import { buildSchema, graphql, GraphQLError } from 'graphql';
import { Client, fetchExchange, type ClientOptions } from 'urql';
import schemaText from '../../server/schema.graphql?raw';
import { besideCacheBy } from '../src/graphql/beside-cache.ts';
import { cache } from '../src/graphql/cache.ts';
import { idempotencyKeys } from '../src/graphql/idempotency-key.ts';

const schema = buildSchema(schemaText);

/** What a server answers: values and functions of the arguments by the fields of the schema. What is missing is an error. */
export type School = Record<string, unknown>;

/** A call as the server has got it. */
export type Call = {
  readonly operation: string;
  readonly variables: Record<string, unknown>;
  /** The idempotency key of a mutation. */
  readonly key: string | null;
  /** The working copy that a save names; missing where it names none. */
  readonly copy?: string;
};

/** A client that asks a server of these values, and everything it has asked. While `connection.lost` nothing gets through, while `connection.mute` no reply comes back. */
export function clientOfSchool(school: School) {
  const calls: Call[] = [];
  const connection = { lost: false, mute: false };
  const server = {
    url: '/graphql',
    preferGetMethod: false,
    fetch: async (_address, init) => {
      if (connection.lost) throw new TypeError('Failed to fetch');
      const { query, variables, operationName } = JSON.parse(init?.body as string) as {
        query: string;
        variables: Record<string, unknown>;
        operationName: string;
      };
      const headers = new Headers(init?.headers);
      const call = { operation: operationName, variables };
      const copy = headers.get('working-copy');
      calls.push({ ...call, key: headers.get('idempotency-key'), ...(copy === null ? {} : { copy }) });
      const reply = await graphql({ schema, source: query, rootValue: school, variableValues: variables });
      if (connection.mute) throw new TypeError('Failed to fetch');
      return Response.json(reply);
    },
  } as const satisfies Partial<ClientOptions>;
  const client = new Client({
    ...server,
    requestPolicy: 'cache-and-network',
    exchanges: [
      besideCacheBy(new Client({ ...server, exchanges: [fetchExchange] })),
      idempotencyKeys,
      cache(),
      fetchExchange,
    ],
  });
  return { client, calls, connection };
}

/** A "no" of the server, with what it sends along. */
export function refuse(code: string, text: string, field?: string, details: Record<string, unknown> = {}): never {
  throw new GraphQLError(text, { extensions: { code, field, ...details } });
}
