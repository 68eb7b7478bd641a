import { checkInput, type Schema } from '@lectern/domain/check-input.ts';
import { productForm } from '@lectern/domain/learning/product/product.ts';
import { signaturesLast } from '@lectern/domain/base/media/upload-preset.ts';
import { gql } from '@urql/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { clientOf } from '../../../test/client-of.ts';
import { fileTaker, uploadInfo } from '../../../test/media-values.ts';
import { show } from '../../../test/show.tsx';
import { signInAs } from '../../../test/sign-in-as.ts';
import { loadTexts } from '../../texts/language.ts';
import { useForm } from '../form/use-form.ts';
import { LogoField } from './logo-field.tsx';

/** A product that has everything but a logo. */
const schema: Schema<{ logo: string | null }> = {
  safeParse: (value) => productForm.safeParse({ name: 'Networks', color: '#2e3d9b', ...(value as object) }),
};
const mutation = gql<{ save: string }, { logo: string | null }>`
  mutation Test_save($logo: String) {
    save(logo: $logo)
  }
`;

function ProductForm({ initial, required }: { initial: string | null; required: boolean }) {
  const form = useForm({
    schema,
    initial: { logo: initial },
    mutation,
    toVariables: (data) => data,
    onDone: () => {},
  });
  const { key, props } = form.field('logo');
  return (
    <form noValidate onSubmit={form.submit}>
      <LogoField label="Logo" required={required} key={key} {...props} />
      <button type="submit">Save</button>
    </form>
  );
}

const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });
const input = () => document.querySelector('input[type="file"]') as HTMLInputElement;
const choose = page.getByRole('button', { name: 'Choose a file' });
const picture = page.getByRole('img', { name: 'Logo' });

let saved: unknown[];
let asked: number;
function open(initial: string | null = null, required = true) {
  return show(
    <ProductForm initial={initial} required={required} />,
    clientOf({
      UploadInfo_cloudinaryInfo: () => {
        asked += 1;
        return { cloudinaryInfo: uploadInfo };
      },
      Test_save: (variables: never) => {
        saved.push(variables);
        return { save: 'p1' };
      },
    }),
  );
}

beforeEach(async () => {
  saved = [];
  asked = 0;
  signInAs('amara');
  await loadTexts('cms');
});
afterEach(() => vi.useRealTimers());

describe('the logo of a form', () => {
  // D2-7.127–7.129
  test('is sent as soon as it is chosen, and its address is what the form saves', async () => {
    const server = fileTaker();
    const place = open();
    await expect.element(choose).toBeEnabled();
    await expectAccessible(place);
    await userEvent.upload(input(), svg('mark.svg'));
    await expect.element(picture).toHaveAttribute('src', server.address(0));
    expect(server.sent[0]).toMatchObject({
      authorization: 'Bearer token-of-amara',
      order: { upload_preset: 'logo', folder: 'logos', filename: 'mark.svg', signature: 'signature of logo' },
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => saved).toEqual([{ logo: server.address(0) }]);
    await expectAccessible(place);
  });

  // D2-5.14, 9.29, T2-074
  test('leaves out a file of another format and says so until that is closed', async () => {
    const server = fileTaker();
    open();
    await expect.element(choose).toBeEnabled();
    const others = [new File(['x'], 'photo.png'), new File(['x'], 'mark.svg.html')];
    for (const file of others) {
      drop(file);
      const said = page.getByText('Some elements will be discarded because they are not of the required format');
      await expect.element(said).toBeVisible();
      await expect.element(page.getByText(file.name)).toBeVisible();
      await page.getByRole('button', { name: 'Close' }).click();
      await expect.element(said).not.toBeInTheDocument();
    }
    expect(server.sent).toEqual([]);
    drop(svg('mark.SVG'), svg('other.svg'));
    await expect.element(picture).toBeVisible();
    await expect.element(page.getByText('Only one file fits here: the first was taken.')).toBeVisible();
    expect(server.sent).toHaveLength(1);
  });

  test('takes the first file of its format among several, and names the others', async () => {
    const server = fileTaker();
    open();
    await expect.element(choose).toBeEnabled();
    drop(new File(['x'], 'photo.png'), svg('mark.svg'), new File(['x'], 'notes.txt'));
    await expect.element(picture).toBeVisible();
    await expect.element(page.getByText('photo.png, notes.txt')).toBeVisible();
    expect(server.sent.map(({ order }) => order['filename'])).toEqual(['mark.svg']);
  });

  test('is asked for where there is none, and the focus goes to it', async () => {
    const place = open();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.element(choose).toHaveFocus();
    await expect.element(choose).toHaveAccessibleDescription(/.+/);
    await expectAccessible(place);
  });

  test('can be replaced, and removed where none is needed', async () => {
    fileTaker();
    open('/media/old', false);
    await expect.element(picture).toHaveAttribute('src', '/media/old');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(picture).not.toBeInTheDocument();
    await expect.element(choose).toBeVisible();
  });

  // D2-8.09, 8.10, T2-141, 142
  test.each([
    [500, 'oops', 'HTTP Error: 500'],
    [201, 'oops', 'Invalid JSON'],
    [201, '{"url":"/x"}', 'Invalid JSON'],
    [413, '{"error":{"code":"TOO_LARGE","issue":{"code":"FILE_SIZE","maximum":5}}}', 'This file is larger than 5 MB.'],
    [400, '{"error":{"code":"INVALID","issue":{"code":"DAMAGED_FILE"}}}', 'This file is damaged and cannot be opened.'],
    [403, '{"error":{"code":"FORBIDDEN"}}', 'HTTP Error: 403'],
    [0, '', 'The file could not be sent. Check your connection and try again.'],
  ])('after a reply of %s %s says why, and keeps what was there', async (status, text, said) => {
    fileTaker(() => ({ status, text }));
    open('/media/old');
    await userEvent.upload(input(), svg('mark.svg'));
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(picture).toHaveAttribute('src', '/media/old');
  });

  test('is not sent where the file is empty or too large', async () => {
    const server = fileTaker();
    open();
    await expect.element(choose).toBeEnabled();
    await userEvent.upload(input(), new File([], 'mark.svg'));
    await expect.element(page.getByText('This file is empty.')).toBeVisible();
    drop(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'mark.svg'));
    await expect.element(page.getByText('This file is larger than 5 MB.')).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  test('shows how far it is, and can be stopped', async () => {
    const server = fileTaker('stalls');
    const place = open();
    await expect.element(choose).toBeEnabled();
    await userEvent.upload(input(), svg('mark.svg'));
    await expect.element(page.getByRole('progressbar', { name: 'Sending mark.svg' })).toBeVisible();
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(choose).toBeVisible();
    expect(server.stopped).toBe(1);
    await expect.element(picture).not.toBeInTheDocument();
  });

  // D2-7.49, 9.28
  test('asks for its signatures again before they end', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    open();
    await expect.poll(() => asked).toBe(1);
    vi.advanceTimersByTime(signaturesLast - 1);
    expect(asked).toBe(1);
    vi.advanceTimersByTime(1);
    await expect.poll(() => asked).toBe(2);
  });

  // D2-9.23, T2-195–197
  test('that is a placeholder counts as none', () => {
    for (const words of ['Coming Soon', 'Empty', 'Logo belongs here!'])
      expect(checkInput(schema, { logo: words }).issues).not.toBeNull();
  });
});

/** What a browser tells a page on which somebody drops files. */
function drop(...files: File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const zone = document.querySelector('.mantine-Dropzone-root') as HTMLElement;
  zone.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}
