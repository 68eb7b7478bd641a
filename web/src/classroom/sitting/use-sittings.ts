import { useEffect, useState } from 'react';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { whileSeen } from '../../graphql/while-seen.ts';
import { sittingsQuery } from './sittings-query.ts';

const askEvery = 8_000;
const lookEvery = 1_000;
const readClock = (): number => performance.now();

/**
 * Who sits in a group, asked for anew every 8 seconds while the page is in view. `now` is the clock of the server, and
 * `age` how many seconds ago it said what is shown.
 */
export function useSittings(groupId: string) {
  const screen = useScreenQuery(sittingsQuery, { group_id: groupId }, { fresh: true, beside: true, live: true });
  const { data, reload } = screen;
  const [heard, setHeard] = useState(() => ({ data, at: readClock() }));
  if (heard.data !== data) setHeard({ data, at: readClock() });
  const [moment, setMoment] = useState(readClock);
  useEffect(() => {
    const asking = setInterval(whileSeen(reload), askEvery);
    const looking = setInterval(
      whileSeen(() => setMoment(readClock())),
      lookEvery,
    );
    return () => {
      clearInterval(asking);
      clearInterval(looking);
    };
  }, [reload]);
  const age = Math.max(0, moment - heard.at);
  const said = data?.sittingNow;
  return {
    error: screen.error,
    reload,
    sittings: said?.sittings ?? null,
    now: said ? Date.parse(said.server_time) + age : 0,
    age: Math.floor(age / 1000),
  };
}
