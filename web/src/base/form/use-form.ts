import { checkInput, type Schema } from '@lectern/domain/check-input.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { merge, takeParts, type Entity, type Merged } from '@lectern/domain/merge/merge.ts';
import { useForm as useFields } from '@mantine/form';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AnyVariables, TypedDocumentNode } from 'urql';
import { refusalOf, type Refused } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { issueText } from '../../texts/refusal-text.ts';
import { texts } from '../../texts/texts.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';

/** What a form is about and what it sends. */
export type FormOptions<Values, Input, Data, Variables extends AnyVariables> = {
  readonly schema: Schema<Input>;
  /** What stands in the fields at first. */
  readonly initial: Values;
  /** The version that is changed; after a CONFLICT the server's. */
  readonly version?: number;
  /** How it is merged with what somebody else has saved meanwhile; left out, each field is a part. */
  readonly entity?: Entity<keyof Values & string>;
  /** Whether any change of somebody else is shown before it is sent: it acts on what holds, as a renewal does. */
  readonly asks?: boolean;
  /** The version that a reply has made, where the form stays open and is sent again. */
  readonly versionIn?: (data: Data) => number | undefined;
  readonly mutation: TypedDocumentNode<Data, Variables>;
  /** `later` where the button that was pressed is called that; `began` is what the fields began with. */
  readonly toVariables: (
    input: Input,
    version: number | undefined,
    later: true | undefined,
    began: Values,
  ) => Variables;
  /** How a copy of the server stands in the fields, where that is not as it came. */
  readonly toValues?: (theirs: Input) => Values;
  /** Reads a "no" out of a reply whose shape the specification fixes. */
  readonly noIn?: (data: Data) => Refused | null;
  readonly onDone: (data: Data) => void | Promise<void>;
  /** Told what stands in the fields once somebody has changed that, and whether it differs from what was saved. */
  readonly onTyped?: (values: Values, dirty: boolean) => void;
  /** What goes along with the mutation in its headers, once that is known. */
  readonly headers?: () => Promise<Readonly<Record<string, string>>>;
  /** Says an issue in words of this form. */
  readonly say?: (issue: FieldIssue, values: Values) => string;
  /** Says a "no" of the server in words of this form, where it has some. */
  readonly sayRefusal?: (refused: Refused) => string | undefined;
  /** Said where the mutation failed without a "no". */
  readonly failedText?: string;
  /** Whether a field is checked while it is typed in, once it was left or submitted; else at submission only. */
  readonly checksTyping?: boolean;
  /** Fields that rules compare with others: they are checked once they are left, and once typed in whenever anything changes. */
  readonly compared?: readonly (keyof Values & string)[];
};

/** A field, or a text inside one that holds several, such as `rows.0.name`. */
type Path<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;
type ValueAt<Values, Name> = Name extends keyof Values ? Values[Name] : string;

/** Two copies in which the same was changed; ours stays in the fields until it is decided. */
export type Conflict<Values> = {
  readonly theirs: Values;
  /** Whether the other copy is of the same person, typed in another window and not saved; else somebody else's. */
  readonly own?: boolean;
  /** The parts that both have changed, each called by its first field. None is chosen beforehand. */
  readonly both: readonly string[];
  /** Takes theirs in these parts and ours in the others of `both`, with all that one of us alone has changed, and sends that; false where nothing of it is ours. */
  readonly settle: (taken: readonly string[]) => boolean;
};

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
  const [dirty, setDirty] = useState(false);
  const [whyNot, setWhyNot] = useState<FieldIssue['code'] | null>(
    () => checkInput(schema, initial).issues?.[0].code ?? null,
  );
  const [wrong, setWrong] = useState<readonly { readonly field: string; readonly name: string }[]>([]);
  /** Why what stands in a field was refused last, as a code. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState(false);
  const failed = useFailureToast();
  const underWay = useRef(false);
  const checked = useRef(new Set<string>());
  const base = useRef(version);
  const later = useRef(false);
  /** The version that the fields began with, or the last one saved. */
  const saved = useRef(version);
  const quiet = useRef(false);
  const refocused = useRef<string | null>(null);

  const fields = useFields<Values>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => {
      setDirty(fields.isDirty());
      setWhyNot(checkInput(schema, values).issues?.[0].code ?? null);
      setDone(false);
      if (!quiet.current) onTyped?.(values, fields.isDirty());
    },
  });
  /** Puts values into the fields that nobody has typed just now. */
  const put = (values: Values) => {
    quiet.current = true;
    fields.setValues(values);
    quiet.current = false;
  };

  const refuseAt = (name: string, reason: string, text: string) => {
    fields.setFieldError(name as never, text);
    setReasons((before) => (before[name] === reason ? before : { ...before, [name]: reason }));
  };
  const focus = (name: string) => {
    const input = fields.getInputNode<HTMLElement, never>(name as never);
    // What is wrong is read with the field, also where it has the focus already.
    if (input === document.activeElement) input?.blur();
    input?.focus();
  };
  const check = (name: string) => {
    const issue = checkInput(schema, fields.getValues()).issues?.find((one) => one.field === name);
    if (issue) refuseAt(name, issue.code, say(issue, fields.getValues()));
    else fields.clearFieldError(name as never);
  };

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
    fields.resetDirty(next.values);
    fields.clearErrors();
    setDirty(fields.isDirty());
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
    fields.resetDirty(sent);
    setDirty(fields.isDirty());
    setDone(true);
    base.current = versionIn(data) ?? base.current;
    saved.current = base.current;
    await onDone(data);
  };

  /** The fields that issues stand at, each once, by what they are called. */
  const named = (issues: readonly FieldIssue[]) =>
    [...new Set(issues.map(({ field: path }) => path))].flatMap((path) => {
      const input = fields.getInputNode<HTMLElement, never>(path as never);
      return input ? [{ field: path, name: nameOf(input) }] : [];
    });

  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (underWay.current) return;
    if (event) later.current = isForLater(event);
    const { data: input, issues } = checkInput(schema, fields.getValues());
    setWrong(named(issues ?? []));
    if (!issues) return void send(input);
    for (const { field } of issues) checked.current.add(field);
    fields.setErrors(Object.fromEntries(issues.map((issue) => [issue.field, say(issue, fields.getValues())])));
    setReasons(Object.fromEntries(issues.map((issue) => [issue.field, issue.code])));
    focus(issues[0].field);
  };

  const hasSeveral = Object.keys(initial).length > 1;
  /** Where there are several fields: those that the last submission found wrong and that still are. */
  const wrongFields = wrong
    .filter(({ field: name }) => hasSeveral && name in fields.errors)
    .map(({ field: path, name }) => ({ name, focus: () => focus(path) }));

  /** What an input of the form takes, which keeps its own value; and why that is refused, where it is. */
  const field = <Name extends Path<Values>>(name: Name) => {
    const { onChange, onBlur, defaultValue, error } = fields.getInputProps(name as never);
    const path = (fields.getInputProps(name as never) as { 'data-path'?: string })['data-path'];
    return {
      key: fields.key(name as never),
      reason: error === undefined ? undefined : reasons[name],
      props: {
        'data-path': path,
        defaultValue: defaultValue as ValueAt<Values, Name>,
        error: error as string | undefined,
        onChange: (value: unknown) => {
          onChange(value);
          setRefusal(null);
          if (checksTyping && checked.current.has(name)) check(name);
          // Of a list, what was wrong in it may stand elsewhere now.
          for (const inside of Object.keys(fields.errors)) if (inside.startsWith(`${name}.`)) check(inside);
          for (const one of compared) if (fields.isDirty(one as never) || checked.current.has(one)) check(one);
        },
        onBlur: (event: unknown) => {
          onBlur?.(event);
          if (!checksTyping || !(fields.isDirty(name as never) || compared.includes(name))) return;
          // Submission checks it anyway; an error that comes in between would move the button away from the pointer.
          if (isPressed((event as Partial<FocusEvent> | undefined)?.relatedTarget)) return;
          checked.current.add(name);
          check(name);
        },
      },
    };
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

  /** Puts what the server has in the meantime into fields, as unchanged as it is there; the others stay as they are. */
  const settle = (change: (values: Values) => Values) => {
    fields.resetDirty(change(fields.getInitialValues()));
    put(change(fields.getValues()));
    for (const name of checked.current) check(name);
  };

  /** Puts values into the fields, changes of the version `from`. */
  const restore = (values: Values, from: number | undefined = base.current) => {
    const { activeElement } = document;
    refocused.current = activeElement?.closest('form') ? activeElement.getAttribute('data-path') : null;
    base.current = from;
    setMet(null);
    put(values);
  };

  /** Puts into the fields what they began with, or what was saved last. */
  const reset = () => restore(fields.getInitialValues(), saved.current);

  /** What the fields began with; undefined where they were put there from an older version. */
  const began = () => (base.current === saved.current ? fields.getInitialValues() : undefined);

  /** The version that what stands in the fields goes on from. */
  const currentVersion = () => base.current;

  // Fields that are put anew are other inputs; an editor of rich text that goes gives up the focus a moment after it has gone.
  useEffect(() => {
    const name = refocused.current;
    if (name === null) return;
    refocused.current = null;
    setTimeout(() => fields.getInputNode<HTMLElement, never>(name as never)?.focus(), 20);
  });

  const hasErrors = Object.keys(fields.errors).length > 0;
  return {
    values: fields.getValues,
    field,
    dirty,
    /** The same at this moment, whatever is drawn. */
    isDirty: () => fields.isDirty(),
    whyNot,
    hasErrors,
    wrongFields,
    refusal,
    conflict,
    taken,
    busy,
    done,
    submit,
    settle,
    restore,
    reset,
    began,
    version: currentVersion,
  };
}

/** Whether the button that sends a form is the one whose change is to wait. */
export const isForLater = ({ nativeEvent }: FormEvent): boolean =>
  (nativeEvent as Partial<SubmitEvent>).submitter?.getAttribute('name') === 'later';

/** Whether focus goes to a button that sends a form because it is being pressed. */
const isPressed = (target: EventTarget | null | undefined) =>
  target instanceof HTMLButtonElement && target.type === 'submit' && target.matches(':active');

/** What a field is called where it stands: its label after the legend around it, or that alone where it is one of many to tick. */
function nameOf(input: HTMLElement): string {
  const label = input.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return [input.closest('fieldset')?.querySelector('legend')?.textContent, label].filter(Boolean).join(': ');
}
