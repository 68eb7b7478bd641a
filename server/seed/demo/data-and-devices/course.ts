import type { CourseData } from '../course-data.ts';
import { accounts } from './accounts/lesson.ts';
import { assistants } from './assistants/lesson.ts';
import { benchmarkLevel1 } from './benchmark-level-1.ts';
import { benchmarkLevel2 } from './benchmark-level-2.ts';
import { devices } from './devices/lesson.ts';
import { files } from './files/lesson.ts';
import { networks } from './networks/lesson.ts';
import { privacy } from './privacy/lesson.ts';
import { spreadsheets } from './spreadsheets/lesson.ts';

/** The course of the demo school: six lessons, a draft of a seventh, and benchmarks at two levels. */
export const dataAndDevices: CourseData = {
  name: 'Data and Devices at Work',
  description: 'Connect devices, keep files and accounts safe, and turn figures into answers that hold.',
  language: 'en',
  logo: 'course-devices.svg',
  book: 'Data and Devices at Work',
  lessons: [devices, files, networks, accounts, spreadsheets, privacy, assistants],
  benchmarks: [benchmarkLevel1, benchmarkLevel2],
};
