import type { Database } from '../../src/base/database/connect.ts';
import type { ContentAct } from '../../src/base/content/content-act.ts';
import type { WithMedia } from './demo-media.ts';

/** What writes content. */
export type CourseWriting = { readonly db: Database; readonly act: ContentAct; readonly withMedia: WithMedia };
