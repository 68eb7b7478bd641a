import { cacheExchange, type KeyingConfig } from '@urql/exchange-graphcache';

/** Their values belong to the object that holds them: they have no id, or the id alone does not tell them apart. */
const embedded = [
  'GroupOwner',
  // Carries the viewer's progress in one group; the same course in another group has another.
  'GroupCourse',
  'JoinGroupResult',
  'StartedExercise',
];

export const keys: KeyingConfig = Object.fromEntries(embedded.map((type) => [type, () => null]));

/** The normalized cache: an object that a mutation returns is new on every screen that shows it. */
export const cache = () => cacheExchange({ keys });
