import type { RenewalRule } from '@lectern/domain/business/renewal/renewal-reasons.ts';
import type { ComponentProps } from 'react';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';

const tones: Readonly<Record<RenewalRule, NonNullable<ComponentProps<typeof Chip>['tone']>>> = {
  SEATS_SHORT: 'blue',
  SEATS_UNUSED: 'yellow',
  QUIET: 'yellow',
  FALLING: 'yellow',
  NO_RESULTS: 'yellow',
  FOLLOW_UP_DUE: 'red',
  NO_MANAGER: 'outlined',
};

/** A reason by its name. */
export const RuleChip = ({ rule }: { readonly rule: RenewalRule }) => (
  <Chip dense tone={tones[rule]}>
    {texts.renewal.rules[rule]}
  </Chip>
);
