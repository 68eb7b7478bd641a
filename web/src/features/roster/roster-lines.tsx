import { IconAlertTriangle, IconArrowRight, IconCheck, IconClock, IconPlus } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { FileLines } from '../spreadsheet/file-lines.tsx';
import { conflictText } from './conflict-text.ts';
import type { Difference } from './use-roster.ts';

type Line = Difference['lines'][number];

const looks = [
  { kind: 'CONFLICT', tone: 'red', icon: IconAlertTriangle },
  { kind: 'MOVED', tone: 'blue', icon: IconArrowRight },
  { kind: 'ADDED', tone: 'green', icon: IconPlus },
  { kind: 'AWAITED', tone: 'yellow', icon: IconClock },
  { kind: 'UNCHANGED', tone: 'neutral', icon: IconCheck },
] as const;

/** Every line of the file with what becomes of it, what needs to be looked at first. */
export function RosterLines({ lines }: { readonly lines: readonly Line[] }) {
  const words = texts.roster;
  return (
    <FileLines<Line['kind'], Line>
      lines={lines}
      looks={looks.map((look) => ({ ...look, label: words.kinds[look.kind] }))}
      markOf={({ role }) => role !== 'STUDENT' && words.instructor}
      more={({ why, group, from }) => (why ? conflictText(why) : from ? words.fromTo(from, group ?? '') : group)}
    />
  );
}
