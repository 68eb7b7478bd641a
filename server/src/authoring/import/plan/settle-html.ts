import { openHtmlCleaner } from '../../../base/html/clean-html.ts';

/** Where a picture of a text is to be found: in the media library, on another site, or nowhere. */
export type PictureTarget =
  | { readonly found: 'here'; readonly address: string; readonly width: number | null; readonly height: number | null }
  | { readonly found: 'elsewhere'; readonly address: string }
  | { readonly found: 'nowhere' };

/** What the text around a piece of HTML says about it. */
export type Surroundings = {
  /** The address a link leads to in the product; null where it leads nowhere and only its words stay. */
  readonly link: (href: string, words: string) => string | null;
  readonly picture: (src: string, alt: string) => PictureTarget;
  /** What stands in the place of a picture that is missing. */
  readonly missing: (alt: string) => string;
  /** The level of the highest heading; deeper ones follow by as many levels as they did. */
  readonly headings: { readonly from: number; readonly to: number };
  /** The direction and language of the text where they differ from those of the course. */
  readonly wrap: { readonly dir: string; readonly lang: string } | null;
  readonly rightToLeft: boolean;
};

/** Brings the HTML of a text into the form that is stored: links and pictures resolved, headings in place, cleaned. */
export type HtmlSettler = {
  (html: string, around: Surroundings): string;
  /** Where the links of a piece of HTML lead, in order. */
  readonly linksIn: (html: string) => string[];
};

/** Opens what settles HTML; the parser behind it is heavy and opened once. */
export async function openHtmlSettler(): Promise<HtmlSettler> {
  const [clean, { JSDOM }] = await Promise.all([openHtmlCleaner(), import('jsdom')]);
  const { document } = new JSDOM('').window;
  const parsed = (html: string) => {
    const text = document.createElement('div');
    text.innerHTML = html;
    return text;
  };
  const settle = (html: string, around: Surroundings) => {
    const text = parsed(html);
    for (const picture of text.querySelectorAll('img')) settlePicture(picture, around);
    for (const link of text.querySelectorAll('a')) settleLink(link, around);
    for (const heading of text.querySelectorAll('h1, h2, h3, h4, h5, h6')) settleHeading(heading, around);
    if (around.rightToLeft) for (const code of text.querySelectorAll('pre, code')) code.setAttribute('dir', 'ltr');
    for (const paragraph of text.querySelectorAll('p')) if (isEmpty(paragraph)) paragraph.remove();
    if (!around.wrap || isEmpty(text)) return clean(text.innerHTML.trim()).trim();
    const { dir, lang } = around.wrap;
    return clean(`<div dir="${dir}" lang="${lang}">${text.innerHTML.trim()}</div>`);
  };
  const linksIn = (html: string) =>
    [...parsed(html).querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
  return Object.assign(settle, { linksIn });
}

function settlePicture(picture: HTMLImageElement, around: Surroundings): void {
  const alt = (picture.getAttribute('alt') ?? '').trim();
  const target = around.picture(picture.getAttribute('src') ?? '', alt);
  const document = picture.ownerDocument;
  const link = picture.closest('a');
  if (target.found === 'here') {
    picture.setAttribute('src', target.address);
    if (target.width && target.height) {
      picture.setAttribute('width', String(target.width));
      picture.setAttribute('height', String(target.height));
    }
    // A picture that only leads to itself needs no link.
    if (link && isPictureAddress(link.getAttribute('href') ?? '')) link.replaceWith(picture);
  } else if (link && link.textContent?.trim() === '') {
    // The thumbnail of a video becomes a plain link to it.
    link.replaceChildren(document.createTextNode(`▶ ${alt || link.getAttribute('href')}`));
  } else if (target.found === 'elsewhere') {
    const elsewhere = document.createElement('a');
    elsewhere.setAttribute('href', target.address);
    elsewhere.textContent = alt || target.address;
    picture.replaceWith(elsewhere);
  } else {
    const words = document.createElement('em');
    words.textContent = alt ? around.missing(alt) : '';
    picture.replaceWith(words);
  }
}

function settleLink(link: HTMLAnchorElement, around: Surroundings): void {
  const href = link.getAttribute('href');
  const address = href === null ? null : around.link(href, link.textContent?.trim() ?? '');
  if (address === null) link.replaceWith(...link.childNodes);
  else link.setAttribute('href', address);
}

function settleHeading(heading: Element, { headings: { from, to } }: Surroundings): void {
  const level = Math.min(6, Math.max(to, Number(heading.localName.slice(1)) - from + to));
  if (`h${level}` === heading.localName) return;
  const settled = heading.ownerDocument.createElement(`h${level}`);
  settled.append(...heading.childNodes);
  heading.replaceWith(settled);
}

const isPictureAddress = (href: string): boolean => /\.(?:png|jpe?g|gif|webp|svg)$/i.test(href);

function isEmpty(element: Element): boolean {
  return element.textContent?.trim() === '' && !element.querySelector('img');
}
