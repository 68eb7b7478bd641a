import { benignHtml, calls, hostileHtml } from '../../../../domain/test/hostile-html.ts';
import { expect, test, vi } from 'vitest';
import { show } from '../../../test/show.tsx';
import { bookNodes } from '../../learning/library/ebook/book-nodes.ts';
import { cleanHtml } from './clean-html.ts';
import { plainText } from './plain-text.ts';
import { RichText } from './rich-text.tsx';

/** Resolves once the browser has had its turn with everything that was put into the page before. */
async function browserHasLooked(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

const ranName = calls.replace('()', '');
const namesOf = (object: object) => new Set(Object.getOwnPropertyNames(object));
/** What an element fetches by itself, or is sent to. */
const fetching =
  '[src], [srcset], [poster], [background], [data], [action], [formaction], [ping], [style], link, meta, base, form';

test(`none of ${hostileHtml.length} pieces of hostile HTML runs, calls another site or takes a global name (T22)`, async () => {
  const ran = vi.fn<() => void>();
  Reflect.set(window, ranName, ran);
  for (const name of ['alert', 'confirm', 'prompt', 'open'] as const)
    vi.spyOn(window, name).mockImplementation(ran as never);
  show(<RichText html="" />);
  performance.setResourceTimingBufferSize(50_000);
  performance.clearResourceTimings();
  const before = { window: namesOf(window), document: namesOf(document) };
  const place = document.body.appendChild(document.createElement('div'));
  const left: string[] = [];
  for (let from = 0; from < hostileHtml.length; from += 500) {
    const some = hostileHtml.slice(from, from + 500);
    place.innerHTML = some.map((html) => `<div>${cleanHtml(html)}</div>`).join('');
    for (const element of place.querySelectorAll(fetching))
      if (!/^\/media\/[0-9a-f-]{36}$/.test(element.getAttribute('src') ?? '')) left.push(element.outerHTML);
    left.push(
      ...[...place.querySelectorAll('[id], [name], [is], [slot], [popover]')].map(({ outerHTML }) => outerHTML),
    );
    for (const element of place.querySelectorAll('*'))
      if (element.getAttributeNames().some((name) => name.startsWith('on'))) left.push(element.outerHTML);
    for (const details of place.querySelectorAll('details')) details.open = !details.open;
    await browserHasLooked();
  }
  expect(left).toEqual([]);
  place.replaceChildren();
  // The same as readers see it: each text in the part that shows all of them, and on the pages of a book.
  const every = hostileHtml.filter((_, at) => at % 40 === 0);
  show(
    <>
      {every.map((html, at) => (
        <RichText key={at} html={html} />
      ))}
    </>,
  );
  for (const html of every) {
    place.append(bookNodes(cleanHtml(html), null));
    plainText(html);
  }
  await browserHasLooked();
  const elsewhere = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin !== location.origin);
  expect(elsewhere).toEqual([]);
  expect(ran).not.toHaveBeenCalled();
  expect([...namesOf(window)].filter((name) => !before.window.has(name) && name !== ranName)).toEqual([]);
  expect([...namesOf(document)].filter((name) => !before.document.has(name))).toEqual([]);
  place.remove();
  // The same canary sings where something does come through.
  const control = document.body.appendChild(document.createElement('div'));
  control.innerHTML = `<img src="data:," onerror="${calls}">`;
  await vi.waitFor(() => expect(ran).toHaveBeenCalledOnce());
  control.remove();
  vi.restoreAllMocks();
}, 60_000);

test('cleaning what was cleaned changes nothing, whatever it was', () => {
  const some = hostileHtml.filter((_, at) => at % 12 === 0).map(cleanHtml);
  expect(some.map(cleanHtml)).toEqual(some);
});

test('500 documents as authors write them stay as they are', () => {
  expect(benignHtml.map(cleanHtml)).toEqual(benignHtml);
});
