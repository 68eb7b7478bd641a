import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool } from '../../../test/app-school.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { linkedInvitationOf } from '../../../test/institution-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { openFree } from '../../../test/play/open-free.tsx';
import type { PlayCourse, PlayServer } from '../../../test/play/play-server.ts';
import { choice } from '../../../test/play/questions.ts';
import { catalogues } from '../../texts/catalogues.ts';
import { setLanguage } from '../../texts/language.ts';

afterEach(async () => {
  vi.restoreAllMocks();
  await setLanguage('en');
  localStorage.clear();
});

const keyBox = (name: string) => page.getByRole('textbox', { name: RegExp(name) });
const newcomer = () => ({ ...appSchool(), viewer: amara });

async function openMenu() {
  const { place } = openApp('/', newcomer());
  await keyBox('Group Key').fill('Abc12');
  await page.getByRole('button', { name: 'Profile of Amara Okonkwo' }).click();
  return place;
}

describe('the language of the app', () => {
  test('is chosen in the profile menu by its own name, turns the page, and keeps what is typed', async () => {
    const place = await openMenu();
    const arabic = page.getByRole('radio', { name: 'العربية' });
    await expect.element(arabic).toBeVisible();
    expect(arabic.element().closest('[lang]')).toMatchObject({ lang: 'ar' });
    await expectAccessible(place);
    await arabic.click();
    await expect.element(page.getByText('المظهر')).toBeVisible();
    const { lang, dir } = document.documentElement;
    expect({ lang, dir, kept: localStorage.getItem('lectern-language') }).toEqual({
      lang: 'ar',
      dir: 'rtl',
      kept: 'ar',
    });
    await expect.element(keyBox('مفتاح المجموعة')).toHaveValue('Abc12');
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect.element(keyBox('Clave del grupo')).toHaveValue('Abc12');
    expect(document.documentElement.dir).toBe('ltr');
  });

  test('is chosen by visitors, too, before they sign in', async () => {
    openApp('/', appSchool(), null);
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect.element(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
    expect({ kept: localStorage.getItem('lectern-language') }).toEqual({ kept: 'es' });
  });

  test('is chosen on the page that the link of an invitation leads to, by who is not signed in', async () => {
    const link = { invitationByLink: linkedInvitationOf({ taker: 'NOBODY', way: 'PASSWORD' }) };
    const { place } = openApp('/invitation/token-of-a-link', { ...newcomer(), ...link }, null);
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect.element(page.getByRole('link', { name: 'Elegir una contraseña' })).toBeVisible();
    await page.getByRole('radio', { name: 'العربية' }).click();
    await expect.poll(() => document.documentElement.dir).toBe('rtl');
    await expectAccessible(place);
  });

  test('stays in the profile menu for who has followed that link with an account', async () => {
    const link = { invitationByLink: linkedInvitationOf({ taker: 'INVITED' }) };
    openApp('/invitation/token-of-a-link', { ...newcomer(), ...link });
    await expect.element(page.getByRole('button', { name: 'Accept' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Español' })).not.toBeInTheDocument();
  });

  const free: PlayCourse = {
    benchmarks: [{ questions: [choice], time: 600 }],
    samples: true,
    project: [choice],
  };
  test.each([
    ['a free lesson', ({ place }: PlayServer) => `/free/lesson/${place.lessons['Networks']}`, 'Proyectos de estudio'],
    [
      'a free study project',
      (server: PlayServer) => `/free/lesson/${server.place.lessons['Networks']}${server.project}`,
      'Empezar',
    ],
    ['a free benchmark', ({ place }: PlayServer) => `/free/course/${place.course_id}/benchmark/1`, 'Empezar'],
  ])('is chosen by visitors at %s', async (_at, at, spanish) => {
    const { place } = await openFree(free, at);
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect.element(page.getByText(spanish, { exact: true }).first()).toBeVisible();
    await expectAccessible(place);
  });

  test('changes here too when it is chosen in another tab', async () => {
    openApp('/', newcomer());
    await keyBox('Group Key').fill('Abc12');
    window.dispatchEvent(new StorageEvent('storage', { key: 'lectern-language', newValue: 'es' }));
    await expect.element(keyBox('Clave del grupo')).toHaveValue('Abc12');
  });

  test('stays as it is where the other one cannot be loaded, and says so', async () => {
    vi.spyOn(catalogues, 'es').mockRejectedValue(new TypeError('Failed to fetch'));
    await openMenu();
    await page.getByRole('radio', { name: 'Español' }).click();
    await expect
      .element(page.getByText('This language could not be loaded. Check the connection and choose it again.').first())
      .toBeVisible();
    expect(document.documentElement.lang).toBe('en');
    await expect.element(page.getByRole('radio', { name: 'English' })).toBeChecked();
    await page.getByRole('radio', { name: 'العربية' }).click();
    await expect.element(keyBox('مفتاح المجموعة')).toHaveValue('Abc12');
  });
});
