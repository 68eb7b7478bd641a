import type { Database } from './database/connect.ts';
import type { Readiness } from './database/readiness.ts';
import type { Env } from './env.ts';
import type { ImmersiveReader } from './features/immersive-reader/immersive-reader.ts';
import type { Limiter } from './graphql/rate-limit.ts';
import type { DeviceSecrets } from './identity/device-secret.ts';
import type { TokenVerifier } from './identity/token.ts';
import type { KnownUsers } from './identity/known-users.ts';
import type { MediaStore } from './media/store/media-store.ts';
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
