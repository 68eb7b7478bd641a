import type { Services } from '../../../../services.ts';
import { demoPassword, listDemoAccounts } from '../../demo-accounts.ts';
import { field, form, type Filled } from '../field.ts';
import { html, type Html } from '../html.ts';
import { heading, layout } from '../layout.ts';
import { maySignUp } from './may-sign-up.ts';
import { texts } from '../texts/texts.ts';

type SignIn = {
  readonly uid: string;
  readonly token: string;
  readonly filled: Filled;
  /** The demo account that was picked. */
  readonly as: string | undefined;
  /** Whether demo accounts may be used by this caller. */
  readonly local: boolean;
};

/** The sign-in page with the ways on for people without an account. */
export async function signInPage({ db, env }: Services, { uid, token, filled, as, local }: SignIn): Promise<string> {
  const demo = env.demo && local ? await listDemoAccounts(db) : [];
  const picked = demo.find(({ email }) => email === as)?.email;
  const { title, lead, button, forgotten } = texts.signIn;
  const fields = [
    field(
      {
        name: 'email',
        type: 'email',
        autocomplete: 'username',
        focused: !picked,
        ...(picked ? { value: picked } : {}),
      },
      filled,
    ),
    field(
      {
        name: 'password',
        type: 'password',
        autocomplete: 'current-password',
        ...(picked ? { value: demoPassword } : {}),
      },
      filled,
    ),
  ];
  const body = html`${heading(title, lead)}
  ${form({ action: `/identity/interaction/${uid}`, token, filled, fields, button })}
  ${maySignUp(env) && html`<p class="links"><a href="/identity/forgotten-password">${forgotten}</a></p>`}
  ${demo.length > 0 && demoList(demo, uid, picked)}`;
  return layout({ title, body, below: maySignUp(env) ? waysOn() : null, beforeSignIn: true });
}

/** The demo accounts, folded so that the ways on for other people stay in view. */
function demoList(
  accounts: Awaited<ReturnType<typeof listDemoAccounts>>,
  uid: string,
  picked: string | undefined,
): Html {
  const rows = accounts.map(
    ({ email, role }) =>
      html`<li>
        <a
          href="/identity/interaction/${uid}?as=${encodeURIComponent(email)}"
          ${email === picked && html`aria-current="true"`}
          >${email} <span>${texts.roles[role]}</span></a
        >
      </li>`,
  );
  return html`<details>
    <summary>${texts.signIn.demo}</summary>
    <p>${texts.signIn.demoLead} <b>${demoPassword}</b></p>
    <ul class="accounts">
      ${rows}
    </ul>
  </details>`;
}

function waysOn(): Html {
  const { noAccount, create } = texts.signIn;
  return html`<div class="below">
    <p>${noAccount} <a href="/identity/sign-up">${create}</a></p>
  </div>`;
}
