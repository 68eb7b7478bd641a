import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOfSchool } from '../../../test/school.ts';
import { fileTaker, mediaItemOf, mediaLibrary } from '../../../test/media-values.ts';
import { show } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { loadTexts } from '../../texts/language.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';
import type { VideoValue } from './video/video-value.ts';
import { VideoField } from './video-field.tsx';

const clip = mediaItemOf({ id: 'm3', name: 'reefing.mp4', kind: 'VIDEO', content_type: 'video/mp4', width: null });
const captions = {
  src: '/media/captions',
  srclang: 'en',
  label: 'English',
  kind: 'captions',
} as const satisfies VideoValue['tracks'][number];
const full: VideoValue = { sources: [{ src: '/media/m3', type: 'video/mp4' }], tracks: [captions] };
const vtt =
  'WEBVTT\n\n00:00:01.000 --> 00:00:03.000 line:90%\nReef early.\n\n00:00:04.000 --> 00:00:06.000\nReef well.\n';

let changes: VideoValue[];
function open(value?: VideoValue) {
  const { client } = clientOfSchool(mediaLibrary([clip]));
  const field = <VideoField label="Video" language="es" {...(value ? { defaultValue: value } : {})} onChange={take} />;
  return show(field, client);
}
const take = (value: VideoValue) => changes.push(value);
const files = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
const dialog = page.getByRole('dialog', { name: 'Texts and times: English' });
const line = (number: number) => dialog.getByRole('listitem', { name: `Line ${number}`, exact: true });

beforeEach(async () => {
  changes = [];
  forgetToasts();
  signInAs('amara');
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(vtt));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  await loadTexts('cms');
});
afterEach(() => page.viewport(1280, 800));

describe('a video', () => {
  // D2-1.17, 2.79
  test('is chosen or sent, as one file of each format', async () => {
    const server = fileTaker(({ file }, address) => ({
      status: 201,
      text: JSON.stringify({
        public_id: 'x',
        secure_url: address,
        content_type: file.name.endsWith('webm') ? 'video/webm' : 'video/mp4',
        width: null,
        height: null,
      }),
    }));
    const place = open();
    await page.getByRole('button', { name: 'From the media library: Video' }).click();
    await page.getByRole('button', { name: 'Choose reefing.mp4' }).click();
    await expect.element(page.getByText('MP4 file')).toBeVisible();
    await userEvent.upload(files()[0] as HTMLInputElement, new File(['x'], 'reefing.webm'));
    await expect.element(page.getByText('WebM file')).toBeVisible();
    await userEvent.upload(files()[0] as HTMLInputElement, new File(['y'], 'better.mp4'));
    await expect
      .poll(() => changes.at(-1)?.sources)
      .toEqual([
        { src: server.address(0), type: 'video/webm' },
        { src: server.address(1), type: 'video/mp4' },
      ]);
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Remove the WebM file' }).click();
    expect(changes.at(-1)?.sources).toHaveLength(1);
  });

  test('gets captions in the language of the course, which are named after it until somebody names them', async () => {
    fileTaker();
    open({ ...full, tracks: [] });
    await expect.element(page.getByText('None yet.', { exact: false })).toBeVisible();
    await userEvent.upload(files()[1] as HTMLInputElement, new File(['x'], 'reefing.srt'));
    await expect
      .poll(() => changes.at(-1)?.tracks)
      .toMatchObject([{ srclang: 'es', label: 'español', kind: 'captions' }]);
    await page.getByRole('combobox', { name: /^Language/ }).selectOptions('Arabic');
    expect(changes.at(-1)?.tracks).toMatchObject([{ srclang: 'ar', label: 'العربية' }]);
    await page.getByRole('textbox', { name: /^Name/ }).fill('Para sordos');
    await page.getByRole('combobox', { name: /^Language/ }).selectOptions('Another language');
    await page.getByRole('textbox', { name: /^Language tag/ }).fill('x');
    await expect.element(page.getByText('Enter a language tag', { exact: false })).toBeVisible();
    expect(changes.at(-1)?.tracks).toMatchObject([{ srclang: 'x', label: 'Para sordos' }]);
    await page.getByRole('button', { name: 'Remove Para sordos' }).click();
    expect(changes.at(-1)?.tracks).toEqual([]);
  });
});

test('captions that were taken but for some lines say which', async () => {
  const wrong_lines = [{ line: 4, text: 'still the same' }];
  fileTaker((_sent, address) => ({
    status: 201,
    text: JSON.stringify({ public_id: 'x', secure_url: address, wrong_lines }),
  }));
  open({ ...full, tracks: [] });
  await userEvent.upload(files()[1] as HTMLInputElement, new File(['x'], 'reefing.srt'));
  await expect.element(page.getByText('Captions added, except line 4 (“still the same”).')).toBeVisible();
  expect(changes.at(-1)?.tracks).toHaveLength(1);
});

test('captions whose letters look wrong are read again in another encoding, from the same file', async () => {
  const server = fileTaker(({ order }, address) => ({
    status: 201,
    text: JSON.stringify({ public_id: 'x', secure_url: address, encoding: order['encoding'] ?? 'WINDOWS_1252' }),
  }));
  const place = open({ ...full, tracks: [captions] });
  await userEvent.upload(files()[1] as HTMLInputElement, new File(['x'], 'reefing.srt'));
  const readAs = page.getByRole('combobox', { name: 'Read as' });
  await expect.element(readAs).toHaveValue('WINDOWS_1252');
  await expectAccessible(place);
  await readAs.selectOptions('WINDOWS_1250');
  await expect.poll(() => changes.at(-1)?.tracks.map(({ src }) => src)).toEqual([captions.src, server.address(1)]);
  await expect.element(readAs).toHaveValue('WINDOWS_1250');
  expect(server.sent.map(({ order, file }) => [order['encoding'], file.name])).toEqual([
    [undefined, 'reefing.srt'],
    ['WINDOWS_1250', 'reefing.srt'],
  ]);
});

describe('captions beside their video', () => {
  const start = async () => {
    const place = open(full);
    await page.getByRole('button', { name: 'Texts and times: English' }).click();
    await expect.element(line(2)).toBeVisible();
    return place;
  };

  test('are changed in text and time, and kept as a file of their own', async () => {
    const server = fileTaker();
    const place = await start();
    await expectAccessible(place);
    await line(1).getByRole('textbox', { name: 'Text' }).fill('Reef\n\nearlier.');
    await line(1).getByRole('textbox', { name: 'To' }).fill('3.5');
    const player = dialog.element().querySelector('video') as HTMLVideoElement;
    Object.defineProperty(player, 'currentTime', { value: 65.25, writable: true });
    await line(2).getByRole('button', { name: 'To, line 2: this moment of the video' }).click();
    await dialog.getByRole('button', { name: 'Add a line at this moment' }).click();
    await line(3).getByRole('textbox', { name: 'Text' }).fill('Done.');
    await dialog.getByRole('button', { name: 'Save captions' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(await server.sent[0]?.file.text()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.500 line:90%\nReef\nearlier.\n\n00:00:04.000 --> 00:01:05.250\nReef well.\n\n00:01:05.250 --> 00:01:07.250\nDone.\n',
    );
    expect(server.sent[0]?.order).toMatchObject({ upload_preset: 'captions', filename: 'English.vtt' });
    expect(changes.at(-1)?.tracks).toEqual([{ ...captions, src: server.address(0) }]);
  });

  test('say what is wrong at the line, and send nothing until it is right', async () => {
    const server = fileTaker();
    await start();
    await line(1).getByRole('textbox', { name: 'From' }).fill('soon');
    await line(2).getByRole('textbox', { name: 'To' }).fill('0:02');
    await dialog.getByRole('button', { name: 'Save captions' }).click();
    const from = line(1).getByRole('textbox', { name: 'From' });
    await expect.element(from).toHaveFocus();
    await expect.element(from).toHaveAccessibleDescription('Enter a time such as 1:05 or 00:01:05.250.');
    await expect
      .element(line(2).getByRole('textbox', { name: 'To' }))
      .toHaveAccessibleDescription('The line ends before it starts.');
    await line(2).getByRole('textbox', { name: 'Text' }).fill(' ');
    await line(2).getByRole('textbox', { name: 'To' }).fill('0:09');
    await expect.element(page.getByText('A line needs a text.')).toBeVisible();
    expect(server.sent).toEqual([]);
    await line(1).getByRole('button', { name: 'Remove line 1' }).click();
    await expect.element(line(2)).not.toBeInTheDocument();
    await expect.element(line(1).getByRole('textbox', { name: 'Text' })).toHaveFocus();
  });

  test('are not left without a word, nor lost when they cannot be sent', async () => {
    fileTaker(() => ({ status: 0, text: '' }));
    await start();
    await line(1).getByRole('textbox', { name: 'Text' }).fill('Reef now.');
    await dialog.getByRole('button', { name: 'Save captions' }).click();
    await expect.poll(() => currentToast()?.text).toMatch(/^The file could not be sent/);
    await expect.element(line(1).getByRole('textbox', { name: 'Text' })).toHaveValue('Reef now.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(changes).toEqual([]);
  });

  test('that cannot be read are said to be, and asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.mocked(window.fetch).mockImplementation(async () => new Response('', { status: 404 }));
    open(full);
    await page.getByRole('button', { name: 'Texts and times: English' }).click();
    await expect.element(page.getByText('The captions could not be loaded.', { exact: false })).toBeVisible();
    vi.mocked(window.fetch).mockImplementation(async () => new Response(vtt));
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(line(2)).toBeVisible();
  });

  test('stand under the video on a phone, inside the page', async () => {
    await page.viewport(390, 844);
    await start();
    expect(dialog.element().scrollWidth).toBeLessThanOrEqual(390);
    const player = dialog.element().querySelector('video') as HTMLVideoElement;
    expect(player.getBoundingClientRect().bottom).toBeLessThan(line(1).element().getBoundingClientRect().top);
  });
});
