import { texts } from '../../texts/texts.ts';
import type { SittingPlace } from './clock/hear-sitting.ts';

/** What to say of a sitting that was moved, closed or left without its learner since it began; null where it goes on as before. */
export function whatBecomes(place: SittingPlace | null, beganIn: string): string | null {
  if (!place) return null;
  const { standing, is_saved, group_id, group_name } = place;
  const words = texts.assessment.becomes;
  if (standing === 'REMOVED') return is_saved ? words.removedSaved : words.removed;
  if (standing === 'CLOSED') return is_saved ? words.closedSaved : words.closed;
  return group_id === beganIn ? null : words.moved(group_name);
}
