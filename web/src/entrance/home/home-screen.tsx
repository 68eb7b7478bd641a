import { lazy, Suspense } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { useSession } from '../../base/session/use-session.ts';
import { OwnHome } from './own-home.tsx';

const VisitorHome = lazy(async () => {
  // The pictures of the product show a gradebook; the choice of language has its words with the invitations.
  const texts = [loadTexts('welcome'), loadTexts('gradebook'), loadTexts('invitations')];
  const [{ VisitorHome: component }] = await Promise.all([import('../welcome/visitor-home.tsx'), ...texts]);
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
