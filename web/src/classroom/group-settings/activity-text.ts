import { calendarDay } from '@lectern/domain/calendar-day.ts';
import { texts } from '../../texts/texts.ts';

/** What was done to a group, in a sentence; an act that this app does not know is a change. */
export function activityText({ action }: { readonly action: string }): string {
  const { did } = texts.groupSettings;
  return action in did ? did[action as keyof typeof did] : did.GROUP_CHANGED;
}

/** How many people an act has done something with. */
export function countText({ what, count }: { readonly what: string; readonly count: number }): string {
  const { counted } = texts.groupSettings;
  return what in counted ? counted[what as keyof typeof counted](count) : '';
}

type Change = { readonly field: string; readonly from: string; readonly to: string };

/** A value before and after an act, in words. */
export function changeText({ field, from, to }: Change): string {
  const { fields, changed } = texts.groupSettings;
  const name = field in fields ? fields[field as keyof typeof fields] : field;
  return changed(name, valueText(from), valueText(to));
}

function valueText(value: string): string {
  const { statuses } = texts.group;
  if (value in statuses) return statuses[value as keyof typeof statuses];
  return calendarDay.safeParse(value).success ? texts.groupSettings.day(value) : value;
}
