import { useState } from 'react';
import { NotRead } from '../../graphql/not-read.tsx';
import { isPassing, refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ChoiceCell } from '../../ui/people/choice-cell.tsx';
import { FoldedHead, PeopleTable } from '../../ui/people/people-table.tsx';
import { AddMinutes } from './add-minutes.tsx';
import { SittingRow } from './sitting-row.tsx';
import classes from './sitting-now.module.css';
import { useSittings } from './use-sittings.ts';

/** The reply to a question every 8 seconds is at most this old, unless the line is down. */
const oldAfter = 12;

/** Who sits in a group at this moment, nothing while nobody does: where they are, what time they have, when they saved; and more time for them. */
export function SittingNow({ groupId }: { readonly groupId: string }) {
  const { sittings, error, reload, now, age } = useSittings(groupId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const words = texts.sittingNow;
  const refused = refusalOf(error ?? undefined);
  const mayNot = refused !== null && !isPassing(refused.code);
  const timed = sittings?.filter(({ deadline }) => deadline != null).map(({ attempt_id }) => attempt_id) ?? [];
  const picked = timed.filter((id) => chosen.has(id));
  const choose = (id: string) =>
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]));
  if (sittings === null ? !error : sittings.length === 0 && error === null) return null;
  return (
    <section aria-labelledby="sitting-now" className={classes['section']}>
      <h2 id="sitting-now">{words.title}</h2>
      {sittings === null || mayNot ? (
        error && (
          <NotRead error={error} what={words.notLoaded} onLoadAgain={reload}>
            <Button variant="default" size="sm" onClick={reload}>
              {texts.ui.loadAgain}
            </Button>
          </NotRead>
        )
      ) : (
        <>
          <p className={classes['count']}>{sittings.length === 0 ? words.nobody : words.count(sittings.length)}</p>
          {error !== null && age > oldAfter && (
            <p className={classes['old']}>
              <span role="alert">{words.noReply}</span> {words.knownSince(age)}
            </p>
          )}
          {picked.length > 0 && (
            <AddMinutes
              {...{ groupId, picked }}
              onAdded={() => {
                setChosen(new Set());
                reload();
              }}
            />
          )}
          {sittings.length > 0 && (
            <PeopleTable
              label={words.title}
              head={
                <>
                  <ChoiceCell
                    label={words.chooseAll}
                    disabled={timed.length === 0}
                    checked={timed.length > 0 && picked.length === timed.length}
                    onChange={() => setChosen(new Set(picked.length === timed.length ? [] : timed))}
                  />
                  <th scope="col">{words.learner}</th>
                  <FoldedHead>{words.question}</FoldedHead>
                  <th scope="col">{words.left}</th>
                  <FoldedHead>{words.saved}</FoldedHead>
                </>
              }
            >
              {sittings.map((sitting) => (
                <SittingRow
                  key={sitting.attempt_id}
                  {...{ sitting, now }}
                  chosen={chosen.has(sitting.attempt_id)}
                  onChoose={() => choose(sitting.attempt_id)}
                />
              ))}
            </PeopleTable>
          )}
        </>
      )}
    </section>
  );
}
