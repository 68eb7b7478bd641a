import { mayChangeInvitation, rolesToGive, type MemberActor } from '@lectern/domain/business/institution/members.ts';
import type { InvitationFilter } from '@lectern/domain/business/institution/member-list.ts';
import { isTooShort, shortestSearch } from '@lectern/domain/base/search/normal-form.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconFileSpreadsheet, IconUserPlus, IconUsersPlus } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { MorePages } from '../../../ui/feedback/more-pages.tsx';
import { Empty } from '../../../ui/feedback/empty.tsx';
import { Spoken } from '../../../ui/feedback/spoken.tsx';
import { SearchField } from '../../../ui/form/search-field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PageShape } from '../../../ui/page/page-shape.tsx';
import { PanelShape } from '../../../ui/page/panel-shape.tsx';
import { useFocusOnNew } from '../../../ui/page/use-focus-on-new.ts';
import { ChoiceCell } from '../../../ui/people/choice-cell.tsx';
import { NoChoiceCell } from '../../../ui/people/no-choice-cell.tsx';
import { FoldedHead, PeopleTable } from '../../../ui/people/people-table.tsx';
import { namedPerson, type NamedPerson } from '../../../ui/people/named-person.ts';
import { useChosen, type Chosen } from '../../../ui/people/use-chosen.ts';
import classes from './institution-members.module.css';
import { InvitationsBar, type SeveralAct } from './invitations-bar.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { MemberRow } from './member-row.tsx';
import type { MemberAct } from './member-acts.tsx';
import { usePeople } from './use-people.ts';

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));
const InviteSeveral = lazy(async () => ({ default: (await import('./invite-several.tsx')).InviteSeveral }));
const RemovedMembers = lazy(async () => ({ default: (await import('./removed-members.tsx')).RemovedMembers }));
const SeveralDialog = lazy(async () => ({ default: (await import('./several-dialog.tsx')).SeveralDialog }));
const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.tsx')).ActDialog }));

type Props = {
  readonly institutionId: string;
  readonly viewerId: string;
  /** What the viewer is who acts on these people. */
  readonly actor: MemberActor;
  /** Called when somebody was invited, changed or removed. */
  readonly onChanged?: () => void;
};

/** The people of an institution: some at a time, found by name or address; who may, invites others and changes them. */
export function InstitutionMembers({ institutionId, viewerId, actor, onChanged = () => {} }: Props) {
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), 300);
  const [inviting, setInviting] = useState<'one' | 'several' | null>(null);
  /** How often others were invited here. */
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>('ALL');
  const chosen = useChosen<NamedPerson>();
  const tooShort = isTooShort(settled);
  const words = texts.institution;
  const help = tooShort ? words.searchBegins(shortestSearch) : '';
  const search = tooShort ? '' : settled;
  const invites = rolesToGive(actor).length > 0;
  const close = () => setInviting(null);
  const invited = () => {
    setRound(round + 1);
    onChanged();
  };
  const dialog = { institutionId, actor, onInvited: invited, onClose: close };
  return (
    <>
      <div className={classes['search']}>
        <SearchField label={words.findMember} value={typed} onChange={setTyped} />
        {invites && (
          <Select
            label={words.people.whichShown}
            hideLabel
            options={filters.map((value) => ({ value, label: words.people.filters[value] }))}
            value={shown}
            onChange={setShown}
          />
        )}
        <p role="status">{help}</p>
        {invites && (
          <div className={classes['invite']}>
            <LinkButton
              {...fileLink(institutionId)}
              variant="default"
              leftSection={<Icon of={IconFileSpreadsheet} size={16} />}
            >
              {words.people.inviteFromFile}
            </LinkButton>
            <Button
              variant="default"
              leftSection={<Icon of={IconUsersPlus} size={16} />}
              onClick={() => setInviting('several')}
            >
              {words.people.inviteSeveral}
            </Button>
            <Button leftSection={<Icon of={IconUserPlus} size={16} />} onClick={() => setInviting('one')}>
              {words.people.invite}
            </Button>
          </div>
        )}
      </div>
      <FoundPeople
        key={`${round} ${shown} ${search}`}
        {...{ institutionId, viewerId, actor, search, invites, shown, chosen, onChanged }}
      />
      {inviting && (
        <Suspense>{inviting === 'one' ? <InviteDialog {...dialog} /> : <InviteSeveral {...dialog} />}</Suspense>
      )}
    </>
  );
}

/** The page on which others are invited from a file. */
const fileLink = (institutionId: string) =>
  linkOptions({ to: '/institution/$institutionId/members/import', params: { institutionId } });

/** Who alone is shown. */
type Shown = InvitationFilter | 'ALL' | 'MEMBERS';

const filters: readonly Shown[] = ['ALL', 'MEMBERS', 'OPEN', 'OVER', 'WAITING', 'UNREACHED'];

type FoundProps = Required<Props> & {
  readonly search: string;
  /** Whether those who are invited stand in the table as well. */
  readonly invites: boolean;
  readonly shown: Shown;
  /** The invitations that are chosen. */
  readonly chosen: Chosen<NamedPerson>;
};

function FoundPeople({ institutionId, viewerId, actor, search, invites, shown, chosen, onChanged }: FoundProps) {
  const show = shown === 'ALL' || shown === 'MEMBERS' ? null : shown;
  const found = usePeople(institutionId, search, invites && shown !== 'MEMBERS', show);
  const { entries: people, cursor, state, more, reload, refreshed } = found;
  const rows = useFocusOnNew<HTMLTableSectionElement>(people?.length ?? 0, !refreshed);
  const [act, setAct] = useState<MemberAct | null>(null);
  const [several, setSeveral] = useState<SeveralAct | null>(null);
  const [finding, setFinding] = useState(false);
  const changed = () => {
    reload();
    onChanged();
  };
  const words = texts.institution;
  const choosable = (people ?? []).flatMap((one) =>
    'invitation' in one && mayChangeInvitation(actor, one.invitation.role) ? [namedPerson(one.invitation)] : [],
  );
  const isAll = search === '' && shown === 'ALL';
  const chooses = choosable.length > 0 || chosen.rows.length > 0;
  const allChosen = choosable.length > 0 && choosable.every(({ id }) => chosen.has(id));
  return (
    <>
      {people === null && state === 'busy' && (
        <PageShape head={null}>
          <PanelShape rows={10} height={49} />
        </PageShape>
      )}
      {people?.length === 0 && (
        <Empty text={isAll ? words.nobody : words.noResults}>
          {isAll && invites && <LinkButton {...fileLink(institutionId)}>{words.people.inviteFromFile}</LinkButton>}
        </Empty>
      )}
      {people !== null && people.length > 0 && (
        <PeopleTable
          label={words.members}
          rows={rows}
          head={
            <>
              {chooses && (
                <ChoiceCell
                  label={words.people.chooseAll}
                  checked={allChosen}
                  disabled={choosable.length === 0}
                  onChange={() => (allChosen ? chosen.drop(choosable) : chosen.put(choosable))}
                />
              )}
              {chosen.rows.length > 0 ? (
                <td colSpan={5}>
                  <InvitationsBar {...{ chosen }} onAct={setSeveral} />
                </td>
              ) : (
                <>
                  <th scope="col">{words.name}</th>
                  <FoldedHead early>{words.email}</FoldedHead>
                  {invites ? <FoldedHead>{words.role}</FoldedHead> : <th scope="col">{words.role}</th>}
                  {invites && (
                    <>
                      <FoldedHead>{words.people.status}</FoldedHead>
                      <th scope="col" className={classes['acts']}>
                        {words.people.acts}
                      </th>
                    </>
                  )}
                </>
              )}
            </>
          }
        >
          {people.map((one) =>
            'member' in one ? (
              <MemberRow
                key={one.member.id}
                institutionId={institutionId}
                member={one.member}
                viewerId={viewerId}
                actor={invites ? actor : null}
                choice={chooses && <NoChoiceCell />}
                onAct={setAct}
              />
            ) : (
              <InvitationRow
                key={one.invitation.id}
                invitation={one.invitation}
                {...{ actor, chosen, chooses }}
                onAct={setAct}
                onChanged={changed}
              />
            ),
          )}
        </PeopleTable>
      )}
      <MorePages pages={{ state, cursor, more }} notLoaded={words.membersNotLoaded} label={words.moreResults} />
      {invites && (
        <Button variant="subtle" size="sm" className={classes['removed']} onClick={() => setFinding(true)}>
          {words.people.removedMembers}
        </Button>
      )}
      <Spoken text={people === null ? '' : words.membersShown(people.length, cursor !== null)} />
      {finding && (
        <Suspense>
          <RemovedMembers institutionId={institutionId} onRestored={changed} onClose={() => setFinding(false)} />
        </Suspense>
      )}
      {act && (
        <Suspense>
          <ActDialog {...{ act, institutionId, actor }} onDone={changed} onClose={() => setAct(null)} />
        </Suspense>
      )}
      {several && (
        <Suspense>
          <SeveralDialog
            act={several}
            {...{ institutionId, actor }}
            chosen={chosen.rows}
            onDone={() => {
              chosen.drop(chosen.rows);
              changed();
            }}
            onRestored={changed}
            onClose={() => setSeveral(null)}
          />
        </Suspense>
      )}
    </>
  );
}
