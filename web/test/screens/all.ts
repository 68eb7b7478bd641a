import { administratorScreens } from './administrator.ts';
import { authorScreens } from './author.ts';
import { instructorScreens } from './instructor.ts';
import { learnerScreens } from './learner.ts';
import { lessonLibraryScreens } from './lesson-library.ts';
import { playerScreens } from './players.ts';
import type { Screen } from './screen.ts';
import { notSignedInScreens, signingInScreens } from './signing-in.ts';
import { staffScreens } from './staff.ts';

/** The table of screens: every one that the app has. */
export const allScreens: readonly Screen[] = [
  ...learnerScreens,
  ...instructorScreens,
  ...administratorScreens,
  ...staffScreens,
  ...authorScreens,
  ...lessonLibraryScreens,
  ...playerScreens,
  ...signingInScreens,
  ...notSignedInScreens,
];
