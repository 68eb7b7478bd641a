import { isOfGroup } from '@lectern/domain/business/seats/seat-number.ts';
import { linkOptions, useParams, useSearch } from '@tanstack/react-router';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Empty } from '../../ui/feedback/empty.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { wayToInstitution } from '../follow-up/institution-link.ts';
import { SeatsNow } from './seats-now.tsx';
import { SeatsOfDay } from './seats-of-day.tsx';
import { seatsQuery } from './seats-query.ts';
import { readSeatsSearch } from './seats-search.ts';
import { SeatsToolbar } from './seats-toolbar.tsx';

const home = linkOptions({ to: '/' });

/** How the seats of a license stand, today or on an earlier day, and what each number is made of. */
export function SeatsScreen() {
  const { licenseId = '' } = useParams({ strict: false });
  const { day, group, number: asked = 'reserved' } = readSeatsSearch(useSearch({ strict: false }));
  const number = group === undefined || isOfGroup(asked) ? asked : 'reserved';
  const screen = useScreenQuery(seatsQuery, { licenseId }, { beside: true });
  const words = texts.seats;
  const license = screen.data?.licenseSeats;
  if (!license)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.notLoaded}
          title={words.title}
          waiting={<Skeleton shape="list" />}
          back={<LinkButton {...home}>{texts.shell.home}</LinkButton>}
        />
      </Page>
    );
  const { id, institution, name, since, today, sums } = license;
  const role = screen.data?.viewer?.role;
  const shown = { licenseId: id, number, group, day: day ?? today };
  return (
    <Page width="staff">
      <PageHeader
        title={words.seatsOf(name)}
        here={words.title}
        above={[
          { label: texts.shell.home, link: home },
          { label: institution.name, link: wayToInstitution(role, institution.id, 'licenses') },
        ]}
      />
      {screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
      {since == null || !sums ? (
        <Empty text={words.nothingYet} />
      ) : (
        <>
          <SeatsToolbar {...shown} {...{ since, today }} />
          {shown.day === today ? (
            <SeatsNow {...{ license, sums, number, group }} onChanged={screen.reload} />
          ) : (
            <SeatsOfDay key={shown.day} {...shown} since={since} />
          )}
        </>
      )}
    </Page>
  );
}
