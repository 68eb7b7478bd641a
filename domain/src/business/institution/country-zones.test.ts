import { describe, expect, it } from 'vitest';
import { certainZone, certainZones, proposedZone, zonesOf } from './country-zones.ts';
import { stateZones } from './state-zones.ts';

type WithZones = Intl.Locale & { readonly getTimeZones: () => readonly string[] | undefined };

/** One name for each zone, of which the tz database and Node may have several. */
const canonical = (zone: string) => new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const countries = letters
  .flatMap((one) => letters.map((other) => one + other))
  .filter((code) => zonesOf(code).length > 0);

describe('the time zones of a country', () => {
  it('are those that Node knows of it, each once', () => {
    expect(countries).toHaveLength(247);
    for (const country of countries) {
      const zones = zonesOf(country).map(canonical);
      const known = (new Intl.Locale('und', { region: country }) as WithZones).getTimeZones() ?? [];
      expect.soft(known.map(canonical), country).toEqual(expect.arrayContaining(zones));
      expect.soft(new Set(zones).size, country).toBe(zones.length);
    }
  });

  it.each([
    ['AR', 'America/Argentina/Buenos_Aires'],
    ['AU', 'Australia/Sydney'],
    ['BR', 'America/Sao_Paulo'],
    ['CA', 'America/Toronto'],
    ['CD', 'Africa/Kinshasa'],
    ['CL', 'America/Santiago'],
    ['CN', 'Asia/Shanghai'],
    ['CY', 'Asia/Nicosia'],
    ['DE', 'Europe/Berlin'],
    ['EC', 'America/Guayaquil'],
    ['ES', 'Europe/Madrid'],
    ['FM', 'Pacific/Pohnpei'],
    ['GL', 'America/Nuuk'],
    ['ID', 'Asia/Jakarta'],
    ['IN', 'Asia/Kolkata'],
    ['KI', 'Pacific/Tarawa'],
    ['KZ', 'Asia/Almaty'],
    ['MH', 'Pacific/Majuro'],
    ['MN', 'Asia/Ulaanbaatar'],
    ['MX', 'America/Mexico_City'],
    ['MY', 'Asia/Kuala_Lumpur'],
    ['NZ', 'Pacific/Auckland'],
    ['PF', 'Pacific/Tahiti'],
    ['PG', 'Pacific/Port_Moresby'],
    ['PS', 'Asia/Hebron'],
    ['PT', 'Europe/Lisbon'],
    ['RU', 'Europe/Moscow'],
    ['UA', 'Europe/Kyiv'],
    ['US', 'America/New_York'],
    ['UZ', 'Asia/Tashkent'],
    ['BV', 'UTC'],
    ['', 'UTC'],
  ])('begin with the one that is proposed: %s with %s', (country, zone) => {
    expect(proposedZone(country)).toBe(zone);
  });
});

describe('the time zone of a state', () => {
  const territories = ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'];

  it('is one of its country, and not the first', () => {
    const wrong = [...stateZones].filter(([place, zone]) => {
      const [country = '', state = ''] = place.split('-');
      return !territories.includes(state) && zonesOf(country).indexOf(zone) < 1;
    });
    expect(wrong).toEqual([]);
    expect([...stateZones.values()].filter((zone) => !certainZones.includes(zone))).toEqual([]);
  });

  it.each([
    ['US', 'TX', 'America/Chicago'],
    ['US', 'NY', 'America/New_York'],
    ['NO', '', 'Europe/Oslo'],
    ['US', '', null],
    ['ES', '', null],
    ['BV', '', null],
  ])('is certain or not: %s %s with %s', (country, state, zone) => {
    expect(certainZone(country, state)).toBe(zone);
  });
});
