import type { CalendarDay } from '@lectern/domain/calendar-day.ts';

/** A phrase for each way a language counts; `#` stands for the number. */
type Forms = { readonly other: string } & { readonly [Rule in Intl.LDMLPluralRule]?: string };

/** How a language writes numbers, percents, days, lists and times. Each language's catalogues are written with its own. */
export function formatsOf(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const rules = new Intl.PluralRules(locale);
  const lists = new Intl.ListFormat(locale);
  const units = new Intl.ListFormat(locale, { type: 'unit', style: 'narrow' });
  const days = new Intl.DateTimeFormat(locale, { month: 'short', day: '2-digit', year: 'numeric', timeZone: 'UTC' });

  const inUnit = (count: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

  return {
    /** Whole percents, such as 75 for "75%". */
    percentText: (value: number) => percents.format(value / 100),
    plural: (count: number, forms: Forms) =>
      (forms[rules.select(count)] ?? forms.other).replace('#', numbers.format(count)),
    listText: (entries: readonly string[]) => lists.format(entries),
    dayText: (day: CalendarDay) => days.format(new Date(day)),
    minutesText: (count: number) => inUnit(count, 'minute'),
    /** Whole seconds in words, such as "1 hour 5 minutes"; what is 0 is left out. */
    durationText: (seconds: number) => {
      const parts = [
        { count: Math.floor(seconds / 3600), unit: 'hour' },
        { count: Math.floor(seconds / 60) % 60, unit: 'minute' },
        { count: seconds % 60, unit: 'second' },
      ].filter(({ count }) => count > 0);
      return units.format(parts.map(({ count, unit }) => inUnit(count, unit))) || inUnit(0, 'second');
    },
  };
}
