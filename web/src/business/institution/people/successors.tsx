import { texts } from '../../../texts/texts.ts';
import { Select } from '../../../ui/form/select.tsx';
import { nameOf } from '../../../ui/people/named-person.ts';
import classes from './institution-members.module.css';

type Person = { readonly id: string; readonly first_name: string; readonly last_name: string };

type Props = {
  /** Who leaves. */
  readonly name: string;
  readonly found: {
    readonly leads: readonly { readonly id: string; readonly name: string }[];
    readonly successors: readonly Person[];
  };
  /** Who is named for each group, by the ids of both. */
  readonly named: ReadonlyMap<string, string>;
  /** Whether somebody has gone on without naming one for each. */
  readonly missing: boolean;
  readonly onNamed: (named: ReadonlyMap<string, string>) => void;
};

/** Asks who leads each group from now on whose main instructor somebody is: one for all, or another one for each. */
export function Successors({ name, found: { leads, successors }, named, missing, onNamed }: Props) {
  const words = texts.institution.people.handOver;
  const options = [
    { value: '', label: words.choose },
    ...successors.map((person) => ({ value: person.id, label: nameOf(person) })),
  ];
  const everybody = new Set(leads.map(({ id }) => named.get(id) ?? ''));
  const [one = ''] = everybody;
  const put = (ids: readonly string[], userId: string) =>
    onNamed(new Map([...named, ...ids.map((id) => [id, userId] as const)].filter(([, chosen]) => chosen !== '')));
  return (
    <fieldset className={classes['successors']}>
      <legend>{words.text(name, leads.length)}</legend>
      {leads.length > 1 && (
        <Select
          label={words.all}
          options={options}
          value={everybody.size === 1 ? one : ''}
          onChange={(userId) =>
            put(
              leads.map(({ id }) => id),
              userId,
            )
          }
        />
      )}
      {leads.map((group) => (
        <Select
          key={group.id}
          label={group.name}
          required
          error={missing && !named.has(group.id) ? words.missing : undefined}
          options={options}
          value={named.get(group.id) ?? ''}
          onChange={(userId) => put([group.id], userId)}
        />
      ))}
    </fieldset>
  );
}
