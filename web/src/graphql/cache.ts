import { cacheExchange, type KeyingConfig } from '@urql/exchange-graphcache';
import { typesWithoutId } from './generated/types-without-id.ts';

/** Types whose id does not tell their values apart. */
const sharedIds = [
  // A course of one group, with the viewer's progress there; in another group it has another.
  'GroupCourse',
  // A question, answer or concept of one attempt: its key is known once it is earned there.
  'Question',
  'Answer',
  'Concept',
];

// What has no id has no key, said or not; while developing the cache warns unless it is said.
const withoutKey = import.meta.env.PROD ? sharedIds : [...typesWithoutId, ...sharedIds];

export const keys: KeyingConfig = Object.fromEntries(withoutKey.map((type) => [type, () => null]));

/** The normalized cache: an object that a mutation returns is new on every screen that shows it. */
export const cache = () => cacheExchange({ keys });
