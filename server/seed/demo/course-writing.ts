import type { Database } from '../../src/database/connect.ts';
import type { WithMedia } from './demo-media.ts';

/** Who wrote content, and when. */
type Authorship = {
  readonly created_by: string;
  readonly modified_by: string;
  readonly created_on: string;
  readonly modified_on: string;
};

/** What writes content. */
export type CourseWriting = { readonly db: Database; readonly by: Authorship; readonly withMedia: WithMedia };
