import type { FreeCourses_OfferedQuery } from '../../graphql/generated/graphql.ts';
import { useScreenQuery, type ScreenData } from '../../graphql/use-screen-query.ts';
import { freeCoursesQuery } from './free-courses-query.ts';

/** What everybody may take and read. */
export const useFreeCourses = (): ScreenData<FreeCourses_OfferedQuery> => useScreenQuery(freeCoursesQuery, {});
