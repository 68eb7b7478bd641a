import { texts } from '../../texts/texts.ts';
import { Empty } from '../../ui/empty.tsx';

/** The gradebook of a group before a course is chosen. */
export function GroupGradebook() {
  return <Empty text={texts.gradebook.noCourse} />;
}
