import { afterEach, expect, test, vi } from 'vitest';
import { isStorageRefused, keepStorageWorking, onStorageRefused } from './storage-stand-in.ts';

const setItem = Reflect.get(Storage.prototype, 'setItem');
const own = {
  localStorage: Object.getOwnPropertyDescriptor(window, 'localStorage'),
  sessionStorage: Object.getOwnPropertyDescriptor(window, 'sessionStorage'),
};

afterEach(() => {
  Storage.prototype.setItem = setItem;
  for (const [name, before] of Object.entries(own)) if (before) Object.defineProperty(window, name, before);
});

test('storage that works is left as it is', () => {
  const before = window.localStorage;
  keepStorageWorking();
  localStorage.setItem('kept', 'yes');
  expect(window.localStorage).toBe(before);
  expect(isStorageRefused()).toBe(false);
});

test('storage that is full, and storage that throws when it is looked at, are stood in for as long as the page lives', () => {
  const told = vi.fn<() => void>();
  localStorage.setItem('earlier', 'stays');
  onStorageRefused(told);
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  Object.defineProperty(window, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('no', 'SecurityError');
    },
  });
  keepStorageWorking();
  localStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  expect([localStorage.getItem('a'), localStorage.getItem('earlier'), sessionStorage.getItem('b')]).toEqual([
    '1',
    'stays',
    '2',
  ]);
  sessionStorage.clear();
  expect([sessionStorage.length, localStorage.length > 1]).toEqual([0, true]);
  expect(isStorageRefused()).toBe(true);
  expect(told).toHaveBeenCalled();
});
