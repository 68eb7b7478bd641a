import '../src/ui/tokens.css';
import '../src/ui/fonts.css';
import '../src/ui/base.css';
import { afterEach } from 'vitest';
import { forgetToasts } from '../src/ui/toast-store.ts';
import { takeAway } from './show.tsx';

afterEach(() => {
  takeAway();
  forgetToasts();
  document.documentElement.dataset['mantineColorScheme'] = 'light';
});
