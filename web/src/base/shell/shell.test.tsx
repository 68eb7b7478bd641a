import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { showLinked } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { embeddedName } from '../session/embedded.ts';
import { Shell } from './shell.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';

const amara = {
  __typename: 'Viewer',
  id: 'u1',
  first_name: 'Amara',
  last_name: 'Okonkwo-Bergström',
  email: 'amara@northfield.example',
  avatar: null,
  role: 'USER',
  number_of_invitations: 0,
  institutions: [],
};
const replies = {
  Shell_viewer: () => ({ viewer: amara }),
  Invitations_userInvitations: () => ({ viewer: { ...amara, institutions: [] }, userInvitations: [] }),
};
const showShell = () =>
  showLinked(
    <Shell>
      <h1>The page</h1>
    </Shell>,
    clientOf(replies),
  );
const profile = page.getByRole('button', { name: 'Profile of Amara Okonkwo-Bergström' });

afterEach(async () => {
  signInAs(null);
  await page.viewport(1280, 800);
});

describe('a person whose name could not be fetched', () => {
  test('can still sign out', async () => {
    // Whoever was there before in this tab is still known.
    signInAs('nobody-before');
    showLinked(
      <Shell>
        <h1>The page</h1>
      </Shell>,
      clientOf({}),
    );
    await expect.element(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  });
});

describe('a visitor', () => {
  // D1-2.01, 2.02, 2.04, T1-002
  test('is offered to sign in', async () => {
    showShell();
    await expect.element(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    await expect.element(profile).not.toBeInTheDocument();
  });

  // D1-2.01, 2.02, 2.04
  test('has a bar that stays at the top, whose logo leads home', async () => {
    const place = showShell();
    await expect.element(page.getByRole('link', { name: 'Lectern' })).toHaveAttribute('href', '/');
    expect(getComputedStyle(place.querySelector('header') as Element)).toMatchObject({
      position: 'sticky',
      top: '0px',
    });
  });
});

describe('a signed-in person', () => {
  beforeEach(() => signInAs('amara'));

  // D1-2.05–2.08, 2.10, 2.11, T1-003, 004
  test('sees name, e-mail, account and logout in the profile menu, and Escape closes it', async () => {
    const place = showShell();
    await profile.click();
    const menu = page.getByRole('dialog', { name: 'Profile of Amara Okonkwo-Bergström' });
    await expect.element(menu).toMatchTextContent('amara@northfield.example');
    await expect
      .element(menu.getByRole('link', { name: 'My Account' }))
      .toHaveAttribute('href', expect.stringMatching(/\/identity\/account$/));
    await expect.element(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(profile).toHaveFocus();
  });

  test('chooses the colours of the app, and the choice is remembered', async () => {
    showShell();
    await profile.click();
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
    expect(localStorage.getItem('lectern-colour-scheme')).toBe('dark');
    await page.getByRole('radio', { name: 'Light' }).click();
    expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
  });

  test('reads messages again that were missed', async () => {
    showShell();
    showToast('success', 'Successfully joined IoT');
    await profile.click();
    await expect.element(page.getByRole('list')).toHaveTextContent('Successfully joined IoT');
  });

  // D1-2.03, 9.15, 9.16, D2-2.09, 9.26, 9.27
  test('opens the navigation as a drawer on a narrow screen; Escape gives the focus back', async () => {
    await page.viewport(390, 800);
    const place = showShell();
    const opener = page.getByRole('button', { name: 'Open the navigation' });
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Main' });
    await expect.element(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('closes the drawer by pressing beside it', async () => {
    await page.viewport(390, 800);
    showShell();
    await page.getByRole('button', { name: 'Open the navigation' }).click();
    await userEvent.click(document.documentElement, { position: { x: 370, y: 400 } });
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  // D1-2.13, 2.14
  test('has only the logo inside another site', async () => {
    sessionStorage.setItem(embeddedName, '{}');
    showShell();
    await expect.element(page.getByRole('link', { name: 'Lectern' })).toBeVisible();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await expect.element(profile).not.toBeInTheDocument();
  });

  test('skips the navigation with the first key', async () => {
    showShell();
    await expect.element(page.getByRole('main')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
  });
});
