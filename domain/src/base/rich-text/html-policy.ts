/** The elements rich text may hold. Anything else is taken away; what it says stays, unless it is script or style. */
export const allowedTags: readonly string[] = (
  'p br hr div span blockquote details summary figure figcaption h2 h3 h4 h5 h6 ' +
  'strong b em i u s del ins mark small sub sup kbd code pre ul ol li dl dt dd ' +
  'table caption thead tbody tfoot tr th td a img video source track ' +
  'math semantics annotation mrow mi mn mo ms mtext mspace msup msub msubsup mfrac msqrt mroot mover munder munderover ' +
  'mtable mtr mtd mstyle mphantom mpadded menclose'
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
const present = /^$/;
const yesOrNo = /^(?:true|false)$/;
const length = /^-?\d{0,3}(?:\.\d{1,4})?(?:em|ex|px|pt|mu)?$/;
const media = new RegExp(`^/media/${uuid}$`);
const strokes =
  'top|bottom|left|right|box|roundedbox|horizontalstrike|verticalstrike|updiagonalstrike|downdiagonalstrike';

/** The attributes each element may carry and what each may say; `*` stands for every element. */
export const allowedAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  '*': { dir: direction, lang: language },
  a: { href: new RegExp(`^(?:${web}|${mail}|${ownPath})$`, 'i'), target: /^_blank$/, rel: /^noopener noreferrer$/ },
  img: { src: media, alt: anyText, width: wholeNumber, height: wholeNumber },
  code: { class: codeLanguage },
  pre: { class: codeLanguage },
  ol: { start: wholeNumber, type: /^[1aAiI]$/ },
  li: { value: wholeNumber },
  details: { open: present },
  div: { class: /^callout-(?:note|tip|warning)$/, role: /^note$/ },
  video: { controls: present, preload: /^metadata$/, poster: media, width: wholeNumber, height: wholeNumber },
  source: { src: media, type: /^video\/(?:mp4|webm)$/ },
  track: {
    src: media,
    kind: /^(?:captions|subtitles|descriptions|chapters)$/,
    srclang: language,
    label: anyText,
    default: present,
  },
  math: { display: /^(?:block|inline)$/ },
  annotation: { encoding: /^application\/x-tex$/ },
  mi: { mathvariant: /^normal$/ },
  mo: {
    form: /^(?:prefix|infix|postfix)$/,
    fence: yesOrNo,
    stretchy: yesOrNo,
    symmetric: yesOrNo,
    movablelimits: yesOrNo,
    lspace: length,
    rspace: length,
    minsize: length,
    maxsize: length,
  },
  mspace: { width: length, height: length, depth: length },
  mpadded: { width: length, height: length, depth: length, lspace: length, voffset: length },
  mfrac: { linethickness: length },
  mstyle: { scriptlevel: /^[0-3]$/, displaystyle: yesOrNo },
  mover: { accent: yesOrNo },
  munder: { accentunder: yesOrNo },
  munderover: { accent: yesOrNo, accentunder: yesOrNo },
  mtable: { displaystyle: yesOrNo },
  mtd: { class: /^tml-(?:left|right)$/ },
  menclose: { notation: new RegExp(`^(?:${strokes})(?: (?:${strokes}))*$`) },
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
  readonly namespaceURI: string | null;
  readonly parentNode: { readonly nodeName: string; readonly namespaceURI?: string | null } | null;
  getAttributeNames(): string[];
  getAttribute(name: string): string | null;
  setAttribute(name: string, value: string): void;
  removeAttribute(name: string): void;
  remove(): void;
};

/**
 * Brings one element to the policy: what an attribute may not say is taken away, links to other sites open apart and say
 * nothing about where they were opened, a callout is a note, a video has its controls. A picture without an address goes,
 * and so does what stands where it has no meaning: HTML in a formula, a track without its video. The cleaner calls it for
 * every element, on the server before storing and in the browser before showing.
 */
export function settleAttributes(element: PolicyElement): void {
  const tag = element.nodeName.toLowerCase();
  for (const name of element.getAttributeNames()) {
    if (!mayHave(tag, name, element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
  if (tag === 'a') settleLink(element);
  if (tag === 'div') settle(element, 'role', element.getAttribute('class') === null ? null : 'note');
  if (tag === 'video') {
    settle(element, 'controls', '');
    settle(element, 'preload', 'metadata');
  }
  if (isOutOfPlace(element, tag)) element.remove();
}

const mathMl = 'http://www.w3.org/1998/Math/MathML';

function isOutOfPlace(element: PolicyElement, tag: string): boolean {
  const parent = element.parentNode;
  if (parent?.namespaceURI === mathMl) return element.namespaceURI !== mathMl;
  if (tag === 'source' || tag === 'track') {
    return parent?.nodeName.toLowerCase() !== 'video' || element.getAttribute('src') === null;
  }
  return tag === 'img' && element.getAttribute('src') === null;
}

function settle(element: PolicyElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
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
    settle(link, name, isElsewhere ? value : null);
  }
}
