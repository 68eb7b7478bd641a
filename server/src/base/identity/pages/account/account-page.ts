import { field, form, type Filled } from '../field.ts';
import { html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { texts } from '../texts/texts.ts';

/** The forms of My Account. */
export type AccountForm = 'names' | 'email' | 'password';

type Account = {
  readonly email: string;
  readonly token: string;
  readonly filled: Readonly<Record<AccountForm, Filled>>;
  /** What has just been done. */
  readonly said: string | undefined;
};

/** My Account with one section for each thing that can be changed. */
export function accountPage({ email, token, filled, said }: Account): string {
  const text = texts.account;
  const body = html`${heading(text.title, text.signedIn(email))}
    ${said && html`<p class="panel green" role="status">${said}</p>`}
    <section>
      <h2>${text.names}</h2>
      ${namesForm(token, filled.names)}
    </section>
    <section>
      <h2>${text.email}</h2>
      <p class="lead">${text.emailLead(email)}</p>
      ${emailForm(token, filled.email)}
    </section>
    <section>
      <h2>${text.password}</h2>
      <p class="lead">${text.passwordLead}</p>
      ${passwordForm(token, filled.password)}
    </section>
    <section>
      <h2>${text.sessions}</h2>
      <p class="lead">${text.sessionsLead}</p>
      ${everywhereForm(token)}
    </section>`;
  const below = html`<p class="below"><a href="/">${texts.toProduct}</a></p>`;
  return layout({ title: text.title, body, below, wide: true });
}

function namesForm(token: string, filled: Filled) {
  const fields = [
    field({ name: 'first_name', autocomplete: 'given-name' }, filled),
    field({ name: 'last_name', autocomplete: 'family-name', help: texts.lastNameHelp, optional: true }, filled),
  ];
  return form({ action: '/identity/account/names', token, filled, fields, button: texts.account.save, quiet: true });
}

function emailForm(token: string, filled: Filled) {
  const fields = [
    field({ name: 'email', label: texts.fields.new_email, type: 'email', autocomplete: 'off' }, filled),
    field(
      { name: 'password', label: texts.fields.current_password, type: 'password', autocomplete: 'current-password' },
      filled,
    ),
  ];
  return form({
    action: '/identity/account/email',
    token,
    filled,
    fields,
    button: texts.account.changeEmail,
    quiet: true,
  });
}

function passwordForm(token: string, filled: Filled) {
  const fields = [
    field({ name: 'current_password', type: 'password', autocomplete: 'current-password' }, filled),
    field({ name: 'new_password', type: 'password', autocomplete: 'new-password', help: texts.passwordHelp }, filled),
  ];
  return form({
    action: '/identity/account/password',
    token,
    filled,
    fields,
    button: texts.account.changePassword,
    quiet: true,
  });
}

function everywhereForm(token: string) {
  const filled = { values: {}, errors: {} };
  return form({
    action: '/identity/account/sign-out-everywhere',
    token,
    filled,
    fields: [],
    button: texts.account.signOutEverywhere,
    quiet: true,
  });
}
