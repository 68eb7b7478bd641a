import type { CalendarDay } from '@lectern/domain/calendar-day.ts';

/** A phrase for each way a language counts; `#` stands for the number. */
type Forms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** How a language writes numbers, percents, days, lists and times. Each language's catalogues are written with its own. */
export function formatsOf(locale: string) {
  const numbers = once(() => new Intl.NumberFormat(locale));
  const percents = once(() => new Intl.NumberFormat(locale, { style: 'percent' }));
  const rules = once(() => new Intl.PluralRules(locale));
  const lists = once(() => new Intl.ListFormat(locale));
  const units = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' }));
  const days = once(
    () => new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' }),
  );

  const inUnit = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

  return {
    numberText: (value: number) => numbers().format(value),
    /** Whole percents, such as 75 for "75%". */
    percentText: (value: number) => percents().format(value / 100),
    plural: (count: number, forms: Forms) =>
      (forms[rules().select(count)] ?? forms.other).replace('#', () => numbers().format(count)),
    listText: (entries: readonly string[]) => lists().format(entries),
    dayText: (day: CalendarDay) => days().format(new Date(day)),
    minutesText: (count: number) => inUnit(count, 'minute'),
    /** Whole seconds in words, such as "1 hour 5 minutes"; what is 0 is left out. */
    durationText: (seconds: number) => {
      const parts = [
        { count: Math.floor(seconds / 3600), unit: 'hour' },
        { count: Math.floor(seconds / 60) % 60, unit: 'minute' },
        { count: seconds % 60, unit: 'second' },
      ].filter(({ count }) => count > 0);
      return units().format(parts.map(({ count, unit }) => inUnit(count, unit))) || inUnit(0, 'second');
    },
  };
}

/** Made when it is first asked for: each of these costs milliseconds that would stand before the first paint. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
