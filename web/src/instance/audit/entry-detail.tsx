import { refusalOf } from '../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { entryQuery, type ListedEntry, type OpenedEntry } from './audit-query.ts';
import classes from './audit.module.css';
import { BeforeAndAfter } from './before-and-after.tsx';
import { UndoPart } from './undo-part.tsx';
import { momentText, namesOf } from './value-text.ts';
import { whoText } from './who-text.ts';

type Props = { readonly entry: ListedEntry; readonly thing: string; readonly onUndone: () => void };

/** What an entry says: what held before and after, where it came from, what took it back, and the way to take it back. */
export function EntryDetail({ entry, thing, onUndone }: Props) {
  const { data, error, reload } = useScreenQuery(entryQuery, { id: entry.id }, { fresh: true, beside: true });
  const words = texts.audit;
  const refused = refusalOf(error ?? undefined);
  if (!data && refused) return <p role="alert">{refused.text}</p>;
  if (!data) return error ? <Failed what={words.entryNotLoaded} onLoadAgain={reload} /> : <Spinner />;
  const { facts, names, erased, address, request_id, related, undo } = data.auditEntry;
  const named = namesOf(names);
  const said = [
    ...(address ? [words.pair(words.address, address)] : []),
    ...(request_id ? [words.pair(words.request, request_id)] : []),
    ...related.map((one) => relatedText(one, entry.id)),
  ];
  return (
    <div className={classes['detail']}>
      {facts.length > 0 ? <BeforeAndAfter facts={facts} names={named} /> : <p>{words.saysNothing}</p>}
      {erased && <p>{words.erased}</p>}
      {said.length > 0 && (
        <ul className={classes['said']}>
          {said.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <UndoPart
        entry={entry}
        thing={thing}
        undo={undo}
        names={named}
        onUndone={() => {
          reload();
          onUndone();
        }}
      />
    </div>
  );
}

function relatedText({ undoes, action, actor, at }: OpenedEntry['related'][number], id: string): string {
  const words = texts.audit;
  return undoes === id
    ? words.undoneBy(whoText(actor), momentText(at))
    : words.undid(words.acts[action], momentText(at));
}
