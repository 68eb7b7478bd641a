import type { Database } from '../server/src/base/database/connect.ts';
import type { Replies } from './replies.ts';

/** A running demo school that is attacked, by way of its network; its database only says who there is. */
export type Target = { readonly db: Database; readonly port: number; readonly origin: string };

/** What is done to it. An attack whose replies are others than these has become another one, or none. */
export type Attack = {
  readonly what: string;
  readonly run: (target: Target) => Promise<Replies>;
  readonly gets: Readonly<Record<string, number>>;
};
