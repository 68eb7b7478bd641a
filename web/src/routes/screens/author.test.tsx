import { authorScreens } from '../../../test/screens/author.ts';
import { videoField } from '../../../test/screens/captions.tsx';
import { lessonLibraryScreens } from '../../../test/screens/lesson-library.ts';
import { lookAtAll } from '../../../test/screens/visit.ts';

lookAtAll([...authorScreens, ...lessonLibraryScreens, videoField]);
