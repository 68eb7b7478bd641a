import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { freshToken, signIn } from './features/session/session.ts';
import { createClient } from './graphql/client.ts';
import { Providers } from './providers.tsx';
import { createAppRouter } from './routes/router.tsx';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the app.');

createRoot(place).render(
  <Providers client={createClient({ freshToken, signIn })}>
    <RouterProvider router={createAppRouter()} />
  </Providers>,
);
