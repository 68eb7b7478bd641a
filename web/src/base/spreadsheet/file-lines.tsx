import { texts } from '../../texts/texts.ts';
import { nameOrAddress } from './name-or-address.ts';
import { TableLines, type TableLinesProps } from './table-lines.tsx';

/** A row of a file that names a person, with what becomes of it. */
type Line<Kind extends string> = {
  readonly line: number;
  readonly kind: Kind;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
};

type Props<Kind extends string, One extends Line<Kind>> = Omit<TableLinesProps<Kind, One>, 'heads' | 'partsOf'>;

/** Every row of a file with people and what becomes of it. */
export function FileLines<Kind extends string, One extends Line<Kind>>(props: Props<Kind, One>) {
  const { person, email } = texts.spreadsheet;
  return (
    <TableLines<Kind, One>
      {...props}
      heads={{ name: person, beside: email }}
      partsOf={(line) => ({ name: nameOrAddress(line), beside: line.email })}
    />
  );
}
