import { useDebouncedCallback } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuditAction, AuditObjectType } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { searchOf, words } from '../../ui/page/address.ts';

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
  const navigate = useNavigate();
  const asked = readSearch(useSearch({ strict: false }));
  const { search = '', act = null, kind = null, from = '', until = '' } = asked;
  const [typed, setTyped] = useState(search);
  const change = (values: { readonly [Name in keyof Asked]?: Asked[Name] | undefined }) =>
    // What else stands in the address, such as the tab that this is, stays there.
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, ...values })) as never,
      replace: true,
      resetScroll: false,
    });
  const settle = useDebouncedCallback((text: string) => change({ search: text.trim() || undefined }), 300);
  return {
    typed,
    search,
    act,
    kind,
    from,
    until,
    narrowed: typed !== '' || Object.values(asked).some((value) => value !== undefined),
    type: (text: string) => {
      setTyped(text);
      settle(text);
    },
    setAct: (next: AuditAction | 'ALL') => change({ act: next === 'ALL' ? undefined : next }),
    setKind: (next: AuditObjectType | 'ALL') => change({ kind: next === 'ALL' ? undefined : next }),
    setFrom: (next: string) => change({ from: next || undefined }),
    setUntil: (next: string) => change({ until: next || undefined }),
    clear: () => {
      settle.cancel();
      setTyped('');
      change({ search: undefined, act: undefined, kind: undefined, from: undefined, until: undefined });
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
