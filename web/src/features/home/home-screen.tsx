import { lazy, Suspense } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { useSession } from '../session/use-session.ts';
import { OwnHome } from './own-home.tsx';

const VisitorHome = lazy(async () => {
  const [{ VisitorHome: component }] = await Promise.all([import('../welcome/visitor-home.tsx'), loadTexts('welcome')]);
  return { default: component };
});

/** The first screen of everyone: what comes next for people in session, what Lectern is for visitors. */
export function HomeScreen() {
  if (useSession() !== null) return <OwnHome />;
  return (
    <Suspense>
      <VisitorHome />
    </Suspense>
  );
}
