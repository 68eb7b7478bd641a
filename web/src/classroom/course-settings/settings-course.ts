/** A course of a group, as its card knows it. */
export type SettingsCourse = { readonly id: string; readonly name: string; readonly language: string };
