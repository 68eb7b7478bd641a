import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { use, useState } from 'react';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOfSchool } from '../../../test/school.ts';
import { fileTaker, mediaItemOf, mediaLibrary } from '../../../test/media-values.ts';
import { show } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { loadTexts } from '../../texts/language.ts';
import { currentToast, forgetToasts } from '../../ui/feedback/toast-store.ts';
import { RichTextField } from '../editor/rich-text-field.tsx';
import { PickingContext } from '../editor/picking.ts';
import { AuthorPicking } from './author-picking.tsx';

const idOf = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const mast = mediaItemOf({ id: idOf(1), name: 'mast.png' });
const sail = mediaItemOf({ id: idOf(2), name: 'sail.svg', content_type: 'image/svg+xml' });
const clip = mediaItemOf({ id: idOf(3), name: 'reefing.mp4', kind: 'VIDEO', content_type: 'video/mp4', width: null });

/** A text with the editor of all texts, and one picture of it as bytes of the clipboard. */
function Form({ onText }: { readonly onText: (html: string) => void }) {
  const [picked, setPicked] = useState('');
  return (
    <AuthorPicking>
      <RichTextField label="Page" language="en" defaultValue="<p>Wind</p>" onChange={onText} />
      <Paste onPicked={setPicked} />
      <output>{picked}</output>
    </AuthorPicking>
  );
}

function Paste({ onPicked }: { readonly onPicked: (url: string) => void }) {
  const { uploadImage } = use(PickingContext);
  const upload = async () => onPicked((await uploadImage?.(new File(['x'], 'image.png')))?.url ?? 'none');
  return (
    <button type="button" onClick={() => void upload()}>
      Take the clipboard
    </button>
  );
}

function open() {
  const texts: string[] = [];
  const { client } = clientOfSchool(mediaLibrary([mast, sail, clip]));
  const place = show(<Form onText={(html) => texts.push(html)} />, client);
  return { place, text: () => texts.at(-1) };
}

const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
const text = page.getByRole('textbox', { name: 'Page' });

beforeEach(async () => {
  signInAs('amara');
  forgetToasts();
  await loadTexts('cms');
});

describe('a picture for a text', () => {
  // D2-1.17, 2.79
  test('is found in the media library by name, described, and put in with its size', async () => {
    const { place, text: written } = open();
    await text.click();
    await userEvent.keyboard('{Control>}{Alt>}p{/Alt}{/Control}');
    await expect.element(dialog.getByText('mast.png')).toBeVisible();
    await expect.element(dialog.getByText('reefing.mp4')).not.toBeInTheDocument();
    await expectAccessible(place);
    await userEvent.fill(dialog.getByRole('searchbox'), 'sail');
    await expect.element(dialog.getByText('mast.png')).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Choose sail.svg' }).click();
    await page.getByRole('textbox', { name: 'Alternative text' }).fill('A sail');
    await page.getByRole('button', { name: 'Insert' }).click();
    await expect.poll(written).toContain(`<img src="/media/${idOf(2)}" alt="A sail" width="640" height="480">`);
  });

  test('may be sent where it is chosen', async () => {
    const server = fileTaker();
    open();
    await text.click();
    await userEvent.keyboard('{Control>}{Alt>}p{/Alt}{/Control}');
    await expect.element(dialog).toBeVisible();
    const input = dialog.element().querySelector('input[type="file"]') as HTMLInputElement;
    await userEvent.upload(input, new File(['x'], 'rope.png'));
    await expect.element(page.getByRole('checkbox', { name: 'Decorative' })).toBeVisible();
    expect(server.sent[0]?.order['upload_preset']).toBe('picture');
  });

  test('is left out where nobody chooses one', async () => {
    const { text: written } = open();
    await text.click();
    await userEvent.keyboard('{Control>}{Alt>}p{/Alt}{/Control}');
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(written()).toBeUndefined();
  });

  test('comes from the clipboard into the media library, or the reason is said', async () => {
    const server = fileTaker();
    open();
    await page.getByRole('button', { name: 'Take the clipboard' }).click();
    await expect.element(page.getByText(server.address(0))).toBeVisible();
    fileTaker(() => ({ status: 413, text: '{"error":{"code":"TOO_LARGE","issue":{"code":"PIXELS","maximum":40}}}' }));
    await page.getByRole('button', { name: 'Take the clipboard' }).click();
    await expect.element(page.getByText('none')).toBeVisible();
    expect(currentToast()?.text).toMatch(/40/);
  });
});
