import type { Database } from '../../src/base/database/connect.ts';
import type { Days } from './days.ts';
import type { FindPerson } from './write-people.ts';

/** What news are written with. */
export type News = {
  readonly db: Database;
  readonly days: Days;
  readonly person: FindPerson;
  /** The ids of the institutions. */
  readonly harbour: string;
  readonly rio: string;
  readonly kestrel: string;
};
