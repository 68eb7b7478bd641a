import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { forgetQueues } from '../src/base/saving/queues.ts';
import { createAppRouter } from '../src/routes/router.tsx';
import { clientOfSchool, type School } from './school.ts';
import { show } from './show.tsx';
import { signInAs } from './sign-in-as.ts';

/** The signed-in person as far as every page asks for them. */
export const amara = {
  id: 'amara',
  first_name: 'Amara',
  last_name: 'Okonkwo',
  email: 'amara@northfield.example',
  role: 'USER',
  number_of_invitations: 0,
  device_secret: btoa('amara'.padEnd(32, '.')).replaceAll('=', ''),
  institutions: [],
  groups: [],
};

/** What authors type, as a server answers that keeps it and has nothing from before. */
const copies: School = {
  workingCopy: null,
  keepWorkingCopy: ({ data: { id, revision } }: { data: { id: string; revision: number } }) => ({
    id,
    revision: revision + 1,
    kept_on: new Date().toISOString(),
  }),
  dropWorkingCopy: true,
  openContent: [],
};

/** Opens the whole app at an address, for Amara unless somebody else is named, with a server of these values; they may change later. */
export function openApp(address: string, school: School, subject: string | null = 'amara') {
  forgetQueues();
  signInAs(subject);
  school['viewer'] ??= amara;
  for (const [field, value] of Object.entries(copies)) if (!(field in school)) school[field] = value;
  const { client, calls, connection } = clientOfSchool(school);
  const router = createAppRouter(client, createMemoryHistory({ initialEntries: [address] }));
  const place = show(<RouterProvider router={router} />, client);
  return { place, calls, connection, router, address: () => router.state.location.href };
}
