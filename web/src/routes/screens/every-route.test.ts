import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { allScreens } from '../../../test/screens/all.ts';
import { clientOfSchool } from '../../../test/school.ts';
import { routes as admin } from '../admin-area.tsx';
import { routes as cms } from '../cms-area.tsx';
import { routes as free } from '../free-area.tsx';
import { routes as previewed } from '../preview-area.tsx';
import { createAppRouter } from '../router.tsx';
import { routes as sales } from '../sales-area.tsx';

/** What an area shows below its address. */
const areas: Readonly<Record<string, readonly { readonly path: readonly string[] }[]>> = {
  '/free/$': free,
  '/cms/preview/$': previewed,
  '/cms/$': cms,
  '/sales-management/$': sales,
  '/manage-jasperactive/$': admin,
};

/** Addresses that no row of the table opens, and why. */
const preview = '/cms/preview/course/$courseId';
const likeInGroup = 'shows what the same screen of a group shows; preview.test.tsx works in it';
const likeFree = 'is the player of a group with another line to the server; free-lesson.test.tsx works in it';
const left: Readonly<Record<string, string>> = {
  '/manage-jasperactive': 'leads to the users',
  [`${preview}/library/e-book/$lessonName`]: likeInGroup,
  [`${preview}/library/quickdeck/$lessonName`]: likeInGroup,
  [`${preview}/library/quickclip/$lessonName`]: likeInGroup,
  [`${preview}/study-project/$projectId`]: likeInGroup,
  [`${preview}/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber`]: likeInGroup,
  '/free/lesson/$lessonId/study-project/$projectId': likeFree,
  '/free/lesson/$lessonId/study-project/$projectId/media-library/$questionId/$type/$caseStudyNumber/$course_id':
    likeFree,
};

/** Every address of the router and of its areas that shows something. */
function addresses(): string[] {
  const router = createAppRouter(clientOfSchool({}).client, createMemoryHistory());
  return Object.values(router.routesById)
    .filter(({ options, children }) => options.component && children === undefined)
    .flatMap(({ fullPath }) => {
      const below = areas[fullPath];
      if (!below && fullPath.endsWith('/$')) throw new Error(`What stands below ${fullPath}?`);
      return below?.map(({ path }) => [fullPath.slice(0, -2), ...path].join('/')) ?? [fullPath];
    });
}

const parts = (address: string) => address.replace(/[?].*/, '').split('/').filter(Boolean);

/** Whether an address is one of a route; where two could have it, the one without parameters has. */
const isOf = (route: string) => (address: string) =>
  parts(route).length === parts(address).length &&
  parts(route).every((part, index) => part.startsWith('$') || part === parts(address)[index]);

const hasParameters = (route: string) => parts(route).some((part) => part.startsWith('$'));

// R1-17–30, T2-004, 044
test('every address that shows something has a row in the table of screens, and a title of its own', () => {
  const shown = addresses();
  const rowsOf = (route: string) => {
    const narrower = shown.filter((other) => other !== route && isOf(route)(other) && !hasParameters(other));
    return allScreens.filter(({ at }) => isOf(route)(at) && !narrower.some((other) => isOf(other)(at)));
  };
  const without = shown.filter((route) => rowsOf(route).length === 0);
  expect(without.toSorted()).toEqual(Object.keys(left).toSorted());
  const areasAt = Object.keys(areas).map((area) => area.slice(0, -2));
  const untitled = shown
    .filter((route) => !areasAt.some((area) => route.startsWith(area)))
    .filter((route) => rowsOf(route).every(({ title }) => title === undefined));
  expect(untitled).toEqual([]);
  const titles = allScreens.flatMap(({ title }) => title ?? []);
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
});

test('every screen and every state has a name of its own', () => {
  const names = allScreens.flatMap(({ name, leadsTo = [] }) => [name, ...leadsTo.map(([state]) => state)]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
