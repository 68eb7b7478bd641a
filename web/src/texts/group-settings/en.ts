import { groupSettings } from '../../features/group-settings/texts/en.ts';

/** What those read who create groups and change them, in English. */
export const groupSettingsArea = { groupSettings };
