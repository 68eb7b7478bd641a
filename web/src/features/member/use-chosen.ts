import { useState } from 'react';
import type { NamedPerson } from './named-person.ts';

/** The learners that are chosen in the table, also while a search does not show them. */
export type Chosen = {
  readonly people: readonly NamedPerson[];
  readonly has: (id: string) => boolean;
  readonly put: (people: readonly NamedPerson[]) => void;
  readonly drop: (people: readonly NamedPerson[]) => void;
};

export function useChosen(): Chosen {
  const [people, setPeople] = useState<ReadonlyMap<string, NamedPerson>>(new Map());
  return {
    people: [...people.values()],
    has: (id) => people.has(id),
    put: (more) => setPeople(new Map([...people, ...more.map((one) => [one.id, one] as const)])),
    drop: (some) => setPeople(new Map([...people].filter(([id]) => !some.some((one) => one.id === id)))),
  };
}
