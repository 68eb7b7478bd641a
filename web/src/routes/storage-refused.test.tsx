import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openApp } from '../../test/open-app.tsx';
import { recentToasts } from '../ui/feedback/toast-store.ts';
import { keepStorageWorking } from '../ui/storage-stand-in.ts';

// In a page of its own: what stands in for its storage stays.

const notice = page.getByText(/^This browser keeps nothing for Lectern\. It works in this tab;/);

test('whoever has a browser that stores nothing more is told so once, and what is lost', async () => {
  openApp('/', {});
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  keepStorageWorking();
  await expect.element(notice).toBeVisible();
  localStorage.setItem('kept', 'for this page');
  expect(localStorage.getItem('kept')).toBe('for this page');
  expect(recentToasts().filter(({ text }) => text.startsWith('This browser keeps nothing'))).toHaveLength(1);
});
