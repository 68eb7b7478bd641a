import { diffWordsWithSpace } from 'diff';
import { texts } from '../../texts/texts.ts';
import { VisuallyHidden } from '../../ui/page/visually-hidden.tsx';
import type { OpenedEntry } from './audit-query.ts';
import classes from './audit.module.css';
import { fieldText, valueText, type Names } from './value-text.ts';

type Fact = OpenedEntry['facts'][number];
type Props = { readonly facts: readonly Fact[]; readonly names: Names };

/** What an entry says, a row for each value: before and after side by side, with the words that came and went marked. */
export function BeforeAndAfter({ facts, names }: Props) {
  const words = texts.audit;
  return (
    <table className={classes['compared']}>
      <thead>
        <tr>
          <th scope="col">{words.fact}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.after}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map((fact) => (
          <Row key={fact.field} fact={fact} names={names} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ fact: { field, changed, before, after }, names }: { readonly fact: Fact; readonly names: Names }) {
  const [was, is] = [valueText(field, before, names), valueText(field, after, names)];
  const name = <th scope="row">{fieldText(field)}</th>;
  if (!changed)
    return (
      <tr>
        {name}
        <td colSpan={2}>
          <bdi>{is}</bdi>
        </td>
      </tr>
    );
  const parts = diffWordsWithSpace(was, is);
  return (
    <tr>
      {name}
      <td>
        <bdi>
          {parts.map(({ added, removed, value }, at) => added || <Piece key={at} value={value} went={removed} />)}
        </bdi>
      </td>
      <td>
        <bdi>
          {parts.map(({ added, removed, value }, at) => removed || <Piece key={at} value={value} came={added} />)}
        </bdi>
      </td>
    </tr>
  );
}

type PieceProps = { readonly value: string; readonly went?: boolean; readonly came?: boolean };

/** Words that stayed, went or came, said as well as shown. */
function Piece({ value, went = false, came = false }: PieceProps) {
  if (!went && !came) return value;
  const [Mark, said] = went ? (['del', texts.audit.removed] as const) : (['ins', texts.audit.inserted] as const);
  return (
    <Mark className={classes['mark']}>
      <VisuallyHidden>{said}</VisuallyHidden>
      {value}
    </Mark>
  );
}
