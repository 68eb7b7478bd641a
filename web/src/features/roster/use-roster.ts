import { rosterLimits } from '@lectern/domain/roster/roster-file.ts';
import { useEffect, useRef, useState } from 'react';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import type { Roster_DifferenceFragment } from '../../graphql/generated/graphql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { contentOf } from '../spreadsheet/content-of.ts';
import { differenceFragment, differenceQuery, importMutation } from './roster-query.ts';

/** What a file changes, as the server has told it last. */
export type Difference = Roster_DifferenceFragment;

/** A learner of a group whom the file does not name. */
export type Missing = Difference['missing'][number];

/** A chosen file with what is known of it. */
export type Roster = {
  readonly name: string | null;
  readonly state: 'idle' | 'reading' | 'failed' | 'importing';
  /** Why the server did not read the file, where it said so. */
  readonly refused: string | null;
  readonly problem: Difference['problem'];
  readonly difference: Difference | null;
  /** Who is missing and is to be removed. */
  readonly removed: readonly Missing[];
  /** Whether the difference has changed under what was shown before. */
  readonly changed: boolean;
  readonly choose: (file: File) => void;
  readonly setRemoved: (removed: readonly Missing[]) => void;
  readonly lookAgain: () => void;
  /** Does what is shown; it gives whether it was done and, where the server did not look, why. */
  readonly run: () => Promise<{ readonly done: boolean; readonly why: string | null }>;
};

type Chosen = { readonly name: string; readonly content: Promise<string | null> };

const keysOf = (removed: readonly Missing[]) => removed.map(({ group_id, user_id }) => ({ group_id, user_id }));

/** Reads a roster file on the server and imports it, each time with the same bytes. */
export function useRoster(group_id: string): Roster {
  const client = useClient();
  const send = useSend();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [difference, setDifference] = useState<Difference | null>(null);
  const [removed, setRemoved] = useState<readonly Missing[]>([]);
  const [state, setState] = useState<Roster['state']>('idle');
  const [refused, setRefused] = useState<string | null>(null);
  const [changed, setChanged] = useState(false);
  const asked = useRef(0);
  useEffect(() => () => void asked.current++, []);
  const take = (reply: FragmentType<typeof differenceFragment>) =>
    setDifference(readFragment(differenceFragment, reply));
  const look = async (of: Chosen, without: readonly Missing[]) => {
    const turn = ++asked.current;
    setState('reading');
    setChanged(false);
    const file = await of.content;
    const variables = { group_id, file: file ?? '', removed: keysOf(without) };
    const context = { requestPolicy: 'network-only', ...besideCache } as const;
    const reply = file === null ? null : await client.query(differenceQuery, variables, context).toPromise();
    if (turn !== asked.current) return;
    setState(reply?.data ? 'idle' : 'failed');
    setRefused(refusalOf(reply?.error)?.text ?? null);
    if (reply?.data) take(reply.data.rosterDifference);
  };
  return {
    name: chosen?.name ?? null,
    state,
    refused,
    problem: difference?.problem ?? null,
    difference: difference?.problem ? null : difference,
    removed,
    changed,
    choose: (file) => {
      const next = { name: file.name, content: contentOf(file) };
      setChosen(next);
      setRemoved([]);
      setDifference(file.size > rosterLimits.bytes ? tooLargeHere : null);
      if (file.size <= rosterLimits.bytes) return void look(next, []);
      asked.current++;
      return setState('idle');
    },
    setRemoved: (next) => {
      setRemoved(next);
      if (chosen) void look(chosen, next);
    },
    lookAgain: () => {
      if (chosen) void look(chosen, removed);
    },
    run: async () => {
      const file = await chosen?.content;
      if (file == null || !difference) return { done: false, why: texts.roster.notRead };
      setState('importing');
      const variables = { group_id, file, removed: keysOf(removed), shown: difference.shown };
      const { data, error } = await send(importMutation, variables);
      setState('idle');
      if (!data) return { done: false, why: refusalOf(error)?.text ?? texts.roster.notConfirmed };
      const { done, difference: now } = data.importRoster;
      if (!done) {
        take(now);
        setChanged(true);
      }
      return { done, why: null };
    },
  };
}

/** What is too large is not sent. */
const tooLargeHere: Difference = { problem: 'TOO_LARGE', shown: '', changes: 0, lines: [], missing: [], groups: [] };
