import { afterEach } from 'vitest';
import { forgetToasts } from '../src/ui/toast-store.ts';
import { takeAway } from './show.tsx';

afterEach(() => {
  takeAway();
  forgetToasts();
  sessionStorage.clear();
  localStorage.clear();
});
