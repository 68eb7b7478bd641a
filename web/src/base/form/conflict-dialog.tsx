import { useEffect, useRef, useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { BothCopies } from './both-copies.tsx';
import type { Conflict } from './form-options.ts';

/** A part of what a form is about: its name, and how a copy has it. */
export type ShownPart<Values> = {
  /** Its first field, or `list.id.field` of a row. */
  readonly part: string;
  readonly name: string;
  readonly shown: (values: Values) => ReactNode;
};

type Props<Values> = {
  readonly form: {
    readonly values: () => Values;
    readonly conflict: Conflict<Values> | null;
    /** The parts that a save has taken from somebody else, which is said. */
    readonly taken?: readonly string[];
  };
  /** All parts, in their order. */
  readonly parts: readonly ShownPart<Values>[];
  /** What its button says; saving, where it is left out. */
  readonly submit?: string;
  /** Told whether something of ours is sent. */
  readonly onSettled?: (sent: boolean) => void;
};

/** Two people have changed the same: whose copy counts, in each part that both changed? It stays until each is chosen. */
export function ConflictDialog<Values>({ form: { values, conflict, taken = none }, ...props }: Props<Values>) {
  const { parts } = props;
  const names = useRef<readonly string[]>([]);
  useEffect(() => {
    names.current = parts.filter(({ part }) => taken.includes(part)).map(({ name }) => name);
  });
  useEffect(() => {
    if (taken.length > 0) showToast('info', texts.ui.conflict.merged(names.current));
  }, [taken]);
  if (!conflict) return null;
  return <Choice {...props} ours={values()} conflict={conflict} />;
}

const none: readonly string[] = [];

type ChoiceProps<Values> = Omit<Props<Values>, 'form'> & {
  readonly ours: Values;
  readonly conflict: Conflict<Values>;
};

function Choice<Values>({ ours, conflict, parts, submit, onSettled }: ChoiceProps<Values>) {
  const { theirs, own = false, both, settle } = conflict;
  const [chosen, setChosen] = useState<Readonly<Record<string, 'OURS' | 'THEIRS'>>>({});
  const words = texts.ui.conflict;
  const asked = parts.filter(({ part }) => both.includes(part));
  return (
    <Dialog
      title={own ? words.ownTitle : words.title}
      size="comparison"
      actions={
        <Button
          disabled={!asked.every(({ part }) => part in chosen)}
          onClick={() => {
            const sent = settle(asked.flatMap(({ part }) => (chosen[part] === 'THEIRS' ? [part] : [])));
            onSettled?.(sent);
          }}
        >
          {submit ?? (own ? words.use : words.save)}
        </Button>
      }
    >
      <p>{own ? words.ownText : words.text}</p>
      <BothCopies
        labels={own ? { ours: words.here, theirs: words.there } : { ours: words.yours, theirs: words.theirs }}
        parts={asked.map(({ part, name, shown }) => ({
          part,
          name,
          ours: said(shown(ours)),
          theirs: said(shown(theirs)),
        }))}
        chosen={chosen}
        onChoose={(part, whose) => setChosen((before) => ({ ...before, [part]: whose }))}
      />
    </Dialog>
  );
}

const said = (shown: ReactNode): ReactNode =>
  shown === '' || shown === null || shown === undefined ? texts.ui.conflict.none : shown;
