import { linkOptions, useParams } from '@tanstack/react-router';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { wayToInstitution } from '../follow-up/institution-link.ts';
import { importsQuery } from './people-file-query.ts';
import { PeopleImport } from './people-import.tsx';

const home = linkOptions({ to: '/' });

/** Invites people into an institution from a file: what it comes to is shown before anybody is invited. */
export function PeopleFileScreen() {
  const { institutionId = '' } = useParams({ strict: false });
  const screen = useScreenQuery(importsQuery, { institution_id: institutionId }, { beside: true });
  const words = texts.peopleFile;
  if (!screen.data)
    return (
      <Page>
        <Unready
          screen={screen}
          what={words.notLoaded}
          title={words.title}
          back={<LinkButton {...home}>{texts.shell.home}</LinkButton>}
          waiting={
            <PageShape head={{}}>
              <PanelShape rows={3} height={49} />
            </PageShape>
          }
        />
      </Page>
    );
  const { viewer, peopleImports } = screen.data;
  const { id, name } = peopleImports.institution;
  const members = wayToInstitution(viewer?.role, id, 'members');
  return (
    <Page>
      <PageHeader
        title={name}
        tab={words.title}
        here={words.title}
        above={[
          { label: texts.shell.home, link: home },
          { label: name, link: members },
        ]}
      />
      {screen.error && <Failed what={words.notLoaded} onLoadAgain={screen.reload} />}
      <PeopleImport imports={peopleImports} members={members} onChanged={screen.reload} />
    </Page>
  );
}
