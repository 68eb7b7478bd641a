import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../test/show.tsx';
import { focusNextHeading, PageHeading } from './page-heading.tsx';

const heading = page.getByRole('heading', { level: 1, name: 'Welcome' });
const button = page.getByRole('button', { name: 'Menu' });
const showHeading = () => show(<PageHeading title="Welcome">Welcome</PageHeading>);

test('after a change of page the heading takes the focus', async () => {
  show(<button>Menu</button>);
  focusNextHeading();
  showHeading();
  await expect.element(heading).toHaveFocus();
});

test('a heading that is late leaves the focus where the reader has taken it by Tab', async () => {
  show(<button>Menu</button>);
  focusNextHeading();
  await userEvent.tab();
  showHeading();
  await expect.element(heading).toBeVisible();
  await expect.element(button).toHaveFocus();
});

test('a heading that is late leaves the focus in the field that the reader has pressed', async () => {
  show(<input aria-label="Search" />);
  focusNextHeading();
  await page.getByRole('textbox', { name: 'Search' }).click();
  showHeading();
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
});
