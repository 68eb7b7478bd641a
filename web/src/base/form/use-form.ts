import { merge, takeParts, type Merged } from '@lectern/domain/base/merge/merge.ts';
import { useRef, useState, type FormEvent } from 'react';
import type { AnyVariables } from 'urql';
import { refusalOf, type Refused } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import type { Conflict, FormOptions } from './form-options.ts';
import { useCheckedFields } from './use-checked-fields.ts';

/** What somebody else has saved meanwhile, and what came of merging it with what stands in the fields. */
type Met<Values> = { readonly values: Values; readonly version: number; readonly merged: Merged<Values> };

/**
 * A form: its fields, what is wrong with them, and the mutation that it sends. A second submission while one is under
 * way does nothing; after a lost reply the same submission carries the same key.
 */
export function useForm<Values extends Record<string, unknown>, Input, Data, Variables extends AnyVariables>({
  schema,
  initial,
  version,
  entity = { parts: Object.keys(initial) },
  asks = false,
  versionIn = () => undefined,
  mutation,
  toVariables,
  toValues = (copy) => copy as unknown as Values,
  noIn = () => null,
  onDone,
  onTyped,
  headers,
  say = issueText,
  sayRefusal,
  failedText = texts.ui.failed,
  checksTyping = true,
  compared = [],
}: FormOptions<Values, Input, Data, Variables>) {
  const sendOnce = useSend();
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const [met, setMet] = useState<Met<Values> | null>(null);
  /** The parts that the last save has taken from somebody else. */
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const failed = useFailureToast();
  const underWay = useRef(false);
  const base = useRef(version);
  const later = useRef(false);
  /** The version that the fields began with, or the last one saved. */
  const saved = useRef(version);

  const { fields, put, putAnew, takeAsSaved, refuseAt, focus, checkAll, ...shown } = useCheckedFields<Values, Input>({
    schema,
    initial,
    onTyped,
    say,
    checksTyping,
    compared,
    onChange: () => setDone(false),
    onInput: () => setRefusal(null),
  });

  /** Goes on from what somebody else has saved: at once where nobody has to choose. */
  const meet = (refused: Refused) => {
    const { theirs, base: read, version: newer } = refused.details;
    // A newer copy at the version that was sent would come again and again.
    if (base.current !== undefined && base.current === newer) return setRefusal(refused);
    const values = toValues(theirs as Input);
    const before = began() ?? (read ? toValues(read as Input) : undefined);
    const merged = asks
      ? { values: fields.getValues(), both: [], taken: [], mine: [] }
      : merge(entity, before, fields.getValues(), values);
    const next = { values, version: Number(newer), merged };
    if (asks || merged.both.length > 0) return setMet(next);
    setTaken(merged.taken);
    goOn(next, merged.values);
    return submit();
  };

  /** Puts what was merged into the fields, as a change of what somebody else has saved. */
  const goOn = (next: Met<Values>, values: Values) => {
    base.current = next.version;
    saved.current = next.version;
    setMet(null);
    put(values);
    takeAsSaved(next.values);
    fields.clearErrors();
    onTyped?.(values, fields.isDirty());
  };

  const takeRefusal = (refused: Refused, before: Element | null) => {
    const field = refused.field?.replace(/^data\./, '') ?? '';
    if (refused.code === 'CONFLICT' && refused.details['theirs']) meet(refused);
    else if (fields.getInputNode(field as never)) {
      refuseAt(field, refused.issue ?? refused.code, sayRefusal?.(refused) ?? refused.text);
      return focus(field);
    } else setRefusal(refused);
    if (before instanceof HTMLElement) before.focus();
  };

  const send = async (input: Input): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    failed.overtake();
    setBusy(true);
    setRefusal(null);
    setMet(null);
    const before = document.activeElement;
    const sent = fields.getValues();
    const along = await headers?.();
    const { data, error } = await sendOnce(
      mutation,
      toVariables(input, base.current, later.current || undefined, fields.getInitialValues()),
      along,
    );
    underWay.current = false;
    setBusy(false);
    const refused = refusalOf(error) ?? (data ? noIn(data) : null);
    if (refused) return takeRefusal(refused, before);
    if (error || !data) {
      failed.say('error', failedText);
      if (before instanceof HTMLElement) before.focus();
      return;
    }
    // What was typed while it was on its way is not saved.
    takeAsSaved(sent);
    setDone(true);
    base.current = versionIn(data) ?? base.current;
    saved.current = base.current;
    await onDone(data);
  };

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    if (event) later.current = isForLater(event);
    const sound = checkAll();
    if (sound) void send(sound.input);
  };

  const conflict: Conflict<Values> | null = met && {
    theirs: met.values,
    both: met.merged.both,
    settle: (theirs) => {
      const values = takeParts(entity, met.merged.values, met.values, theirs);
      // Theirs alone is saved already.
      const sends = asks || merge(entity, met.values, values, met.values).mine.length > 0;
      goOn(met, values);
      if (sends) submit();
      return sends;
    },
  };

  /** Puts values into the fields, changes of the version `from`. */
  const restore = (values: Values, from: number | undefined = base.current) => {
    base.current = from;
    setMet(null);
    putAnew(values);
  };

  /** Puts into the fields what they began with, or what was saved last. */
  const reset = () => restore(fields.getInitialValues(), saved.current);

  /** What the fields began with; undefined where they were put there from an older version. */
  const began = () => (base.current === saved.current ? fields.getInitialValues() : undefined);

  /** The version that what stands in the fields goes on from. */
  const currentVersion = () => base.current;

  const hasErrors = Object.keys(fields.errors).length > 0;
  return {
    values: fields.getValues,
    ...shown,
    /** The same as `dirty` at this moment, whatever is drawn. */
    isDirty: () => fields.isDirty(),
    hasErrors,
    refusal,
    conflict,
    taken,
    busy,
    done,
    submit,
    restore,
    reset,
    began,
    version: currentVersion,
  };
}

/** Whether the button that sends a form is the one whose change is to wait. */
export const isForLater = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as Partial<SubmitEvent>).submitter?.getAttribute('name') === 'later';
