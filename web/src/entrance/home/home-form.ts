import { ownStorageName } from '../../base/session/session.ts';
import { homeTabs, type HomeTab } from './home-tab.ts';

/** What the home of a person had when it was shown last, so that its shape has it the next time. It names nothing of it. */
export type HomeForm = {
  /** The height in px of the panel with what was started or comes next; 0 where there was none. */
  readonly started: number;
  /** The height in px of the areas of somebody of the staff with what they follow up; 0 for others. */
  readonly areas: number;
  readonly institutions: number;
  readonly groups: number;
  readonly tabs: readonly HomeTab[];
  readonly creates: boolean;
};

const usual: HomeForm = { started: 0, areas: 0, institutions: 1, groups: 3, tabs: ['groups'], creates: false };
const most = 12;
const name = () => ownStorageName('home');

export function noteHomeForm(form: HomeForm): void {
  localStorage.setItem(name(), JSON.stringify(form));
}

/** Notes the height of the areas, whose code arrives after the rest of home. */
export function noteAreas(areas: number): void {
  noteHomeForm({ ...findHomeForm(), areas });
}

/** The height in px that the areas took the last time. */
export const findRoomOfAreas = (): number => findHomeForm().areas;

/** The form of the last time; that of a learner in three groups where there was none in this browser. */
export function findHomeForm(): HomeForm {
  try {
    const form: HomeForm = { ...usual, ...(JSON.parse(localStorage.getItem(name()) ?? '{}') as Partial<HomeForm>) };
    return {
      ...form,
      institutions: Math.min(form.institutions, most),
      groups: Math.min(form.groups, most),
      tabs: homeTabs.filter((tab) => form.tabs.includes(tab)),
    };
  } catch {
    return usual;
  }
}
