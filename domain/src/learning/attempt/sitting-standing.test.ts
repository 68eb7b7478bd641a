import { expect, it } from 'vitest';
import { sittingFate } from './sitting-standing.ts';

it.each([
  { isMember: true, isOpen: true, clockRuns: false, standing: 'OPEN', is_saved: true },
  { isMember: true, isOpen: false, clockRuns: true, standing: 'CLOSED', is_saved: true },
  { isMember: true, isOpen: false, clockRuns: false, standing: 'CLOSED', is_saved: false },
  { isMember: false, isOpen: true, clockRuns: true, standing: 'REMOVED', is_saved: true },
  { isMember: false, isOpen: false, clockRuns: false, standing: 'REMOVED', is_saved: false },
])(
  'a sitting of a member ($isMember) in an open group ($isOpen) with a running clock ($clockRuns) is $standing, saved: $is_saved',
  ({ standing, is_saved, ...facts }) => expect(sittingFate(facts)).toEqual({ standing, is_saved }),
);
