import { IconAlertTriangle, IconArrowRight, IconCheck, IconClock, IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Select } from '../../ui/form/select.tsx';
import { FileLines } from '../../base/spreadsheet/file-lines.tsx';
import { nameOrAddress } from '../../base/spreadsheet/name-or-address.ts';
import { conflictText } from './conflict-text.ts';
import type { Choice, Difference } from './use-roster.ts';

type Line = Difference['lines'][number];

const looks = [
  { kind: 'CONFLICT', tone: 'red', icon: IconAlertTriangle },
  { kind: 'ELSEWHERE', tone: 'yellow', icon: IconUsersGroup },
  { kind: 'MOVED', tone: 'blue', icon: IconArrowRight },
  { kind: 'ADDED', tone: 'green', icon: IconPlus },
  { kind: 'AWAITED', tone: 'yellow', icon: IconClock },
  { kind: 'UNCHANGED', tone: 'neutral', icon: IconCheck },
] as const;

type Props = {
  readonly lines: readonly Line[];
  readonly disabled: boolean;
  /** Called with what becomes of the learner of another group in a line. */
  readonly onChoose: (line: number, choice: Choice) => void;
};

/** Every line of the file with what becomes of it, what needs to be looked at first; of learners of other groups it can be chosen. */
export function RosterLines({ lines, disabled, onChoose }: Props) {
  const words = texts.roster;
  return (
    <FileLines<Line['kind'], Line>
      lines={lines}
      looks={looks.map((look) => ({ ...look, label: words.kinds[look.kind] }))}
      markOf={({ role }) => role !== 'STUDENT' && words.instructor}
      more={(line) => outcomeOf(line, { disabled, onChoose })}
    />
  );
}

function outcomeOf(line: Line, { disabled, onChoose }: Omit<Props, 'lines'>) {
  const words = texts.roster;
  return (
    <>
      {saidOf(line)}
      {line.choice != null && (
        <Select
          label={words.choiceOf(nameOrAddress(line))}
          hideLabel
          options={line.choices.map((value) => ({ value, label: words.choices[value] }))}
          value={line.choice}
          disabled={disabled}
          onChange={(choice) => onChoose(line.line, choice)}
        />
      )}
    </>
  );
}

function saidOf({ why, kind, group, from, choice }: Line): string | null {
  const words = texts.roster;
  if (why) return conflictText(why);
  if (kind === 'MOVED') return words.fromTo(from ?? '', group ?? '');
  if (choice == null) return group ?? null;
  return from == null ? words.learnsElsewhere : words.learnsIn(from);
}
