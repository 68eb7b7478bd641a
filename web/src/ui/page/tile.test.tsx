import { afterEach, expect, test } from 'vitest';
import { show } from '../../../test/show.tsx';
import { Tile } from './tile.tsx';

const root = document.documentElement;
const scheme = root.dataset['mantineColorScheme'];
afterEach(() => {
  root.dataset['mantineColorScheme'] = scheme ?? 'light';
});

const steps = [0, 51, 102, 153, 204, 255];
const accents = steps.flatMap((red) => steps.flatMap((green) => steps.map((blue) => `rgb(${red} ${green} ${blue})`)));

const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** How bright a CSS colour is, from 0 to 1, as WCAG counts it. */
function luminance(colour: string): number {
  if (!canvas) throw new Error('Colours are read from a canvas.');
  canvas.fillStyle = colour;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(tile: Element): number {
  const { color, backgroundColor } = getComputedStyle(tile);
  const [dark = 0, light = 0] = [luminance(color), luminance(backgroundColor)].toSorted((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'])('the letters of a tile can be read on every colour somebody may pick (%s)', (name) => {
  const place = show(
    accents.flatMap((accent) =>
      [false, true].map((solid) => (
        <Tile key={`${accent} ${solid}`} accent={accent} src={null} solid={solid}>
          AB
        </Tile>
      )),
    ),
  );
  root.dataset['mantineColorScheme'] = name;
  const tiles = [...place.querySelectorAll('[aria-hidden]')];
  expect(tiles).toHaveLength(2 * accents.length);
  expect(tiles.filter((tile) => contrast(tile) < 4.5).map((tile) => tile.getAttribute('style'))).toEqual([]);
});
