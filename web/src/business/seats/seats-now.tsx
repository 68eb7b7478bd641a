import { isUsable } from '@lectern/domain/business/license/license.ts';
import type { SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { useEffect, useRef, useState } from 'react';
import { seatsLink } from '../license/seats-link.ts';
import { AskButton } from '../sales-question/ask-button.tsx';
import { FreePlaces } from './free-places.tsx';
import { SeatEntries } from './seat-entries.tsx';
import { SeatNumbers } from './seat-numbers.tsx';
import type { SeatedLicense, SeatSums } from './seats-query.ts';
import classes from './seats.module.css';

type Props = {
  readonly license: SeatedLicense;
  readonly sums: SeatSums;
  readonly number: SeatNumber;
  /** The group whose number it is. */
  readonly group: string | undefined;
  readonly onChanged: () => void;
};

/** The seats of a license as they stand, the entries of one number, and where places are free. */
export function SeatsNow({ license, sums, number, group, onChanged }: Props) {
  const { id, name, state, today, institution } = license;
  /** How often places were released here. */
  const [round, setRound] = useState(0);
  const columns = useRef<HTMLDivElement>(null);
  const opened = group === undefined ? null : `${group} ${number}`;
  // On a telephone the groups stand below the entries that their numbers open.
  useEffect(() => {
    if (opened !== null) columns.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [opened]);
  const asks = isUsable(state) && institution.allowed_operations.includes('askSalesManager');
  return (
    <>
      <SeatNumbers
        sums={sums}
        number={group === undefined ? number : null}
        linkOf={(of) => seatsLink(id, { number: of })}
      />
      <div ref={columns} className={classes['columns']}>
        <SeatEntries key={`${number} ${group} ${round}`} licenseId={id} day={today} {...{ number, group }} isToday />
        <FreePlaces
          licenseId={id}
          shown={{ group, number }}
          aside={asks && <AskButton institutionId={institution.id} question={{ about: 'license', id, name }} />}
          onChanged={() => {
            setRound(round + 1);
            onChanged();
          }}
        />
      </div>
    </>
  );
}
