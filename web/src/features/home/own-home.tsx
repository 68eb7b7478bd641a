import { useState } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/gql.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { Failed } from '../../ui/failed.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { JoinGroupDialog } from '../group/join-group-dialog.tsx';
import { ContinuePanel } from './continue-panel.tsx';
import { useCurrentInstitution } from './current-institution.ts';
import { InstitutionCards } from './institution-cards.tsx';
import { KeyPanel } from './key-panel.tsx';
import { MyGroups } from './my-groups.tsx';
import classes from './own-home.module.css';

const homeQuery = graphql(`
  query HomeScreen_viewer {
    viewer {
      id
      institutions {
        id
        my_role
        ...InstitutionCards_institution
      }
      groups {
        id
        my_role
        institution {
          id
        }
        owner {
          first_name
          last_name
        }
        ...GroupCard_group
      }
      started {
        ...ContinuePanel_started
      }
    }
  }
`);

/** Home of a signed-in person: what they stopped at, their institution and its groups, or the way into a first group. */
export function OwnHome() {
  const screen = useScreenQuery(homeQuery, {}, { fresh: true, live: true });
  const { institutions = [], groups = [], started = null } = screen.data?.viewer ?? {};
  const [institution, choose] = useCurrentInstitution(institutions);
  const [joining, setJoining] = useState(false);
  const client = useClient();
  if (!screen.data?.viewer) {
    const back = <LinkButton to="/">{texts.shell.toHome}</LinkButton>;
    return (
      <Page>
        <Unready screen={screen} waiting={<Skeleton shape="cards" />} back={back} />
      </Page>
    );
  }

  const afterJoining = async (groupId: string) => {
    setJoining(false);
    const { data } = await client.query(homeQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    const group = data?.viewer?.groups.find(({ id }) => id === groupId);
    if (!group) return;
    const own = data?.viewer?.institutions.find(({ id }) => id === group.institution.id);
    if (own) choose(own.id);
    if (own?.my_role !== 'STUDENT' && group.my_role === 'STUDENT') {
      const { first_name, last_name } = group.owner;
      showToast('info', texts.joinGroup.joinedAsLearner(`${first_name} ${last_name}`));
    }
  };
  // Groups of an institution the person does not belong to must be reached as well.
  const listed = groups.filter(
    (group) => group.institution.id === institution?.id || !institutions.some(({ id }) => id === group.institution.id),
  );
  return (
    <Page>
      <div className={classes['home']}>
        {screen.error && <Failed onLoadAgain={screen.reload} />}
        {started && <ContinuePanel started={started} />}
        {institution ? (
          <section className={classes['section']}>
            <PageHeading title={texts.home.myInstitution}>{texts.home.myInstitution}</PageHeading>
            <InstitutionCards institutions={institutions} current={institution.id} onChoose={choose} />
          </section>
        ) : (
          <KeyPanel onJoined={afterJoining} />
        )}
        {(institution || groups.length > 0) && (
          <MyGroups
            groups={listed}
            isStudent={(institution?.my_role ?? 'STUDENT') === 'STUDENT'}
            onJoin={() => setJoining(true)}
          />
        )}
      </div>
      {joining && <JoinGroupDialog onJoined={afterJoining} onClose={() => setJoining(false)} />}
    </Page>
  );
}
