/** The elements a drawing may consist of: shapes, texts, fills and filters; nothing that runs, links or embeds a page. */
export const svgElements: ReadonlySet<string> = new Set(
  (
    'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan textPath image style ' +
    'clipPath mask pattern marker linearGradient radialGradient stop filter feBlend feColorMatrix feComponentTransfer ' +
    'feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB ' +
    'feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight ' +
    'feTile feTurbulence'
  ).split(' '),
);

/** The attributes they may carry; `href` is looked at apart. */
export const svgAttributes: ReadonlySet<string> = new Set(
  (
    'id class style x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d dx dy points width height viewBox preserveAspectRatio transform ' +
    'rotate textLength lengthAdjust startOffset pathLength offset gradientUnits gradientTransform spreadMethod ' +
    'clipPathUnits maskUnits maskContentUnits patternUnits patternContentUnits patternTransform markerUnits markerWidth ' +
    'markerHeight refX refY orient fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap ' +
    'stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset color opacity display visibility overflow ' +
    'clip-path clip-rule mask filter marker marker-start marker-mid marker-end paint-order stop-color stop-opacity ' +
    'vector-effect shape-rendering text-rendering image-rendering color-interpolation color-interpolation-filters ' +
    'font-family font-size font-style font-weight font-variant font-stretch text-anchor text-decoration letter-spacing ' +
    'word-spacing dominant-baseline alignment-baseline baseline-shift writing-mode direction unicode-bidi flood-color ' +
    'flood-opacity lighting-color in in2 result mode type values operator k1 k2 k3 k4 stdDeviation radius scale ' +
    'xChannelSelector yChannelSelector order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale ' +
    'specularConstant specularExponent diffuseConstant limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth elevation ' +
    'tableValues slope intercept amplitude exponent baseFrequency numOctaves seed stitchTiles filterUnits primitiveUnits z'
  ).split(' '),
);

/** Where `href` may lead: to a part of the same drawing, or for `image` to a bitmap inside the file. */
export function isSafeSvgReference(element: string, href: string): boolean {
  return element === 'image'
    ? /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/.test(href)
    : /^#[\w.:-]+$/.test(href);
}

/**
 * Whether a value or a style sheet points nowhere but into the same drawing. A path in a style would be one whose corners
 * nobody counts.
 */
export function isSafeSvgValue(value: string): boolean {
  const withoutOwnParts = value.replace(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/gi, '');
  return !/[\\@]|url\s*\(|expression|javascript:|https?:|\/\/|<|image\s*\(|image-set|(?:path|shape)\s*\(/i.test(
    withoutOwnParts,
  );
}
