import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openApp } from './open-app.tsx';
import { peopleDifferenceOf, peopleFile, peopleImportsOf } from './people-file-values.ts';

const address = '/institution/i1/members/import';
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page of a file with people; `sent` gives what an operation was called with. */
export function openPeopleFile(school: Record<string, unknown> = {}) {
  const app = openApp(address, {
    peopleImports: peopleImportsOf(),
    peopleDifference: peopleDifferenceOf(),
    importPeople: { done: true, difference: peopleDifferenceOf() },
    ...school,
  });
  const sent = (operation: string) =>
    app.calls.filter((call) => call.operation === `PeopleFileScreen_${operation}`).map(({ variables }) => variables);
  return { ...app, sent };
}

/** Gives the page a file. */
export const choose = (file: File) =>
  userEvent.upload(document.querySelector('input[type="file"]') as HTMLInputElement, file);

/** Waits for the screen, then chooses a file. */
export async function chosen(file = peopleFile()) {
  await expect.element(button('Choose a file')).toBeVisible();
  await choose(file);
}
