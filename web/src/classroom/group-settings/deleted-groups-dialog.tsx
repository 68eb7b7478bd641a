import { useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { NotRead } from '../../graphql/not-read.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { AskForSeats } from '../../business/sales-question/ask-for-seats.tsx';
import classes from './group-settings.module.css';
import { SeatsShort } from './seats-short.tsx';
import { useGroupAct } from './use-group-act.ts';

const deletedQuery = graphql(`
  query DeletedGroupsDialog_deletedGroups($institutionId: ID!) {
    deletedGroups(institutionId: $institutionId) {
      id
      name
      learners
      until
      license_id
      license_name
    }
  }
`);

const restoreMutation = graphql(`
  mutation DeletedGroupsDialog_restoreGroup($id: ID!) {
    restoreGroup(id: $id) {
      id
      name
    }
  }
`);

type Props = {
  readonly institutionId: string;
  /** Whether the person may ask for more seats. */
  readonly asks: boolean;
  readonly onRestored: () => void;
  readonly onClose: () => void;
};

/** The groups that a person may bring back, each until its day. */
export function DeletedGroupsDialog({ institutionId, asks, onRestored, onClose }: Props) {
  const screen = useScreenQuery(deletedQuery, { institutionId }, { fresh: true, beside: true });
  const { act, busy, refusal, forget } = useGroupAct(restoreMutation);
  const [tried, setTried] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const words = texts.groupSettings;
  const groups = screen.data?.deletedGroups;
  const group = refusal?.code === 'NO_SEATS_LEFT' ? groups?.find(({ id }) => id === tried) : undefined;
  /** The license whose seats others hold by now. */
  const short = group && { id: group.license_id, name: group.license_name, institution: { id: institutionId } };
  const ask = () => {
    // On a phone it would lie on the buttons of the question.
    forget();
    setAsking(true);
  };
  const restore = async (id: string) => {
    setTried(id);
    const data = await act({ id });
    if (!data) return;
    showToast('success', words.restored(data.restoreGroup.name));
    screen.reload();
    onRestored();
  };
  return (
    <Dialog title={words.deleted} onClose={onClose}>
      {groups ? (
        <>
          {groups.length === 0 && <Empty text={words.deletedNone} />}
          <ul className={classes['acts']}>
            {groups.map(({ id, name, learners, until }) => (
              <li key={id} className={classes['act']}>
                <p>
                  <b>
                    <bdi>{name}</bdi>
                  </b>
                  <br />
                  {words.deletedUntil(learners, localDay(until))}
                </p>
                <Button
                  variant="default"
                  size="sm"
                  loading={busy}
                  aria-label={words.restoreOf(name)}
                  onClick={() => void restore(id)}
                >
                  {words.restore}
                </Button>
                {tried === id && refusal?.code === 'NOT_LICENSED' && (
                  <div className={classes['why']}>{refusal.text}</div>
                )}
                {short && tried === id && <SeatsShort license={short} onAsk={asks ? ask : null} />}
              </li>
            ))}
          </ul>
        </>
      ) : screen.error ? (
        <NotRead error={screen.error} what={words.deletedNotLoaded} onLoadAgain={screen.reload}>
          <Button variant="default" size="sm" onClick={onClose}>
            {texts.ui.back}
          </Button>
        </NotRead>
      ) : (
        <Skeleton shape="list" count={2} />
      )}
      {short && asking && <AskForSeats license={short} onClose={() => setAsking(false)} />}
    </Dialog>
  );
}
