import type { Database } from '../../src/base/database/connect.ts';
import type { Days } from './days.ts';
import type { WithMedia } from './demo-media.ts';
import type { FindPerson } from './write-people.ts';

/** What an institution is written with. */
export type SchoolWriting = {
  readonly db: Database;
  readonly days: Days;
  readonly person: FindPerson;
  readonly withMedia: WithMedia;
  readonly product_id: string;
  /** The courses a group teaches: the first, and with `arabic` the second as well. */
  readonly courses: readonly [string, string];
};
