import { zonesOf } from '@lectern/domain/business/institution/country-zones.ts';

/** What a form offers as the time zone of an institution in a country: those of the country, else all. */
export function offeredZones(country: string, current: string): readonly string[] {
  const own = zonesOf(country);
  const offered = own.length > 0 ? own : ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return current === '' || offered.includes(current) ? offered : [current, ...offered];
}
