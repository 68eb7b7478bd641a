import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import { useNavigate } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import { seatsLink, type SeatsAsked } from '../license/seats-link.ts';
import classes from './seats.module.css';

type Props = SeatsAsked & {
  readonly licenseId: string;
  /** The first and the last day that can be asked for. */
  readonly since: CalendarDay;
  readonly today: CalendarDay;
};

/** The day whose seats are shown, and the way to another one. */
export function SeatsToolbar({ licenseId, number, group, day, since, today }: Props) {
  const navigate = useNavigate();
  const words = texts.seats;
  const show = (next: CalendarDay) =>
    void navigate({
      ...seatsLink(licenseId, { number, group, ...(next === today ? {} : { day: next }) }),
      replace: true,
      resetScroll: false,
    });
  return (
    <div className={classes['toolbar']}>
      <TextField
        label={words.on}
        type="date"
        defaultValue={day}
        // Back and Today show another day than was typed.
        key={day}
        min={since}
        max={today}
        onChange={({ target }) => {
          if (target.value !== '' && target.validity.valid) show(target.value);
        }}
      />
      {day !== today && (
        <Button variant="default" size="sm" onClick={() => show(today)}>
          {words.today}
        </Button>
      )}
    </div>
  );
}
