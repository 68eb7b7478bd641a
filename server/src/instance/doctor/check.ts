import { StartError } from '../../start-error.ts';
import { sayFailure } from '../command/say-failure.ts';

/** What the doctor looks at, in its order. */
export const checkNames = [
  'settings',
  'port',
  'folder',
  'disk',
  'lock',
  'database',
  'version',
  'columns',
  'address',
  'issuer',
  'keys',
  'mail',
  'media',
  'jobs',
  'backups',
] as const;

/** One of them. */
export type CheckName = (typeof checkNames)[number];

/**
 * What was seen of one of them. FAILED: something that people meet. WARNING: something that goes on, but not for good.
 * UNKNOWN: it could not be looked at, as what it stands on is not there.
 */
export type Check = {
  readonly name: CheckName;
  readonly state: 'OK' | 'WARNING' | 'FAILED' | 'UNKNOWN';
  readonly seen: string;
  /** What to do about it; null where there is nothing to do. */
  readonly cure: string | null;
};

/** What one look gives, without its name. */
export type Seen = Omit<Check, 'name'>;

export const fine = (seen: string): Seen => ({ state: 'OK', seen, cure: null });
export const unknown = (seen: string): Seen => ({ state: 'UNKNOWN', seen, cure: null });
export const warning = (seen: string, cure: string): Seen => ({ state: 'WARNING', seen, cure });
export const failed = (seen: string, cure: string): Seen => ({ state: 'FAILED', seen, cure });

/** What is refused at a start, in its own words, or what a look itself met. */
export async function look(name: CheckName, cure: string, see: () => Seen | Promise<Seen>): Promise<Check> {
  try {
    return { name, ...(await see()) };
  } catch (error) {
    const seen = error instanceof StartError ? error.message : sayFailure(error);
    return { name, ...failed(seen, cure) };
  }
}

/** What did not answer within so many milliseconds, as a folder of another machine that is gone. */
export async function inTime<Value>(patience: number, work: Promise<Value>, otherwise: Value): Promise<Value> {
  const late = Promise.withResolvers<Value>();
  const timer = setTimeout(() => late.resolve(otherwise), patience);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
