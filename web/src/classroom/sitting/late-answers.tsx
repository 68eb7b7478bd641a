import { useState } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import classes from './late-answers.module.css';
import { decideMutation, lateQuery, type Late } from './late-query.ts';
import { LateRow } from './late-row.tsx';

type Props = {
  readonly groupId: string;
  /** Whether the viewer decides about them; others see them. */
  readonly mayDecide: boolean;
  /** One was taken or left. */
  readonly onDecided: () => void;
};

/** Answers that arrived too late to be counted by themselves, each with the score without and with them. Nothing where there are none. */
export function LateAnswers({ groupId, mayDecide, onDecided }: Props) {
  const { data, reload } = useScreenQuery(lateQuery, { group_id: groupId }, { fresh: true, live: true });
  const send = useSend();
  const failed = useFailureToast();
  const [busy, setBusy] = useState<string | null>(null);
  const words = texts.sittingNow.late;
  if (!data || data.lateAnswers.length === 0) return null;
  const decide = async ({ attempt_id }: Late, take: boolean) => {
    failed.overtake();
    setBusy(attempt_id);
    const sent = await send(decideMutation, { data: { group_id: groupId, attempt_id, take } });
    setBusy(null);
    const refused = refusalOf(sent.error);
    const isGone = refused?.code === 'INVALID' || refused?.code === 'NOT_FOUND';
    if (sent.data) showToast('success', take ? words.nowCounted : words.notCounted);
    else failed.say('error', isGone ? words.gone : (refused?.text ?? texts.ui.failed));
    if (!sent.data && !isGone) return;
    reload();
    onDecided();
  };
  return (
    <section className={classes['section']} aria-labelledby="late-answers">
      <h2 id="late-answers">{words.title}</h2>
      <p className={classes['lead']}>{mayDecide ? words.lead : words.mainDecides}</p>
      <ul className={classes['list']}>
        {data.lateAnswers.map((late) => (
          <LateRow
            key={late.attempt_id}
            late={late}
            busy={busy === late.attempt_id}
            onDecide={mayDecide ? (take) => void decide(late, take) : null}
          />
        ))}
      </ul>
    </section>
  );
}
