import { Refusal } from '@lectern/domain/refusal.ts';

const megabyte = 1024 * 1024;
/** What one person sends at the same moment, and all together: who may send files is staff, who belong to no institution. */
const ofOne = { files: 6, megabytes: 1000 } as const;
const ofAll = { files: 40, megabytes: 4000 } as const;

type Sent = { files: number; bytes: number };

/**
 * Opens the count of what is on its way from whom, by what was announced. `send` refuses what would be too much of one
 * person at once with the megabytes that may be, and with UNAVAILABLE what would be too much of all.
 */
export function openUploadsAtOnce() {
  const underWay = new Map<string, Sent>();
  const altogether: Sent = { files: 0, bytes: 0 };
  return async <Result>(personId: string, bytes: number, send: () => Promise<Result>): Promise<Result> => {
    const sent = underWay.get(personId) ?? { files: 0, bytes: 0 };
    if (!hasRoom(sent, bytes, ofOne))
      throw new Refusal('RATE_LIMITED', {
        issue: { code: 'SENDING_TOO_MUCH', maximum: ofOne.megabytes },
        details: { retryAfter: 10 },
      });
    if (!hasRoom(altogether, bytes, ofAll)) throw new Refusal('UNAVAILABLE', { details: { retryAfter: 10 } });
    underWay.set(personId, sent);
    for (const count of [sent, altogether]) {
      count.files += 1;
      count.bytes += bytes;
    }
    try {
      return await send();
    } finally {
      for (const count of [sent, altogether]) {
        count.files -= 1;
        count.bytes -= bytes;
      }
      if (sent.files === 0) underWay.delete(personId);
    }
  };
}

const hasRoom = (sent: Sent, bytes: number, most: typeof ofOne | typeof ofAll) =>
  sent.files < most.files && sent.bytes + bytes <= most.megabytes * megabyte;
