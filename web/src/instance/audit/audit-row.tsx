import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { OpeningRow } from '../../ui/page/opening-row.tsx';
import type { ListedEntry } from './audit-query.ts';
import classes from './audit.module.css';
import { EntryDetail } from './entry-detail.tsx';
import { momentText } from './value-text.ts';
import { whoText } from './who-text.ts';

type Props = {
  readonly entry: ListedEntry;
  /** Whether the institution of the entry is named: not where all are of one. */
  readonly placed: boolean;
  readonly onUndone: () => void;
};

/** An entry of the audit log; opened, what it says. */
export function AuditRow({ entry, placed, onUndone }: Props) {
  const { action, actor, at, institution, object, undone_by } = entry;
  const words = texts.audit;
  const thing = object.name || words.unnamed;
  const where = placed && institution && institution.id !== object.id ? words.at(institution.name) : null;
  const when = <time dateTime={at}>{momentText(at)}</time>;
  return (
    <OpeningRow
      label={words.open(words.acts[action], thing)}
      columns={5}
      detail={<EntryDetail entry={entry} thing={thing} onUndone={onUndone} />}
    >
      <th scope="row">
        {words.acts[action]} {undone_by && <Chip dense>{words.undone}</Chip>}
        <span className={classes['below']}>
          <bdi>{thing}</bdi>
          {where && <span>{where}</span>}
          <span>{words.by(whoText(actor))}</span>
          {when}
        </span>
      </th>
      <td className={classes['folded']}>
        <bdi>{thing}</bdi>
        <span className={classes['beneath']}>{where ?? words.kinds[object.type]}</span>
      </td>
      <td className={classes['folded']}>
        <bdi>{whoText(actor)}</bdi>
      </td>
      <td className={`${classes['folded']} ${classes['when']}`}>{when}</td>
    </OpeningRow>
  );
}
