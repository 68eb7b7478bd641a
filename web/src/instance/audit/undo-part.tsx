import type { Issue } from '@lectern/domain/issue.ts';
import { useState } from 'react';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { refusalText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { undoMutation, type ListedEntry, type OpenedEntry } from './audit-query.ts';
import classes from './audit.module.css';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { fieldText, namesOf, valueText, type Names } from './value-text.ts';

type Props = {
  readonly entry: ListedEntry;
  readonly thing: string;
  readonly undo: OpenedEntry['undo'];
  readonly names: Names;
  readonly onUndone: () => void;
};

/** The way to take an act back, or the reason why not. */
export function UndoPart({ entry: { id, action }, thing, undo, names, onUndone }: Props) {
  const send = useSend();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const words = texts.audit;
  if (!undo.possible)
    return (
      <p className={classes['why']}>
        {undo.code ? whyNot(undo.code, (undo.details ?? {}) as Details, names) : words.cannot.never}
      </p>
    );
  const take = async () => {
    setBusy(true);
    setRefused(null);
    const { data, error } = await send(undoMutation, { id });
    setBusy(false);
    if (!data) {
      const no = refusalOf(error);
      setRefused(no ? whyNot(no.code, no.details, names, no.text) : words.undoFailed);
      return;
    }
    setAsking(false);
    const out = data.undoAuditEntry.left_out.map(({ name, code }) => words.leftOut(name, refusalText(code)));
    showToast('success', out.length > 0 ? words.undoDoneBut(out) : words.undoDone);
    onUndone();
  };
  return (
    <>
      <div>
        <Button variant="default" size="sm" onClick={() => setAsking(true)}>
          {words.undo}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={words.undoTitle(words.acts[action])}
          confirm={words.undo}
          destroys={false}
          busy={busy}
          onConfirm={() => void take()}
          onClose={() => setAsking(false)}
        >
          <p>{words.undoText(thing)}</p>
          {refused && <p role="alert">{refused}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

const mostNamed = 5;

/** Which items keep content from being taken back; those without a name are counted. */
function builtOn(items: readonly { readonly name?: string }[]): string {
  const names = items.map(({ name }) => plainText(name ?? '')).filter(Boolean);
  const shown = names.slice(0, mostNamed);
  return texts.audit.cannot.items(shown, items.length - shown.length);
}

type Details = Readonly<Record<string, unknown>>;

type Difference = { readonly field: string; readonly to: unknown };

/** Why an act is not taken back, with what holds by now where it has changed since. */
function whyNot(code: string, { issue, ...details }: Details, names: Names, text?: string): string {
  const { cannot, list, pair } = texts.audit;
  const otherwise = () => cannot.otherwise(text ?? refusalText(code, details, issue as Issue | undefined));
  if (code !== 'CONFLICT') return otherwise();
  for (const reason of ['undone', 'unknown', 'repeated', 'restored', 'nothing'] as const)
    if (details[reason] === true) return cannot[reason];
  if (typeof details['over'] === 'number') return cannot.over(details['over']);
  if (Array.isArray(details['people'])) return cannot.people(details['people'].map(String));
  if (Array.isArray(details['institutions'])) return cannot.institutions(details['institutions'].map(String));
  if (Array.isArray(details['items'])) return builtOn(details['items'] as readonly { readonly name?: string }[]);
  const { id: _id, theirs, differences = [], names: named = [], ...others } = details;
  const differing = (differences as readonly Difference[]).map(({ field, to }) => [field, to] as const);
  const now = Object.entries({ ...others, ...(theirs as Details | undefined), ...Object.fromEntries(differing) });
  if (now.length === 0) return otherwise();
  const all = new Map([...names, ...namesOf(named as OpenedEntry['names'])]);
  return cannot.changed(list(now.map(([field, value]) => pair(fieldText(field), valueText(field, value, all)))));
}
