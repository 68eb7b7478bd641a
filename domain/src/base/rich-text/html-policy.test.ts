import { describe, expect, it } from 'vitest';
import {
  allowedAttributeNames,
  allowedAttributes,
  allowedTags,
  settleAttributes,
  type PolicyElement,
} from './html-policy.ts';

const html = 'http://www.w3.org/1999/xhtml';
const mathMl = 'http://www.w3.org/1998/Math/MathML';
const body = { nodeName: 'BODY', namespaceURI: html };

/** As much of an element as the policy looks at. */
function elementOf(
  nodeName: string,
  attributes: Record<string, string>,
  parent: Pick<PolicyElement, 'nodeName' | 'namespaceURI'>,
) {
  const kept = new Map(Object.entries(attributes));
  const element: PolicyElement & { removed: boolean; kept: Map<string, string> } = {
    nodeName,
    namespaceURI: /^[A-Z]/.test(nodeName) ? html : mathMl,
    parentNode: parent,
    kept,
    removed: false,
    getAttributeNames: () => [...kept.keys()],
    getAttribute: (name) => kept.get(name) ?? null,
    setAttribute: (name, value) => void kept.set(name, value),
    removeAttribute: (name) => void kept.delete(name),
    remove: () => void (element.removed = true),
  };
  return element;
}

function settled(nodeName: string, attributes: Record<string, string>, parent = body) {
  const element = elementOf(nodeName, attributes, parent);
  settleAttributes(element);
  return element.removed ? 'removed' : Object.fromEntries(element.kept);
}

const picture = '/media/3f2b6f4e-0b1c-4c8e-9a51-2f1f8a1c2b3d';
const apart = { target: '_blank', rel: 'noopener noreferrer' };

describe('the elements of rich text', () => {
  it.each(
    'script style iframe object embed form input button svg audio link meta base template noscript h1'.split(' '),
  )('do not hold %s', (tag) => {
    expect(allowedTags).not.toContain(tag);
  });

  it('carry no attribute that runs, styles or names anything', () => {
    for (const name of ['style', 'id', 'name', 'onclick', 'onerror', 'srcset', 'formaction', 'data-x', 'xlink:href']) {
      expect(allowedAttributeNames).not.toContain(name);
    }
    expect(Object.keys(allowedAttributes).every((tag) => tag === '*' || allowedTags.includes(tag))).toBe(true);
  });
});

describe('the address of a link', () => {
  it.each(['https://example.org/a?b=c#d', 'http://example.org', 'HTTPS://EXAMPLE.ORG'])(
    '%s leads elsewhere and opens apart',
    (href) => {
      expect(settled('A', { href })).toEqual({ href, ...apart });
    },
  );

  it.each(['/library/e-book/sensors?page=1', 'mailto:help@school.org'])('%s stays', (href) => {
    expect(settled('A', { href, target: '_blank', rel: 'noopener noreferrer' })).toEqual({ href });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'https://a b',
    'ftp://example.org',
    'library',
    '#top',
    '',
  ])('%j is taken away', (href) => {
    expect(settled('A', { href })).toEqual({});
  });
});

describe('the attributes of an element', () => {
  it.each<[string, Record<string, string>, Record<string, string> | 'removed']>([
    ['P', { dir: 'rtl', lang: 'ar', class: 'x', style: 'color:red' }, { dir: 'rtl', lang: 'ar' }],
    ['P', { dir: 'up', lang: '1' }, {}],
    [
      'IMG',
      { src: picture, alt: 'A <b>valve</b>', width: '320', onerror: 'alert(1)' },
      { src: picture, alt: 'A <b>valve</b>', width: '320' },
    ],
    ['IMG', { src: 'https://evil.example/pixel.png' }, 'removed'],
    ['IMG', { src: `${picture}/../x` }, 'removed'],
    ['IMG', { alt: 'nothing' }, 'removed'],
    ['CODE', { class: 'language-c++' }, { class: 'language-c++' }],
    ['CODE', { class: 'language-c x' }, {}],
    ['OL', { start: '3' }, { start: '3' }],
    ['OL', { start: '-3' }, {}],
    ['OL', { type: 'a' }, { type: 'a' }],
    ['OL', { type: 'disc' }, {}],
    ['LI', { value: '4' }, { value: '4' }],
    ['LI', { value: 'x' }, {}],
    ['P', { value: '4', type: 'a' }, {}],
    ['DETAILS', { open: '' }, { open: '' }],
    ['TD', { colspan: '2', rowspan: '100', align: 'center' }, { colspan: '2', align: 'center' }],
    ['TH', { scope: 'col', colspan: '0' }, { scope: 'col' }],
    ['DIV', { href: '/', src: picture, colspan: '2' }, {}],
    ['DIV', { class: 'callout-tip' }, { class: 'callout-tip', role: 'note' }],
    ['DIV', { class: 'callout-tip danger' }, {}],
    ['DIV', { role: 'note' }, {}],
    ['VIDEO', { src: picture, autoplay: '' }, { controls: '', preload: 'metadata' }],
    ['VIDEO', { poster: 'https://evil.example/x.png' }, { controls: '', preload: 'metadata' }],
    ['SOURCE', { src: picture, type: 'video/mp4' }, 'removed'],
    ['TRACK', { src: picture }, 'removed'],
    ['math', { display: 'block', href: 'javascript:alert(1)', style: 'x' }, { display: 'block' }],
    ['mo', { stretchy: 'true', lspace: '0.2em', class: 'x' }, { stretchy: 'true', lspace: '0.2em' }],
    ['mspace', { width: '99999em' }, {}],
    ['mtd', { class: 'tml-left' }, { class: 'tml-left' }],
    ['annotation', { encoding: 'text/html' }, {}],
    ['menclose', { notation: 'top left' }, { notation: 'top left' }],
  ])('%s with %j keeps %j', (tag, given, kept) => {
    expect(settled(tag, given)).toEqual(kept);
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'named %s, like what every object inherits, go',
    (name) => {
      expect(settled('P', { [name]: 'x' })).toEqual({});
      expect(settled(name, { href: '/a', dir: 'ltr' })).toEqual({ dir: 'ltr' });
    },
  );

  it('a source and a track belong to a video and play what is in the media library', () => {
    const video = { nodeName: 'VIDEO', namespaceURI: html };
    const captions = { src: picture, kind: 'captions', srclang: 'en', label: 'English', default: '' };
    expect(settled('TRACK', captions, video)).toEqual(captions);
    expect(settled('SOURCE', { src: picture, type: 'video/mp4' }, video)).toEqual({ src: picture, type: 'video/mp4' });
    expect(settled('SOURCE', { src: 'https://evil.example/x.mp4' }, video)).toBe('removed');
  });

  it('a formula holds formulas and nothing else', () => {
    const text = { nodeName: 'mtext', namespaceURI: mathMl };
    expect(settled('mi', {}, text)).toEqual({});
    for (const tag of ['P', 'IMG', 'STYLE', 'TABLE']) expect(settled(tag, { src: picture }, text)).toBe('removed');
  });

  it('settle once: a second time changes nothing', () => {
    for (const attributes of [
      { href: 'https://example.org', rel: 'x' },
      { href: '/a', target: 'top' },
      { lang: 'de' },
    ]) {
      const once = settled('A', attributes);
      expect(settled('A', once as Record<string, string>)).toEqual(once);
    }
  });
});
