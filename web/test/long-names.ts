/** Names that are as long as names get. */
export const longName =
  'Elektrizitätsversorgungsunternehmen und Übertragungsnetzbetreiber: Verantwortlichkeiten, Störungsmeldungen und Wiederinbetriebnahme';

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
    });
