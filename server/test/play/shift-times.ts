const moment = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*Z)"/g;

/** Moves every moment in a piece of JSON. */
export function shiftTimes(json: string, milliseconds: number): string {
  return json.replace(moment, (_whole, time: string) =>
    JSON.stringify(new Date(Date.parse(time) + milliseconds).toISOString()),
  );
}
