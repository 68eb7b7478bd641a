import type { Settings, SettingsGroup } from './settings-query.ts';

/** What the dialog of an act about a group is given. */
export type ActProps = {
  readonly group: SettingsGroup;
  readonly settings: Settings;
  readonly onDone: () => void;
  readonly onClose: () => void;
};
