import { expect } from 'vitest';

/** Names that are as long as names get. */
export const name =
  'Elektrizitätsversorgungsunternehmen und Übertragungsnetzbetreiber: Verantwortlichkeiten, Störungsmeldungen und Wiederinbetriebnahme';
export const title = 'Die Benutzerkontensteuerungseinstellungen eines Arbeitsplatzrechners, Schritt für Schritt';

export const person = {
  first_name: 'Maximiliane-Wilhelmine',
  last_name: 'Oberstaufen-Kaltenbrunner von Hohenschwangau',
};
export const address = `${'maximiliane.wilhelmine.'.repeat(4)}@oberstaufen-kaltenbrunner.example`;

/** Elements that show less of a text than it has. A choice of the browser has one line. */
export const cut = (main: Element, text: string) =>
  [...main.querySelectorAll('*')]
    .filter((element) => element.textContent?.includes(text) && !element.matches('select, option'))
    .filter((element) => {
      const { overflowX, webkitLineClamp } = getComputedStyle(element);
      const wider = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1;
      return (overflowX !== 'visible' && wider) || webkitLineClamp !== 'none';
    })
    .map((element) => element.outerHTML.slice(0, 120));

/** Every name in it stands whole and inside the page. */
export function expectInside(part: Element, width: number): void {
  const words = [name, title, address, person.last_name];
  expect({ width, cut: words.flatMap((word) => cut(part, word)) }).toEqual({ width, cut: [] });
  const outside = [...part.querySelectorAll('*')].filter((element) => {
    // Tabs and tools scroll inside their list, which itself is looked at.
    if (element.parentElement?.closest('[role="tablist"], [role="toolbar"]')) return false;
    const { left, right } = element.getBoundingClientRect();
    return left < -1 || right > width + 1;
  });
  expect({ width, outside: outside.map((element) => element.outerHTML.slice(0, 120)) }).toEqual({
    width,
    outside: [],
  });
  expect({ width, scrolls: document.documentElement.scrollWidth - width }).toEqual({ width, scrolls: 0 });
}
