import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.mjs';
import { giveUp } from './install.mjs';

/** The Chromium for browser tests; installs Debian's where there is none and the rights are there. */
export function needChromium() {
  const found = findChromium();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get')) giveUp(noBrowser);
  console.log('Installing Chromium for the browser tests.');
  const rights = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [program, ...rest] = [...rights, 'apt-get', '-y', '-qq', ...args];
    return spawnSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '--no-install-recommends', 'chromium');
  return findChromium() ?? giveUp(noBrowser);
}

const noBrowser =
  'The browser tests need Chromium and none was found; install it, or name one in the variable CHROMIUM, and run this again.';
