import { rosterColumns, templateColumns } from '@lectern/domain/base/spreadsheet/person-columns.ts';
import { getRouteApi, linkOptions, useNavigate } from '@tanstack/react-router';
import { readFragment } from '../../graphql/generated/fragment-masking.ts';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Refused } from '../../ui/feedback/refused.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { FileSection } from '../../base/spreadsheet/file-section.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PageShape } from '../../ui/page/page-shape.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PanelShape } from '../../ui/page/panel-shape.tsx';
import { groupCoursesFragment } from '../group/group-courses.tsx';
import { groupQuery } from '../group/group-query.ts';
import { RosterDifference } from './roster-difference.tsx';
import { useRoster, type Roster } from './use-roster.ts';

const route = getRouteApi('/own-pages/group/$groupId/members/import');
const home = linkOptions({ to: '/' });

/** Fills a group, or several, from a file: what it changes is shown before anything is changed. */
export function RosterScreen() {
  const { groupId } = route.useParams();
  const screen = useScreenQuery(groupQuery, { id: groupId });
  const group = screen.data?.group;
  const members = linkOptions({ to: '/group/$groupId/members', params: { groupId } });
  const back = (
    <LinkButton {...members} variant="default" size="sm">
      {texts.roster.toMembers}
    </LinkButton>
  );
  const may = readFragment(groupCoursesFragment, group ?? null)?.allowed_operations.includes('importRoster');
  return (
    <Page>
      {group ? (
        <>
          <PageHeader
            title={group.name}
            tab={texts.roster.title}
            here={texts.roster.title}
            above={[
              { label: texts.shell.home, link: home },
              { label: group.name, link: members },
            ]}
          />
          {may ? <Import groupId={groupId} /> : <Refused text={texts.refusals.FORBIDDEN}>{back}</Refused>}
        </>
      ) : (
        <Unready
          screen={screen}
          what={texts.shell.notLoaded.group}
          title={texts.roster.title}
          back={back}
          waiting={
            <PageShape head={{}}>
              <PanelShape rows={3} height={49} />
            </PageShape>
          }
        />
      )}
    </Page>
  );
}

function Import({ groupId }: { readonly groupId: string }) {
  const roster = useRoster(groupId);
  const navigate = useNavigate();
  const { problem, difference } = roster;
  const words = texts.roster;
  const run = async () => {
    if (!(await roster.run())) return undefined;
    showToast('success', words.imported);
    const search = onlyAwaits(roster) ? { who: 'awaited' } : {};
    return navigate({
      to: '/group/$groupId/members',
      params: { groupId },
      search: search as never,
      ignoreBlocker: true,
    });
  };
  return (
    <>
      <FileSection
        title={words.title}
        paragraphs={[words.text]}
        template={{ name: words.templateName, heads: templateColumns.map((column) => words.columns[column]) }}
        columns={rosterColumns.map((name) => ({ name, label: words.columns[name] }))}
        file={roster}
        problem={problem ? words.problems[problem] : null}
        notRead={words.notRead}
      />
      {difference && <RosterDifference {...{ roster, difference }} onImport={() => void run()} />}
    </>
  );
}

/** Whether an import changes nobody who is there: then the members open with those whom it brings. */
const onlyAwaits = ({ difference, ticked }: Roster) =>
  ticked.removed.length === 0 &&
  (difference?.lines.some(({ kind }) => kind === 'AWAITED') ?? false) &&
  !difference?.lines.some(({ kind }) => kind === 'ADDED' || kind === 'MOVED');
