import type { AuditAction, AuditObjectType } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { searchOf, words } from '../../ui/page/address.ts';
import { useAsked } from '../../ui/page/use-asked.ts';
import { useTypedSearch } from '../../ui/page/use-typed-search.ts';

type Asked = { search: string; act: AuditAction; kind: AuditObjectType; from: string; until: string };

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const day = (given: unknown) =>
  typeof given === 'string' && isoDay.test(given) && !Number.isNaN(Date.parse(given)) ? given : undefined;

const namedIn = <Name extends string>(named: Readonly<Record<Name, string>>, given: unknown): Name | undefined =>
  (Object.keys(named) as Name[]).find((name) => name === given);

const readSearch = searchOf<Asked>({
  search: words,
  act: (given) => namedIn(texts.audit.acts, given),
  kind: (given) => namedIn(texts.audit.kinds, given),
  from: day,
  until: day,
});

/** Which entries the audit log shows, as the address says, and ways to show others; what is typed is searched for a moment after. */
export function useAuditSearch() {
  const [asked, change] = useAsked(readSearch);
  const { search = '', act = null, kind = null, from = '', until = '' } = asked;
  const { typed, type, empty } = useTypedSearch(search, (text) => change({ search: text }));
  return {
    typed,
    search,
    act,
    kind,
    from,
    until,
    narrowed: typed !== '' || Object.values(asked).some((value) => value !== undefined),
    type,
    setAct: (next: AuditAction | 'ALL') => change({ act: next === 'ALL' ? null : next }),
    setKind: (next: AuditObjectType | 'ALL') => change({ kind: next === 'ALL' ? null : next }),
    setFrom: (next: string) => change({ from: next || null }),
    setUntil: (next: string) => change({ until: next || null }),
    clear: () => {
      empty();
      change({ search: null, act: null, kind: null, from: null, until: null });
    },
  };
}

/** The moment at which a day begins where the person is, some days later; null where none is given. */
export function startOfDay(given: string, later = 0): string | null {
  if (given === '') return null;
  const start = new Date(`${given}T00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}
