import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { lessonOf } from '../../../../test/values.ts';

const course = '/group/g1/course/c1';
const pageOf = (id: string, title: string, content = `<p>${title}.</p>`) => ({ id, title, content, page_number: 1 });
const first = lessonOf({ number_of_pages: 2, pages: [pageOf('a', 'Wires'), pageOf('b', 'Radio')] });
const second = lessonOf({
  id: 'l2',
  name: 'Privacy',
  slug: 'privacy',
  number_of_pages: 1,
  pages: [pageOf('c', 'Passwords')],
});
const lessons = [first, second];
const openBook = (below: string, of: unknown[] = lessons) =>
  openApp(`${course}/library/e-book/${below}`, {
    lessons: of,
    lesson: ({ where }: { where: { slug: string } }) =>
      (of as { slug: string }[]).find(({ slug }) => slug === where.slug),
    course: { id: 'c1', name: 'Living Online' },
  });
const withText = (content: string, values: Record<string, unknown> = {}) =>
  openBook('networks', [{ ...first, number_of_pages: 1, pages: [pageOf('a', 'Wires', content)], ...values }]);
const title = page.getByRole('heading', { level: 1 });
const article = page.getByRole('article');

afterEach(async () => page.viewport(1280, 800));

test('with right-to-left content the contents stand at the right, PREV at the right and NEXT at the left', async () => {
  const { place } = openBook('networks?page=b', [
    { ...first, language: 'ar' },
    { ...second, language: 'ar' },
  ]);
  await expect.element(title).toHaveTextContent('Radio');
  const left = (part: Element | null) => part?.getBoundingClientRect().left ?? Number.NaN;
  expect(left(place.querySelector('aside'))).toBeGreaterThan(left(article.element()));
  const [previous, next] = ['PREV', 'NEXT'].map((name) => page.getByRole('link', { name }).element());
  expect(left(previous ?? null)).toBeGreaterThan(left(next ?? null));
  for (const arrow of [previous, next]) expect(arrow?.querySelector('svg')?.matches(':dir(rtl)')).toBe(true);
});

describe('the pages of an e-book', () => {
  // D1-1.06
  test('are turned through the lessons of the course, and the page stands in the address', async () => {
    const { place, address } = openBook('networks');
    await expect.element(title).toHaveTextContent('Wires');
    await expect.element(article).toMatchTextContent('Page 1 of 3');
    await expect.element(page.getByRole('button', { name: 'PREV' })).toBeDisabled();
    await page.getByRole('link', { name: 'NEXT' }).click();
    await expect.element(title).toHaveTextContent('Radio');
    await expect.element(title).toHaveFocus();
    expect(address()).toBe(`${course}/library/e-book/networks?page=b`);
    await page.getByRole('link', { name: 'NEXT' }).click();
    await expect.element(title).toHaveTextContent('Passwords');
    expect(address()).toBe(`${course}/library/e-book/privacy?page=first`);
    await expect.element(page.getByRole('button', { name: 'NEXT' })).toBeDisabled();
    await page.getByRole('link', { name: 'PREV' }).click();
    await expect.element(title).toHaveTextContent('Radio');
    await expectAccessible(place);
  });

  test('open where they were left in each lesson, and Back leads through them', async () => {
    localStorage.clear();
    const { router, address } = openBook('networks?page=b');
    await expect.element(title).toHaveTextContent('Radio');
    await router.navigate({ to: '/' });
    router.history.push(`${course}/library/e-book/networks`);
    await expect.element(title).toHaveTextContent('Radio');
    await page.getByRole('link', { name: 'PREV' }).click();
    await expect.element(title).toHaveTextContent('Wires');
    router.history.back();
    await expect.element(title).toHaveTextContent('Radio');
    expect(address()).toBe(`${course}/library/e-book/networks`);
    await page.getByRole('link', { name: 'NEXT' }).click();
    await expect.element(title).toHaveTextContent('Passwords');
  });

  test('are listed beside the text, the one in view marked', async () => {
    openBook('networks?page=b');
    const list = page.getByRole('navigation', { name: 'Contents' });
    await expect.element(list.getByRole('link', { name: /Radio/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(list.getByRole('link', { name: /Wires/ })).not.toHaveAttribute('aria-current');
    await list.getByRole('link', { name: /Wires/ }).click();
    await expect.element(title).toHaveTextContent('Wires');
    await expect.element(title).toHaveFocus();
  });

  test('are listed in a dialog on narrow screens', async () => {
    await page.viewport(390, 844);
    const { place } = openBook('networks');
    await page.getByRole('button', { name: 'Contents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contents' });
    await expectAccessible(place);
    await dialog.getByRole('link', { name: /Radio/ }).click();
    await expect.element(title).toHaveTextContent('Radio');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('may be missing', async () => {
    openBook('networks', [{ ...first, number_of_pages: 0, pages: [] }, second]);
    await expect.element(page.getByText('No Pages')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'NEXT' })).toBeVisible();
  });
});

describe('the text of a page', () => {
  test('runs no script and holds only what the policy allows, whatever is stored', async () => {
    withText('<p onclick="alert(1)">Safe<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"></p>');
    await expect.element(article).toMatchTextContent('Safe');
    expect((window as { hacked?: number }).hacked).toBeUndefined();
    expect(article.element().querySelector('script, [onclick], img')).toBeNull();
  });

  test('leads links between lessons inside the course and other sites into a new tab', async () => {
    const { address } = openBook('networks', [
      {
        ...first,
        pages: [
          pageOf(
            'a',
            'Wires',
            '<p><a href="/library/e-book/privacy?page=c">on</a> <a href="https://example.org/">out</a></p>',
          ),
        ],
      },
      second,
    ]);
    const out = page.getByRole('link', { name: 'out' });
    await expect.element(out).toHaveAttribute('target', '_blank');
    await expect.element(out).toHaveAttribute('rel', 'noopener noreferrer');
    await page.getByRole('link', { name: 'on', exact: true }).click();
    await expect.element(title).toHaveTextContent('Passwords');
    expect(address()).toBe(`${course}/library/e-book/privacy?page=c`);
  });

  test('scrolls wide tables and code inside themselves, by keyboard too', async () => {
    await page.viewport(390, 844);
    const wide = 'word'.repeat(60);
    const { place } = withText(`<pre><code>${wide}</code></pre><table><tr><td>${wide}</td></tr></table><pre>x</pre>`);
    const code = page.getByRole('group', { name: 'Code' });
    await expect.element(code.first()).toHaveAttribute('tabindex', '0');
    await expect.element(page.getByRole('group', { name: 'Table' })).toHaveAttribute('tabindex', '0');
    await expect.element(code.last()).not.toHaveAttribute('tabindex');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expectAccessible(place);
  });

  test('enlarges a picture, and Escape gives the focus back', async () => {
    const src = '/media/00000000-0000-4000-8000-000000000000';
    withText(`<figure><img src="${src}" alt="A mast" width="40" height="30"></figure>`);
    const button = page.getByRole('button', { name: 'Enlarge the picture: A mast' });
    await button.click();
    await expect.element(page.getByRole('dialog', { name: 'A mast' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test.each([
    [1280, 64, 36],
    [1280, 3200, 1800],
    [1280, 300, 900],
    [390, 64, 36],
    [390, 3200, 1800],
    [390, 300, 900],
  ])('at %i px shows a picture of %i × %i larger when it is enlarged', async (width, wide, high) => {
    await page.viewport(width, width === 390 ? 844 : 800);
    const src = URL.createObjectURL(
      new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}"/>`], {
        type: 'image/svg+xml',
      }),
    );
    const { place } = withText('<figure><img src="/media/00000000-0000-4000-8000-000000000000" alt="A mast"></figure>');
    const button = page.getByRole('button', { name: 'Enlarge the picture: A mast' });
    await expect.element(button).toBeInTheDocument();
    const image = place.querySelector('img');
    if (image) image.src = src;
    await expect.poll(() => image?.naturalWidth).toBe(wide);
    const before = image?.getBoundingClientRect();
    await button.click();
    const shown = page.getByRole('dialog').getByRole('img');
    const widthShown = () => {
      const { naturalWidth, naturalHeight, clientWidth, clientHeight } = shown.element() as HTMLImageElement;
      return naturalWidth * Math.min(clientWidth / naturalWidth, clientHeight / naturalHeight);
    };
    // It is drawn anew in the dialog, and has its size once it is read there.
    await expect.poll(widthShown).toBeGreaterThan(1.05 * (before?.width ?? Infinity));
  });

  test('is read in the direction of its language', async () => {
    const { place } = withText('<p>كلمة المرور هي الخط الأول.</p>', { language: 'ar' });
    await expect.element(article).toHaveAttribute('dir', 'rtl');
    await expect.element(article).toHaveAttribute('lang', 'ar');
    await expectAccessible(place);
  });
});

describe('text size and spacing', () => {
  test('are chosen with the page in view and remembered in this browser', async () => {
    const size = () => Number.parseFloat(getComputedStyle(article.element()).fontSize);
    const { place } = openBook('networks');
    await expect.element(title).toBeVisible();
    const before = size();
    await page.getByRole('button', { name: 'Text size and spacing' }).click();
    const tool = page.getByRole('dialog', { name: 'Text size and spacing' });
    await tool.getByRole('radio', { name: 'Very large' }).click();
    await tool.getByRole('radio', { name: 'Very wide' }).click();
    expect(size()).toBeCloseTo(before * 1.45);
    await expectAccessible(place);
    await userEvent.keyboard('{Escape}');
    openBook('networks');
    await expect.element(page.getByRole('article').nth(1)).toBeVisible();
    const again = page.getByRole('article').nth(1).element();
    expect(Number.parseFloat(getComputedStyle(again).fontSize)).toBeCloseTo(before * 1.45);
    expect(JSON.parse(localStorage.getItem('lectern-reading') ?? '')).toEqual({ size: 3, spacing: 2 });
  });

  test('start as usual where what is remembered makes no sense', async () => {
    localStorage.setItem('lectern-reading', '{"size":99,"spacing":');
    openBook('networks');
    await expect.element(title).toBeVisible();
  });
});
