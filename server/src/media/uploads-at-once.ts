import { Refusal } from '@lectern/domain/refusal.ts';

const megabyte = 1024 * 1024;
/** What one person sends at the same moment. */
const atOnce = { files: 6, megabytes: 1000 } as const;

type Sent = { files: number; bytes: number };

/**
 * Opens the count of what is on its way from whom, by what was announced. `send` refuses what would be too much of one
 * person at once with the megabytes that may be.
 */
export function openUploadsAtOnce() {
  const underWay = new Map<string, Sent>();
  return async <Result>(personId: string, bytes: number, send: () => Promise<Result>): Promise<Result> => {
    const sent = underWay.get(personId) ?? { files: 0, bytes: 0 };
    if (sent.files >= atOnce.files || sent.bytes + bytes > atOnce.megabytes * megabyte)
      throw new Refusal('RATE_LIMITED', {
        issue: { code: 'SENDING_TOO_MUCH', maximum: atOnce.megabytes },
        details: { retryAfter: 10 },
      });
    underWay.set(personId, sent);
    sent.files += 1;
    sent.bytes += bytes;
    try {
      return await send();
    } finally {
      sent.files -= 1;
      sent.bytes -= bytes;
      if (sent.files === 0) underWay.delete(personId);
    }
  };
}
