import './trusted-types.ts';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { hasStore } from './base/saving/kept/store-name.ts';
import { checksAreDone, checksAreDue } from './base/session/initial-checks.ts';
import { findEnding } from './base/session/sign-out/ending.ts';
import { freshToken, onSessionChange, signIn } from './base/session/session.ts';
import { answeredAhead } from './graphql/ask-ahead.ts';
import { createClient } from './graphql/client.ts';
import { forgetSent } from './graphql/sent-from-head.ts';
import { Providers } from './providers.tsx';
import { fetchPages } from './routes/later.ts';
import { createAppRouter } from './routes/router.tsx';
import { showNotLoaded } from './show-not-loaded.ts';
import { loadTexts } from './texts/language.ts';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app.');

/** Milliseconds in which a screen may stay empty before it says that it waits. */
const patience = 500;

/** Milliseconds after which a page that is shown has settled. */
const settled = 1000;

const client = createClient({ freshToken, signIn, checksAreDue, checksAreDone });
const router = createAppRouter(client);

const shown = Promise.all([loadTexts('learner'), firstScreen()]).then(() =>
  createRoot(place).render(
    <Providers client={client}>
      <RouterProvider router={router} />
    </Providers>,
  ),
);
shown.catch(showNotLoaded);
void shown.then(forgetSent);
void shown.then(() => setTimeout(fetchLater, settled));

/** Code and data of the first screen, which then is drawn once; for what is slow, the shapes of waiting are drawn. */
function firstScreen(): Promise<unknown> {
  const ready = Promise.all([router.load(), answeredAhead(client)]);
  return Promise.race([ready, new Promise((resolve) => setTimeout(resolve, patience))]);
}

const ending = findEnding();
if (ending)
  void import('./base/session/sign-out/end-at-provider.ts').then(({ endAtProvider }) => endAtProvider(ending));

sendLeftovers();
onSessionChange(sendLeftovers);
window.addEventListener('online', sendLeftovers);

/** Whoever comes back to this device finds their answers sent, on whichever page they come back to, once it is shown. */
function sendLeftovers(): void {
  const send = async () => {
    await shown;
    if (await hasStore()) await import('./send-leftovers.ts').then((module) => module.sendLeftovers(client));
  };
  whenIdle(() => void send().catch(console.error));
}

/** What the next page is opened with is here before it is needed, also when the line is gone by then. */
function fetchLater(): void {
  whenIdle(() => void Promise.allSettled([fetchPages(), loadTexts('player')]));
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}
