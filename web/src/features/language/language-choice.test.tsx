import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { appSchool } from '../../../test/app-school.ts';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
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
