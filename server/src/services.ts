import type { Database } from './base/database/connect.ts';
import type { Readiness } from './base/database/readiness.ts';
import type { Env } from './env.ts';
import type { ImmersiveReader } from './base/immersive-reader/immersive-reader.ts';
import type { Limiter } from './base/http/rate-limit.ts';
import type { DeviceSecrets } from './base/identity/device-secret.ts';
import type { TokenVerifier } from './base/session/token.ts';
import type { KnownUsers } from './base/session/known-users.ts';
import type { MediaStore } from './base/media/store/media-store.ts';
import type { Tickets } from './tickets.ts';

/** What every request works with; opened once at the start, closed once at the end. */
export type Services = {
  readonly env: Env;
  readonly db: Database;
  readonly readiness: Readiness;
  readonly limiter: Limiter;
  readonly tokens: TokenVerifier;
  readonly users: KnownUsers;
  readonly deviceSecrets: DeviceSecrets;
  readonly tickets: Tickets;
  /** Where the files of the media library lie. */
  readonly media: MediaStore;
  /** Microsoft's reader; null where it is not configured. */
  readonly immersiveReader: ImmersiveReader | null;
};
