import { html, type Html } from './html.ts';
import { texts } from './texts/texts.ts';

/** What was typed into a form, and the sentence for each field that is not right. */
export type Filled = {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
};

/** A form before anything was typed. */
export const unfilled: Filled = { values: {}, errors: {} };

type FieldName = keyof typeof texts.fields;

type Field = {
  readonly name: FieldName;
  readonly label?: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly help?: string;
  readonly focused?: boolean;
  /** Whether it can stay empty. */
  readonly optional?: boolean;
  /** What stands in the field instead of what was typed; a typed password is never sent back. */
  readonly value?: string;
};

/** A labelled field with its sentence. Of wrong fields the first takes the focus, which works without a script. */
export function field(
  { name, label, type = 'text', autocomplete, help, focused = false, optional = false, value }: Field,
  filled: Filled,
): Html {
  const shown = value ?? (type === 'password' ? '' : filled.values[name]);
  const error = filled.errors[name];
  const first = Object.keys(filled.errors)[0];
  const described = [error && `${name}-error`, help && `${name}-help`].filter(Boolean).join(' ');
  return html`<div class="field">
    <label for="${name}">${label ?? texts.fields[name]}</label>
    <div class="control">
      <input
        id="${name}"
        name="${name}"
        type="${type}"
        value="${shown}"
        autocomplete="${autocomplete}"
        ${!optional && html`required`}
        ${type === 'email' && html`inputmode="email" autocapitalize="none" spellcheck="false"`}
        ${error && html`aria-invalid="true"`}
        ${described && html`aria-describedby="${described}"`}
        ${(first ? first === name : focused) && html`autofocus`}
      />
    </div>
    ${error && html`<p class="error" id="${name}-error">${error}</p>`}
    ${help && html`<p class="help" id="${name}-help">${help}</p>`}
  </div>`;
}

type Form = {
  readonly action: string;
  /** Proves that the form came from us. */
  readonly token: string;
  readonly filled: Filled;
  readonly fields: readonly Html[];
  readonly button: string;
  readonly quiet?: boolean;
};

/** A form that the server checks; above it stand the wrong fields where there is more than one. */
export function form({ action, token, filled, fields, button, quiet = false }: Form): Html {
  const wrong = Object.keys(filled.errors).filter((name): name is FieldName => name in texts.fields);
  const panel = html`<p class="panel red" role="alert">
    ${texts.fixFields} ${wrong.map((name) => html` <a href="#${name}">${texts.fields[name]}</a>`)}
  </p>`;
  return html`<form method="post" action="${action}" novalidate>
    ${wrong.length > 1 && panel}
    <input type="hidden" name="token" value="${token}" />
    ${fields}
    <button class="${quiet ? 'quiet' : ''}" type="submit">${button}</button>
  </form>`;
}
