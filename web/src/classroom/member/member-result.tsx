import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

/** What an act came to for one person. */
export type MemberResult = {
  readonly status: 'DONE' | 'REFUSED' | 'NOT_DONE';
  readonly code?: string | null;
  readonly user_id: string;
};

/** The result of an act in the row of its person. */
export function MemberResultChip({ result, done }: { readonly result: MemberResult; readonly done: string }) {
  if (result.status === 'DONE')
    return (
      <Chip tone="green" icon={IconCheck} dense>
        {done}
      </Chip>
    );
  return (
    <Chip tone={result.status === 'REFUSED' ? 'red' : 'neutral'} icon={IconAlertTriangle} dense>
      {result.code ? whyText(result.code) : texts.members.notDone}
    </Chip>
  );
}

/** Why somebody was refused, said to who asked for it. */
export function whyText(code: string): string {
  const words: Readonly<Record<string, string>> = texts.members.whyNot;
  return words[code] ?? refusalText(code);
}
