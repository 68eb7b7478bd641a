import { afterEach } from 'vitest';
import { loadTexts } from '../src/texts/language.ts';
import { forgetToasts } from '../src/ui/feedback/toast-store.ts';
import { takeAway } from './show.tsx';

// As the app does before it shows anything.
await Promise.all([loadTexts('learner'), loadTexts('gradebook'), loadTexts('institution'), loadTexts('groupSettings')]);

afterEach(() => {
  takeAway();
  forgetToasts();
  sessionStorage.clear();
  localStorage.clear();
});
