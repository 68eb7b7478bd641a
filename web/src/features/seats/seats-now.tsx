import type { SeatNumber } from '@lectern/domain/license/seat-number.ts';
import { hasFewPlaces } from '@lectern/domain/license/few-places.ts';
import { useState } from 'react';
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
  readonly onChanged: () => void;
};

/** The seats of a license as they stand, the entries of one number, and where places are free. */
export function SeatsNow({ license, sums, number, onChanged }: Props) {
  const { id, name, state, today, institution } = license;
  /** How often places were released here. */
  const [round, setRound] = useState(0);
  const asks =
    institution.allowed_operations.includes('askSalesManager') &&
    hasFewPlaces({ state, max_users: sums.bought, slots_used: sums.reserved });
  return (
    <>
      <SeatNumbers {...{ sums, number }} linkOf={(of) => seatsLink(id, { number: of })} />
      <div className={classes['columns']}>
        <SeatEntries key={`${number} ${round}`} licenseId={id} day={today} number={number} isToday />
        <FreePlaces
          licenseId={id}
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
