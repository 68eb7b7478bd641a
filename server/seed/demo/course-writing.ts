import type { Database } from '../../src/database/connect.ts';
import type { ContentAct } from '../../src/features/content/content-act.ts';
import type { WithMedia } from './demo-media.ts';

/** What writes content. */
export type CourseWriting = { readonly db: Database; readonly act: ContentAct; readonly withMedia: WithMedia };
