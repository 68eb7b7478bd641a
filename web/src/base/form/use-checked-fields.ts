import { checkInput } from '@lectern/domain/check-input.ts';
import type { FieldIssue } from '@lectern/domain/issue.ts';
import { useForm as useFields } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { AnyVariables } from 'urql';
import type { FormOptions } from './form-options.ts';

type Options<Values, Input> = FormOptions<Values, Input, unknown, AnyVariables>;
type Given<Values, Input> = Pick<Options<Values, Input>, 'schema' | 'initial'> &
  Required<Pick<Options<Values, Input>, 'say' | 'checksTyping' | 'compared'>> & {
    readonly onTyped: Options<Values, Input>['onTyped'] | undefined;
    /** Called whenever what stands in the fields changes, by whomever. */
    readonly onChange: () => void;
    /** Called where somebody has changed a field. */
    readonly onInput: () => void;
  };

/** A field, or a text inside one that holds several, such as `rows.0.name`. */
type Path<Values> = (keyof Values & string) | `${keyof Values & string}.${string}`;
type ValueAt<Values, Name> = Name extends keyof Values ? Values[Name] : string;

/** The fields of a form: what stands in them, what is wrong with that, and what has the focus. */
export function useCheckedFields<Values extends Record<string, unknown>, Input>({
  schema,
  initial,
  onTyped,
  say,
  checksTyping,
  compared,
  onChange: onValues,
  onInput,
}: Given<Values, Input>) {
  const [dirty, setDirty] = useState(false);
  const [whyNot, setWhyNot] = useState<FieldIssue['code'] | null>(
    () => checkInput(schema, initial).issues?.[0].code ?? null,
  );
  const [wrong, setWrong] = useState<readonly { readonly field: string; readonly name: string }[]>([]);
  /** Why what stands in a field was refused last, as a code. */
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const checked = useRef(new Set<string>());
  const quiet = useRef(false);
  const refocused = useRef<string | null>(null);

  const fields = useFields<Values>({
    mode: 'uncontrolled',
    initialValues: initial,
    onValuesChange: (values) => {
      setDirty(fields.isDirty());
      setWhyNot(checkInput(schema, values).issues?.[0].code ?? null);
      onValues();
      if (!quiet.current) onTyped?.(values, fields.isDirty());
    },
  });
  /** Puts values into the fields that nobody has typed just now. */
  const put = (values: Values) => {
    quiet.current = true;
    fields.setValues(values);
    quiet.current = false;
  };

  /** The same, and what has the focus has it afterwards. */
  const putAnew = (values: Values) => {
    const { activeElement } = document;
    refocused.current = activeElement?.closest('form') ? activeElement.getAttribute('data-path') : null;
    put(values);
  };
  /** Takes these values as saved, whatever stands in the fields. */
  const takeAsSaved = (values: Values) => {
    fields.resetDirty(values);
    setDirty(fields.isDirty());
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

  /** The fields that issues stand at, each once, by what they are called. */
  const named = (issues: readonly FieldIssue[]) =>
    [...new Set(issues.map(({ field: path }) => path))].flatMap((path) => {
      const input = fields.getInputNode<HTMLElement, never>(path as never);
      return input ? [{ field: path, name: nameOf(input) }] : [];
    });

  /** What is sent, once nothing is wrong in any field; else the first that is wrong has the focus. */
  const checkAll = (): { readonly input: Input } | null => {
    const { data: input, issues } = checkInput(schema, fields.getValues());
    setWrong(named(issues ?? []));
    if (!issues) return { input };
    for (const { field } of issues) checked.current.add(field);
    fields.setErrors(Object.fromEntries(issues.map((issue) => [issue.field, say(issue, fields.getValues())])));
    setReasons(Object.fromEntries(issues.map((issue) => [issue.field, issue.code])));
    focus(issues[0].field);
    return null;
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
          onInput();
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

  /** Puts what the server has in the meantime into fields, as unchanged as it is there; the others stay as they are. */
  const settle = (change: (values: Values) => Values) => {
    fields.resetDirty(change(fields.getInitialValues()));
    put(change(fields.getValues()));
    for (const name of checked.current) check(name);
  };

  // Fields that are put anew are other inputs; an editor of rich text that goes gives up the focus a moment after it has gone.
  useEffect(() => {
    const name = refocused.current;
    if (name === null) return;
    refocused.current = null;
    setTimeout(() => fields.getInputNode<HTMLElement, never>(name as never)?.focus(), 20);
  });

  return { fields, field, dirty, whyNot, wrongFields, put, putAnew, takeAsSaved, refuseAt, focus, checkAll, settle };
}

/** Whether focus goes to a button that sends a form because it is being pressed. */
const isPressed = (target: EventTarget | null | undefined) =>
  target instanceof HTMLButtonElement && target.type === 'submit' && target.matches(':active');

/** What a field is called where it stands: its label after the legend around it, or that alone where it is one of many to tick. */
function nameOf(input: HTMLElement): string {
  const label = input.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return [input.closest('fieldset')?.querySelector('legend')?.textContent, label].filter(Boolean).join(': ');
}
