// Before anything that loads React's renderer.
import './react-without-records.ts';
import '../../domain/test/chance.ts';
import { afterAll, afterEach, vi } from 'vitest';
import { deleteKept } from '../src/base/saving/kept/kept-answers.ts';
import { forgetQueues } from '../src/base/saving/queues.ts';
import { loadTexts } from '../src/texts/language.ts';
import { forgetToasts } from '../src/ui/feedback/toast-store.ts';
import { takeAway } from './show.tsx';

// As the app does before it shows anything.
await Promise.all([
  loadTexts('learner'),
  loadTexts('player'),
  loadTexts('gradebook'),
  loadTexts('institution'),
  loadTexts('groupSettings'),
]);

afterEach(async () => {
  takeAway();
  forgetQueues();
  await deleteKept();
  forgetToasts();
  sessionStorage.clear();
  localStorage.clear();
});

// The page is the next file's, too.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
