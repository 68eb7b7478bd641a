import { useCallback, useState } from 'react';
import { useClient } from 'urql';
import { usePages } from '../../graphql/use-pages.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHistoryPlace, type HistoryPlace } from '../cms/history-place.ts';
import { Comparison } from './comparison.tsx';
import { EntryList } from './entry-list.tsx';
import { historyQuery, type HistoryEntry } from './history-query.ts';
import { RestoreWhen } from './restore-when.tsx';
import { shownName } from './shown-name.ts';
import { useRestoreVersion } from './use-restore-version.ts';

type About = { readonly name: string; readonly language: string | undefined; readonly version: number };

/** The history of the item that the address names: its versions, any two of them beside each other, and the way back to one. */
export function HistoryDialog() {
  const { history } = useHistoryPlace();
  return history && <ItemHistory key={`${history.kind} ${history.id}`} place={history} />;
}

function ItemHistory({ place }: { readonly place: HistoryPlace }) {
  const { kind, id, versions } = place;
  const client = useClient();
  const { go } = useHistoryPlace();
  const [about, setAbout] = useState<About | null>(null);
  const load = useCallback(
    async (after: string | null) => {
      const variables = { kind, id, after: after === null ? null : Number(after) };
      const { data } = await client.query(historyQuery, variables, { requestPolicy: 'network-only' }).toPromise();
      if (!data) return null;
      const { name, number, language, version, entries, cursor } = data.contentHistory;
      setAbout({ name: shownName({ kind, name, number: number ?? null }), language: language ?? undefined, version });
      return { entries, cursor: cursor == null ? null : String(cursor) };
    },
    [client, kind, id],
  );
  const { entries, cursor, state, more } = usePages(load);
  const close = () => go(null);
  const { ask, restore, busy, asked, leave } = useRestoreVersion({ kind, id }, close);
  const words = texts.contentHistory;
  const known = about && entries;
  const compare = (before: number, after: number) => go({ kind, id, versions: [before, after] });
  return (
    <Dialog
      unsaved={false}
      title={about ? words.title(about.name) : texts.cms.history}
      size="comparison"
      onClose={close}
      actions={
        <>
          {versions && (
            <Button variant="default" onClick={() => go({ kind, id, versions: null })}>
              {words.allVersions}
            </Button>
          )}
          {versions && about && versions[0] < about.version && (
            <Button variant="default" loading={busy} onClick={() => void ask(versions[0], about.version)}>
              {words.restore(versions[0])}
            </Button>
          )}
          <Button data-autofocus onClick={close}>
            {texts.ui.close}
          </Button>
        </>
      }
    >
      {!known && state === 'busy' && <Skeleton shape="list" count={4} />}
      {known && !versions && (
        <EntryList
          {...{ entries, busy }}
          present={about.version}
          onCompare={compare}
          onRestore={(version) => void ask(version, about.version)}
        />
      )}
      {known && versions && (
        <Comparison
          {...{ kind, id, versions }}
          choices={versionsIn(entries, versions)}
          language={about.language}
          onChoose={compare}
        />
      )}
      {state === 'failed' && <Failed what={words.notLoaded} onLoadAgain={more} />}
      {asked && (
        <RestoreWhen
          name={words.version(asked.version)}
          busy={busy}
          onChoose={(later) => void restore(asked, later)}
          onClose={leave}
        />
      )}
      {known && !versions && cursor !== null && state !== 'failed' && (
        <Button variant="default" size="sm" loading={state === 'busy'} onClick={more}>
          {words.more}
        </Button>
      )}
    </Dialog>
  );
}

/** The versions that can be chosen, the latest first: those of the list, and those that the address names. */
const versionsIn = (entries: readonly HistoryEntry[], named: readonly number[]): number[] =>
  [...new Set([...entries.map(({ version }) => version), ...named])].toSorted((one, other) => other - one);
