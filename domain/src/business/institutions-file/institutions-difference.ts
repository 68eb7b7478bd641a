import type { InstitutionInput } from '../institution/institution-form.ts';
import type { Invitee } from '../institution/members.ts';
import { institutionOf, type FileLicense, type InstitutionFault, type NamedThings } from './institution-of-row.ts';
import type { InstitutionRow } from './read-institutions.ts';

/** Where an institution is, and what it is called. */
export type NameAndPlace = Pick<InstitutionInput, 'name' | 'country_code' | 'state_code' | 'city'>;

/** What a file with institutions is compared with. */
export type InstitutionsState = NamedThings & {
  /** The institutions that are there with one of the names of the file. */
  readonly there: readonly NameAndPlace[];
};

/**
 * What becomes of a row: NEW is made; THERE is an institution of this name at this place already, and TWICE one that a
 * row before makes, so that nothing is done; with WRONG something is wrong.
 */
export type InstitutionLineKind = 'NEW' | 'THERE' | 'TWICE' | 'WRONG';

/** An institution that is made, with its license and the invitation of its first administrator where the file says them. */
export type MadeInstitution = {
  readonly institution: InstitutionInput;
  readonly license: FileLicense | null;
  readonly administrator: Invitee | null;
};

/** A row of the file and what becomes of it, in the words of the file. */
export type InstitutionLine = {
  /** The number of the line in the file, from 1. */
  readonly line: number;
  readonly kind: InstitutionLineKind;
  readonly name: string;
  readonly place: string;
  readonly faults: readonly InstitutionFault[];
  /** What is made with an institution that is new; null for others. */
  readonly made: MadeInstitution | null;
};

const longestShown = 200;

/** Compares the institutions of a file with those that are there. It changes none of them. */
export function institutionsDifference(
  rows: readonly InstitutionRow[],
  state: InstitutionsState,
): readonly InstitutionLine[] {
  const there = new Set(state.there.map(keyOf));
  const named = new Set<string>();
  return rows.map((row) => {
    const { line, texts } = row;
    const { institution, license, administrator, faults } = institutionOf(row, state);
    const place = [texts.city, texts.state, texts.country].filter((text) => text !== '').join(', ');
    const shown = { line, name: texts.name.slice(0, longestShown), place: place.slice(0, longestShown), faults };
    if (faults.length > 0 || institution === null) return { ...shown, kind: 'WRONG', made: null };
    const key = keyOf(institution);
    const kind = there.has(key) ? 'THERE' : named.has(key) ? 'TWICE' : 'NEW';
    named.add(key);
    return { ...shown, kind, made: kind === 'NEW' ? { institution, license, administrator } : null };
  });
}

/** What two institutions share that are the same by name and place, whatever their case. */
const keyOf = ({ name, country_code, state_code, city }: NameAndPlace): string =>
  JSON.stringify([name, country_code, state_code ?? '', city ?? ''].map((text) => text.toLowerCase()));
