import type { LicenseState as State } from '@lectern/domain/business/license/license.ts';
import { texts } from '../../texts/texts.ts';
import { Dot } from '../../ui/figures/dot.tsx';

const kinds = {
  QUOTED: 'dashed',
  STARTS_LATER: 'dashed',
  EXPIRED: 'diamond',
  EXPIRING: 'half',
  ACTIVE: 'full',
} as const;

type Props = { readonly state: State; readonly days: number };

/** What a license is today, by its dot and word; the days it has left where they are few. */
export function LicenseState({ state, days }: Props) {
  const { quoted, startsLater, expired, daysLeft, active } = texts.license;
  const words = {
    QUOTED: quoted,
    STARTS_LATER: startsLater,
    EXPIRED: expired,
    EXPIRING: daysLeft(days),
    ACTIVE: active,
  };
  return <Dot kind={kinds[state]}>{words[state]}</Dot>;
}
