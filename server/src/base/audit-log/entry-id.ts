/** Where an entry of the audit log stands: in which chain, and as which of it. */
export type EntryPlace = {
  readonly chain: 'INSTITUTION' | 'PERSON' | 'PRODUCT';
  readonly chain_id: string;
  readonly number: number;
};

const pattern = /^(INSTITUTION|PERSON|PRODUCT)\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\.([1-9]\d{0,14})$/;

/** The id of an entry: its chain and its number there. */
export const entryId = ({ chain, chain_id, number }: Readonly<Record<keyof EntryPlace, string | number>>): string =>
  `${chain}.${chain_id}.${number}`;

/** The place that an id names; null for what is no id of an entry. */
export function readEntryId(id: string): EntryPlace | null {
  const [, chain, chain_id = '', number] = pattern.exec(id) ?? [];
  return chain ? { chain: chain as EntryPlace['chain'], chain_id, number: Number(number) } : null;
}
