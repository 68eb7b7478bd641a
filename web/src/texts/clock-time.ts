/** The time of day of a moment where the person is, such as "14:03". */
export const clockTime = (moment: string): string => {
  const date = new Date(moment);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
};
