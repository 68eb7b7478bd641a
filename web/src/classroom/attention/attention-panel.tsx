import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { copyText } from '../../ui/action/copy-text.ts';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import classes from './attention-panel.module.css';
import { attentionQuery, type Watched } from './attention-query.ts';
import { PutOffDialog } from './put-off-dialog.tsx';
import { usePutOff } from './use-put-off.ts';
import { WatchedRow } from './watched-row.tsx';

/** Learners that are listed before the others are asked for. */
const fewest = 5;

/** The learners who need attention: of a group, or of all groups of the person where none is named. */
export function AttentionPanel({ groupId = null }: { readonly groupId?: string | null }) {
  const { data, error, reload } = useScreenQuery(
    attentionQuery,
    { groupId },
    { fresh: true, beside: true, live: true },
  );
  const [all, setAll] = useState(false);
  const [withPutOff, setWithPutOff] = useState(false);
  const [asked, ask] = useState<Watched | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { act, busy } = usePutOff(() => {
    // The row goes away with the reply; a dialog that closes gives the focus back to it.
    flushSync(() => ask(null));
    reload();
    heading.current?.focus();
  });
  const words = texts.attention;
  const learners = data?.learnersNeedingAttention;
  const listed = learners?.filter(({ put_off_until }) => put_off_until == null) ?? [];
  const putOff = learners?.filter(({ put_off_until }) => put_off_until != null) ?? [];
  const shown = all ? listed : listed.slice(0, fewest);
  const row = (learner: Watched) => (
    <WatchedRow
      key={learner.id}
      learner={learner}
      named={groupId === null}
      onPutOff={() => ask(learner)}
      onTakeBack={() => void act(learner, null)}
    />
  );
  return (
    <section className={classes['panel']} aria-labelledby="attention">
      <div className={classes['head']}>
        <h2 id="attention" ref={heading} tabIndex={-1}>
          {words.title}
        </h2>
        {listed.length > 0 && <span className={classes['count']}>{listed.length}</span>}
      </div>
      {!learners &&
        (error ? <Failed what={words.notLoaded} onLoadAgain={reload} /> : <Skeleton shape="list" count={1} />)}
      {learners && listed.length === 0 && <p className={classes['nobody']}>{words.nobody}</p>}
      {listed.length > 0 && <ul className={classes['rows']}>{shown.map(row)}</ul>}
      {learners && learners.length > 0 && (
        <div className={classes['foot']}>
          {shown.length < listed.length && (
            <Button variant="subtle" size="sm" onClick={() => setAll(true)}>
              {words.showAll(listed.length)}
            </Button>
          )}
          <CopyAll learners={listed} />
          {putOff.length > 0 && (
            <Button variant="subtle" size="sm" aria-expanded={withPutOff} onClick={() => setWithPutOff(!withPutOff)}>
              {withPutOff ? words.hidePutOff : words.showPutOff(putOff.length)}
            </Button>
          )}
        </div>
      )}
      {withPutOff && putOff.length > 0 && <ul className={classes['rows']}>{putOff.map(row)}</ul>}
      {asked && (
        <PutOffDialog
          learner={asked}
          busy={busy}
          onPutOff={(until) => void act(asked, until)}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

/** Copies the addresses of all who are listed, each once, as a mail program takes them. */
function CopyAll({ learners }: { readonly learners: readonly Watched[] }) {
  const addresses = [...new Set(learners.flatMap(({ user }) => user.email ?? []))];
  if (addresses.length < 2) return null;
  const words = { copied: texts.attention.copied(addresses.length), failed: texts.ui.failed };
  return (
    <Button variant="subtle" size="sm" onClick={() => void copyText(addresses.join(', '), words)}>
      {texts.attention.copyAll(addresses.length)}
    </Button>
  );
}
