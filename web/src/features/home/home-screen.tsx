import { useSession } from '../session/use-session.ts';
import { OwnHome } from './own-home.tsx';
import { VisitorHome } from './visitor-home.tsx';

/** The first screen of everyone: what comes next for people in session, what Lectern is for visitors. */
export function HomeScreen() {
  return useSession() === null ? <VisitorHome /> : <OwnHome />;
}
