import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { diskStore } from './store/disk-store.ts';
import { captionsIn, prepareMedia, storeMedia } from './store-media.ts';

let server: TestServer;
const dir = mkdtempSync(join(tmpdir(), 'lectern-media-'));
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

// No two are alike, and none so near to another that an encoder of GIFs takes two frames for one.
let drawings = 0;
const drawn = (width: number, height: number) => {
  drawings += 1;
  return sharp({ create: { width, height, channels: 3, background: { r: (drawings % 10) * 25, g: 90, b: drawings } } });
};
const text = (content: string) => Buffer.from(content);
const svg = (content: string, attributes = 'width="40" height="30"') =>
  text(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`);

describe('storing media', () => {
  it('stores a picture as WebP without its metadata, at most 1600 pixels long', async () => {
    const bytes = await drawn(3200, 1200)
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const stored = await storeMedia(server.db, diskStore(dir), { folder: 'content', bytes, name: 'field.jpg' });
    expect(stored).toMatchObject({
      content_type: 'image/webp',
      width: 1600,
      height: 600,
      address: `/media/${stored.id}`,
    });
    const row = await server.db.selectFrom('media').selectAll().where('id', '=', stored.id).executeTakeFirstOrThrow();
    const file = readFileSync(join(dir, 'content', row.file_name));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 600 });
    expect(file.includes('secret place')).toBe(false);
    expect(row.bytes).toBe(file.length);
  });

  it('keeps a picture in the widths of small screens too, where that is less to send', async () => {
    const bytes = await sharp({
      create: {
        width: 2000,
        height: 500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 120, sigma: 30 },
      },
    })
      .jpeg()
      .toBuffer();
    const { content, narrower } = await prepareMedia(bytes, 'field.jpg');
    const sizes = await Promise.all(narrower.map(async (one) => (await sharp(one.content).metadata()).width));
    expect(sizes).toEqual([400, 800]);
    expect(narrower.every((one) => one.content.byteLength < content.byteLength)).toBe(true);
    const small = await prepareMedia(await drawn(300, 200).png().toBuffer(), 'a.png');
    expect(small.narrower).toEqual([]);
    const { id } = await storeMedia(server.db, diskStore(dir), { folder: 'content', bytes, name: 'field.jpg' });
    const { narrower_widths } = await server.db
      .selectFrom('media')
      .select('narrower_widths')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(narrower_widths).toEqual([400, 800]);
  });

  it('stores the same file once, whatever it is called', async () => {
    const bytes = await drawn(30, 20).png().toBuffer();
    const one = await storeMedia(server.db, diskStore(dir), { folder: 'content', bytes, name: 'a.png' });
    const other = await storeMedia(server.db, diskStore(dir), { folder: 'content', bytes, name: 'b.png' });
    const logo = await storeMedia(server.db, diskStore(dir), { folder: 'logos', bytes, name: 'a.png' });
    expect(other.id).toBe(one.id);
    expect(logo.id).not.toBe(one.id);
    expect(
      readdirSync(join(dir, 'logos'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
    ).toHaveLength(1);
  });

  it('counts an animation by its size, and cuts it where its frames need more memory than there is', async () => {
    const frames = [1, 2, 3, 4].map(() => drawn(5000, 4900).png().toBuffer());
    const bytes = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif({ effort: 1 })
      .toBuffer();
    const media = await prepareMedia(bytes, 'long.gif');
    expect(media).toMatchObject({ width: 1600, height: 1568 });
    expect((await sharp(media.content, { animated: true }).metadata()).pages).toBe(3);
  });

  it('keeps animations moving', async () => {
    const frames = await Promise.all([drawn(20, 10).png().toBuffer(), drawn(20, 10).png().toBuffer()]);
    const bytes = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = await prepareMedia(bytes, 'pump.gif');
    expect(media).toMatchObject({ width: 20, height: 10 });
    expect((await sharp(media.content, { animated: true }).metadata()).pages).toBe(2);
  });

  it('takes videos as they are, and writes captions anew as WebVTT', async () => {
    const mp4 = Buffer.concat([
      text('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isomiso2\x00\x00\x00\x00mdat'),
      Buffer.alloc(40),
    ]);
    const webm = Buffer.concat([
      Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
      Buffer.from('\x42\x82\x84webm', 'latin1'),
      Buffer.alloc(40),
    ]);
    const vtt = text('WEBVTT\n\nNOTE <script>\n\n00:00.000 --> 00:02.000\nHello\n');
    expect((await prepareMedia(mp4, 'a')).type.content_type).toBe('video/mp4');
    expect((await prepareMedia(webm, 'a')).type.content_type).toBe('video/webm');
    const captions = await prepareMedia(vtt, 'a');
    expect(captions.type.content_type).toBe('text/vtt');
    expect(captions.content.toString()).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello\n');
  });

  it.each([
    ['a web page', text('<!doctype html><html><script>alert(1)</script></html>')],
    ['a page that calls itself a picture', text('GIF89a=1;alert(1)//')],
    ['a script', text('alert(1)')],
    ['a text that names a kind of video', text('....ftypisom')],
    ['a text that names one, and its length', text(`\x00\x00\x00\x18ftypisom${'alert(1)'.repeat(9)}`)],
    ['a text that says webm', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), text('webm')])],
    ['an empty file', text('')],
    ['a text after a drawing’s name', text('<svgx><script>1</script></svgx>')],
    ['a PDF', text('%PDF-1.7 ...')],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1])],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    [
      'a drawing with entities',
      text('<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>'),
    ],
    ['a drawing that is not well formed', svg('<g>')],
    ['a drawing without a size', svg('<g/>', '')],
    ['a drawing of another language', text('<svg width="1" height="1"><g/></svg>')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(prepareMedia(bytes, 'logo.png')).rejects.toMatchObject({ code: 'INVALID' });
  });

  it('refuses pictures that are too large in bytes or in pixels', async () => {
    const heavy = Buffer.concat([await drawn(2, 2).png().toBuffer(), Buffer.alloc(5 * 1024 * 1024)]);
    const bomb = await drawn(8000, 6000).png().toBuffer();
    await expect(prepareMedia(heavy, 'a.png')).rejects.toMatchObject({ code: 'TOO_LARGE' });
    await expect(prepareMedia(bomb, 'a.png')).rejects.toMatchObject({ code: 'TOO_LARGE' });
    const parts = svg('<g/>'.repeat(20_001));
    await expect(prepareMedia(parts, 'a.svg')).rejects.toMatchObject({ code: 'TOO_LARGE' });
  });

  it('rebuilds drawings from shapes alone', async () => {
    const hostile = svg(
      `<script>alert(1)</script><foreignObject><body xmlns="http://www.w3.org/1999/xhtml" onload="alert(1)"/></foreignObject>
      <a href="javascript:alert(1)"><text>click</text></a><animate attributeName="href" to="javascript:1"/>
      <image href="https://evil.test/p.png"/><use href="https://evil.test/a.svg#x"/><use xlink:href="#ok"/>
      <rect onclick="alert(1)" fill="url(#ok)" style="fill:url(https://evil.test)" width="3"/><style>@import "https://evil.test";</style>`,
      'onload="alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 30"',
    );
    const { content, width, height } = await prepareMedia(hostile, 'logo.svg');
    const rebuilt = content.toString();
    expect({ width, height }).toEqual({ width: 40, height: 30 });
    expect(rebuilt).toContain('<use href="#ok"></use>');
    expect(rebuilt).toContain('<rect fill="url(#ok)" width="3"></rect>');
    expect(rebuilt).not.toMatch(/script|foreign|evil|javascript|onload|onclick|animate|<a\b/i);
  });

  it('keeps the colours and gradients of a drawing', async () => {
    const logo = `<defs><linearGradient id="g"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h4"></path><text x="1" font-size="4">A &amp; B</text>`;
    const { content } = await prepareMedia(svg(logo), 'logo.svg');
    expect(content.toString()).toContain(logo);
  });
});

describe('captions', () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nAção rápida\n\nand then?\n\n2\n00:00:03,000 --> 00:00:03,000\nNo\n';

  it.each([
    ['Latin-1', Buffer.from(srt, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${srt}`, 'utf16le')],
    ['UTF-8', Buffer.from(srt)],
  ])('in %s keep their letters, and their wrong lines are named', async (_encoding, bytes) => {
    const { content, type } = await prepareMedia(bytes, 'a.srt');
    expect([type.kind, String(content)]).toEqual([
      'captions',
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nAção rápida\n',
    ]);
    expect(captionsIn(bytes).wrong).toEqual([
      { line: 5, text: 'and then?' },
      { line: 8, text: '00:00:03,000 --> 00:00:03,000' },
    ]);
  });

  it('of which no line can be shown are refused with the line', () => {
    expect(() => captionsIn(Buffer.from('WEBVTT\n\n00:01.000 --> 00:01.000\nx'))).toThrow(
      expect.objectContaining({ issue: { code: 'CAPTION_LINE', line: 3 } }),
    );
  });
});
