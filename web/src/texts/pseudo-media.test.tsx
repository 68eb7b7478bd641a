import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mediaItemOf, mediaLibrary } from '../../test/media-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { look } from '../../test/pseudo/look.ts';
import { markContent } from '../../test/pseudo/mark-content.ts';
import { clientOfSchool, type School } from '../../test/school.ts';
import { show } from '../../test/show.tsx';
import { signInAs } from '../../test/sign-in-as.ts';
import { VideoField } from '../features/media/video-field.tsx';
import { loadTexts, setLanguage } from './language.ts';
import { texts } from './texts.ts';

beforeAll(() => setLanguage('en-XA'));
afterAll(() => setLanguage('en'));
beforeEach(async () => {
  signInAs('amara');
  await loadTexts('cms');
});
afterEach(() => page.viewport(1280, 800));

const library = () =>
  markContent({
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
    ...mediaLibrary([
      mediaItemOf({ id: 'm1', name: 'mast.png' }),
      mediaItemOf({ id: 'm2', name: '', uses: [] }),
      mediaItemOf({ id: 'm3', name: 'clip.mp4', kind: 'VIDEO', width: null, uses: [] }),
    ]),
  }) as School;
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('no text of the media library stands outside the catalogues', () => {
  test('on its page, and where a file takes the place of another', async () => {
    openApp('/cms/media', library());
    await page.getByText(texts.media.uses(2)).click();
    const input = document.querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], '‹notes.docx›'));
    await expect.element(page.getByText(texts.media.discarded)).toBeVisible();
    await look('media library');
    await press(texts.cms.deleteMedia.deleteThis('‹clip.mp4›'));
    await expect.element(page.getByText(texts.cms.deleteMedia.text)).toBeVisible();
    await look('deleting a file');
    await press(texts.ui.cancel);
    await press(texts.cms.replaceMedia.replaceThis('‹mast.png›'));
    await expect.element(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await look('choosing a file');
    await press(texts.media.chooseThis(texts.media.nameless));
    await expect.element(page.getByText(texts.cms.replaceMedia.text(1))).toBeVisible();
    await look('replacing a file');
  });

  test('on a video, and on its captions beside it', async () => {
    vi.spyOn(window, 'fetch').mockImplementation(
      async () => new Response('WEBVTT\n\n00:01.000 --> 00:02.000\n‹Reef early.›\n'),
    );
    document.title = '‹Tab›';
    const track = { src: '/media/c', srclang: 'en', label: '‹English›', kind: 'captions' } as const;
    show(
      <VideoField
        label="‹Video›"
        language="en"
        defaultValue={{ sources: [{ src: '/media/v', type: 'video/mp4' }], tracks: [track] }}
        onChange={() => {}}
      />,
      clientOfSchool(library()).client,
    );
    await expect.element(page.getByText(texts.media.video.tracks)).toBeVisible();
    await look('video');
    await press(texts.media.video.edit('‹English›'));
    await press(texts.media.video.addLine);
    await press(texts.media.video.save);
    await expect.element(page.getByText(texts.media.video.issues.text)).toBeVisible();
    await look('captions');
  });
});
