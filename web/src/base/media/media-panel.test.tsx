import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { fileTaker, mediaItemOf, mediaLibrary } from '../../../test/media-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse, type School } from '../../../test/school.ts';
import { signInAs } from '../../../test/sign-in-as.ts';

const mast = mediaItemOf({ id: 'm1', name: 'mast.png' });
const clip = mediaItemOf({ id: 'm2', name: 'reefing.mp4', kind: 'VIDEO', width: null, height: null, uses: [] });

const library = (files: ReturnType<typeof mediaItemOf>[]) => ({
  viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
  ...mediaLibrary(files),
});

beforeEach(() => signInAs('amara'));
const name = (text: string) => page.getByText(text, { exact: true });

describe('the media library', () => {
  test('is a card of the library, and lists files with where each is used', async () => {
    const { place, address } = openApp('/cms?tab=library', library([mast, clip]));
    await page.getByRole('link', { name: 'Media library' }).click();
    await expect.poll(address).toBe('/cms/media');
    await expect.element(name('mast.png')).toBeVisible();
    await expect.element(name('640 × 480, 12 kB')).toBeVisible();
    await page.getByText('Used in 2 places').click();
    await expect.element(name('Masts')).toBeVisible();
    await expect.element(name('Earlier version')).toBeVisible();
    await expect.element(name('Not used')).toBeVisible();
    await expectAccessible(place);
  });

  test('finds files by name, and those that nobody needs', async () => {
    openApp('/cms/media', library([mast, clip]));
    await userEvent.fill(page.getByRole('searchbox', { name: 'Find a file by its name' }), 'mast');
    await expect.element(name('reefing.mp4')).not.toBeInTheDocument();
    await expect.element(name('mast.png')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Unused files only' }).click();
    await expect.element(name('No files')).toBeVisible();
    await userEvent.fill(page.getByRole('searchbox'), '');
    await expect.element(name('reefing.mp4')).toBeVisible();
  });

  test('takes several files, each for what it is, and shows them', async () => {
    const server = fileTaker();
    const files = [mast];
    openApp('/cms/media', library(files));
    await expect.element(name('mast.png')).toBeVisible();
    files.unshift(clip);
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, [
      new File(['x'], 'reefing.mp4'),
      new File(['x'], 'reefing.srt'),
      new File(['x'], 'notes.docx'),
    ]);
    await expect.element(name('reefing.mp4')).toBeVisible();
    expect(server.sent.map(({ order }) => order['upload_preset'])).toEqual(['video', 'captions']);
    await expect.element(name('notes.docx')).toBeVisible();
  });

  test('puts another file in all places of one, once that is confirmed, and offers to undo it', async () => {
    const sail = mediaItemOf({ id: 'm3', name: 'sail.svg', content_type: 'image/svg+xml', uses: [] });
    const school: School = library([mast, clip, sail]);
    const { calls, place } = openApp('/cms/media', school);
    const { uses } = mast;
    school['replaceMedia'] = () => {
      Object.assign(mast, { uses: [] });
      return { waits: false, change_set_id: 's1', items: [] };
    };
    await page.getByRole('button', { name: 'Replace mast.png' }).click();
    await expect.element(page.getByRole('button', { name: 'Choose sail.svg' })).toBeVisible();
    for (const other of ['mast.png', 'reefing.mp4'])
      await expect.element(page.getByRole('button', { name: `Choose ${other}` })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Choose sail.svg' }).click();
    const question = page.getByRole('dialog', { name: 'Replace mast.png?' });
    await expect.element(question).toMatchTextContent('1 place shows the new file from then on.');
    await expectAccessible(place);
    await question.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Undo: mast.png was replaced.' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Replace mast.png' })).not.toBeInTheDocument();
    expect(calls.find(({ operation }) => operation === 'Cms_replaceMedia')?.variables).toEqual({
      from: 'm1',
      to: 'm3',
    });
    Object.assign(mast, { uses });
  });

  test('lets those who publish delete what nothing uses, once that is confirmed', async () => {
    const files = [mast, clip];
    const school: School = { ...library(files), viewer: { ...amara, role: 'CONTENT_MANAGER', started: null } };
    school['deleteMedia'] = () => refuse('IN_USE', 'in use');
    const { calls, place } = openApp('/cms/media', school);
    await expect.element(name('mast.png')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete mast.png' })).not.toBeInTheDocument();
    const ask = page.getByRole('button', { name: 'Delete reefing.mp4' });
    const confirm = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await ask.click();
    const question = page.getByRole('dialog', { name: 'Delete “reefing.mp4”?' });
    await expect.element(question).toMatchTextContent('You cannot undo this.');
    await expectAccessible(place);
    await confirm.click();
    await expect.element(name('This is still used elsewhere.')).toBeVisible();
    await expect.element(name('reefing.mp4')).toBeVisible();
    school['deleteMedia'] = () => {
      files.pop();
      return 'm2';
    };
    await ask.click();
    await confirm.click();
    await expect.element(name('reefing.mp4 was deleted.')).toBeVisible();
    await expect.element(name('reefing.mp4')).not.toBeInTheDocument();
    expect(calls.findLast(({ operation }) => operation === 'Cms_deleteMedia')?.variables).toEqual({ id: 'm2' });
  });

  test('offers no deleting to those who do not publish, and shows logos as they are', async () => {
    const logo = mediaItemOf({ id: 'm4', name: 'sailing.svg', kind: 'LOGO', content_type: 'image/svg+xml', uses: [] });
    openApp('/cms/media', library([logo]));
    await expect.element(name('sailing.svg')).toBeVisible();
    expect(document.querySelector('li img')?.getAttribute('src')).toBe('/media/m4');
    await expect.element(page.getByRole('button', { name: 'Delete sailing.svg' })).not.toBeInTheDocument();
  });

  test('says where it cannot be loaded, and loads again', async () => {
    const school = library([mast]);
    const values = { ...school, mediaItems: (() => refuse('UNAVAILABLE', 'busy')) as unknown };
    const { place } = openApp('/cms/media', values);
    await expect.element(page.getByText('The files could not be loaded.', { exact: false })).toBeVisible();
    await expectAccessible(place);
    values.mediaItems = school.mediaItems;
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(name('mast.png')).toBeVisible();
  });
});
