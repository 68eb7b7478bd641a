import { Client, fetchExchange } from 'urql';
import { cache } from '../src/graphql/cache.ts';

/** What the server answers to each operation, by its name. */
export type Replies = Readonly<Record<string, (variables: never) => unknown>>;

/** A client whose server knows just these operations. */
export function clientOf(replies: Replies): Client {
  return new Client({
    url: '/graphql',
    exchanges: [cache(), fetchExchange],
    preferGetMethod: false,
    fetch: async (_address, init) => {
      const { operationName, variables } = JSON.parse(init?.body as string) as {
        operationName: string;
        variables: never;
      };
      const reply = replies[operationName];
      if (!reply) throw new TypeError(`The server does not know ${operationName}.`);
      return Response.json({ data: reply(variables) });
    },
  });
}
