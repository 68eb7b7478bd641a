type WithZones = Intl.Locale & {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
};

/** Where most people of a country live that has several time zones. */
const mostPeople: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CD: 'Africa/Kinshasa',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  ID: 'Asia/Jakarta',
  KZ: 'Asia/Almaty',
  MX: 'America/Mexico_City',
  NZ: 'Pacific/Auckland',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
};

/** The time zones (IANA) of a country as this browser knows them; none where it does not. */
function zonesOf(country: string): readonly string[] {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  const locale = new Intl.Locale('und', { region: country }) as WithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** The time zone that a form proposes for a country: where most of its people live; null where none is known. */
export function proposedZone(country: string): string | null {
  return mostPeople[country] ?? zonesOf(country)[0] ?? null;
}

/** What a form offers as the time zone of an institution in a country: those of the country, else all. */
export function offeredZones(country: string, current: string): readonly string[] {
  const own = zonesOf(country);
  const offered = own.length > 0 ? own : ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return current === '' || offered.includes(current) ? offered : [current, ...offered];
}
