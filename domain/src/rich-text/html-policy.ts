/** The elements rich text may hold. Anything else is taken away; what it says stays, unless it is script or style. */
export const allowedTags: readonly string[] = (
  'p br hr div span blockquote details summary figure figcaption h2 h3 h4 h5 h6 ' +
  'strong b em i u s del ins mark small sub sup kbd code pre ul ol li dl dt dd ' +
  'table caption thead tbody tfoot tr th td a img'
).split(' ');

/** A path of this site: one slash, never two, and nothing that a browser reads as another place. */
const ownPath = String.raw`/(?![/\\])[^\u0000-\u0020\\<>"]*`;
const web = String.raw`https?://[^\u0000-\u0020\\<>"]+`;
const mail = String.raw`mailto:[^\u0000-\u0020\\<>"]+`;
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const direction = /^(?:ltr|rtl|auto)$/;
const language = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;
const codeLanguage = /^language-[A-Za-z0-9+#_.-]{1,30}$/;
const wholeNumber = /^\d{1,5}$/;
const span = /^[1-9]\d?$/;
const anyText = /^[^]*$/;

/** The attributes each element may carry and what each may say; `*` stands for every element. */
export const allowedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { dir: direction, lang: language },
  a: { href: new RegExp(`^(?:${web}|${mail}|${ownPath})$`, 'i'), target: /^_blank$/, rel: /^noopener noreferrer$/ },
  img: { src: new RegExp(`^/media/${uuid}$`), alt: anyText, width: wholeNumber, height: wholeNumber },
  code: { class: codeLanguage },
  pre: { class: codeLanguage },
  ol: { start: wholeNumber },
  details: { open: /^$/ },
  th: { colspan: span, rowspan: span, align: /^(?:left|center|right)$/, scope: /^(?:row|col)$/ },
  td: { colspan: span, rowspan: span, align: /^(?:left|center|right)$/ },
};

/** The names of all attributes that some element may carry. */
export const allowedAttributeNames: readonly string[] = [
  ...new Set(Object.values(allowedAttributes).flatMap((attributes) => Object.keys(attributes))),
];

/** The policy as DOMPurify takes it; both cleaners, the server's and the browser's, are set up with it and `settleAttributes`. */
export const purifierSettings = {
  ALLOWED_TAGS: [...allowedTags],
  ALLOWED_ATTR: [...allowedAttributeNames],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** As much of an element as the policy looks at; the server's and the browser's elements both have it. */
export type PolicyElement = {
  readonly nodeName: string;
  getAttributeNames(): string[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
};

/**
 * Brings one element's attributes to the policy: what an attribute may not say is taken away, links to other sites
 * open apart and say nothing about where they were opened, and a picture without an address goes. The cleaner calls
 * it for every element, on the server before storing and in the browser before showing.
 */
export function settleAttributes(element: PolicyElement): void {
  const tag = element.nodeName.toLowerCase();
  for (const name of element.getAttributeNames()) {
    if (!mayHave(tag, name, element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
  if (tag === 'a') settleLink(element);
  if (tag === 'img' && element.getAttribute('src') === null) element.remove();
}

function mayHave(tag: string, name: string, value: string): boolean {
  const pattern = own(own(allowedAttributes, tag), name) ?? own(own(allowedAttributes, '*'), name);
  return pattern !== undefined && pattern.test(value);
}

/** A tag such as `constructor` must not find what every object inherits. */
function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}

function settleLink(link: PolicyElement): void {
  const isElsewhere = /^https?:/i.test(link.getAttribute('href') ?? '');
  for (const [name, value] of [
    ['target', '_blank'],
    ['rel', 'noopener noreferrer'],
  ] as const) {
    if (isElsewhere) link.setAttribute(name, value);
    else link.removeAttribute(name);
  }
}
