import { groupSettings } from '../../features/group-settings/texts/ar.ts';

/** What those read who create groups and change them, in Arabic. */
export const groupSettingsArea = { groupSettings };
