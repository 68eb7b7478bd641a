import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';

/** A file on the own disk that goes into the store as it is. */
export type WholeFile = { readonly path: string; readonly bytes: number; readonly sha256: string };

/** What a store says to a request for a file: a status of HTTP, the headers of that status, and what is sent. */
export type StoreReply = {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly stream: Readable;
};

/**
 * Where the files of the media library lie. A name is `folder/ab/hash.ending`, so that a file of a name never says
 * anything else; it is there whole or not at all. A store that cannot be reached refuses with UNAVAILABLE.
 */
export type MediaStore = {
  /** Puts a file there, unless it is there already. */
  readonly put: (name: string, content: Buffer) => Promise<void>;
  /** Puts a file there that lies on the own disk, without ever having it in memory. */
  readonly take: (name: string, file: WholeFile) => Promise<void>;
  /** How many bytes a file has; null where there is none. */
  readonly sizeOf: (name: string) => Promise<number | null>;
  /** A file from its beginning to its end; null where there is none. */
  readonly read: (name: string) => Promise<Readable | null>;
  /** Answers a request for a file, or for a part of it, or whether it is the one that somebody has; null where there is none. */
  readonly serve: (request: IncomingMessage, name: string) => Promise<StoreReply | null>;
  /** Takes a file away, if it is there. */
  readonly remove: (name: string) => Promise<void>;
};
