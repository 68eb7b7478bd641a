import { Refusal } from '@lectern/domain/refusal.ts';
import { expect, it } from 'vitest';
import type { Limiter } from '../../../base/http/rate-limit.ts';
import { guessKey } from './guess-key.ts';

it('a key is not looked up from an address that has missed too often, and the try of the person is given back', async () => {
  const acts: string[] = [];
  const limiter: Limiter = {
    count: async (limit) => void acts.push(`count ${limit}`),
    refuseIfUsedUp: async (limit) => {
      if (limit === 'keyMissByAddress') throw new Refusal('RATE_LIMITED');
    },
    takeBack: async (limit) => void acts.push(`take back ${limit}`),
    forget: async () => {},
    close: async () => {},
  };
  const look = async () => {
    acts.push('look');
    return 'group';
  };
  await expect(guessKey({ limiter, ip: '192.0.2.1', viewerId: 'mia' }, look)).rejects.toThrow(Refusal);
  expect(acts).toEqual(['count keyMissByUser', 'take back keyMissByUser']);
});
