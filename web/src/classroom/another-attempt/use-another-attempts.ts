import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { attemptsQuery, type AnotherAttempts } from './attempts-query.ts';

/** The further attempts of a learner, for those who read the gradebook; null until they are known. */
export function useAnotherAttempts(place: { groupId: string; courseId: string; userId: string }): {
  attempts: AnotherAttempts | null;
  reload: () => void;
} {
  const { data, reload } = useScreenQuery(attemptsQuery, place, { fresh: true, beside: true });
  return { attempts: data?.anotherAttempts ?? null, reload };
}
