import { namesOf } from '@lectern/domain/base/entity/entity-text.ts';
import { institutionTexts } from '@lectern/domain/base/entity/institution.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { countryName } from '../../texts/country-name.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FollowUpsPanel } from '../follow-up/follow-ups-panel.tsx';
import { InstitutionMembers } from '../institution/people/institution-members.tsx';
import { InstitutionTile } from '../institution/institution-tile.tsx';
import { ActivityFeed } from './activity-feed.tsx';
import { CommentsFeed } from './comments-feed.tsx';
import { institutionQuery } from './institution-query.ts';
import { SoldLicenses } from './license/sold-licenses.tsx';
import { placeText } from './place-text.ts';
import { salesLink } from './sales-link.ts';
import { useStaff } from '../../base/session/staff-only.tsx';
import classes from './sales.module.css';

const EditInstitutionDialog = lazy(async () => ({
  default: (await import('./edit-institution-dialog.tsx')).EditInstitutionDialog,
}));
const RenewalMails = lazy(async () => ({ default: (await import('../renewal-mails/renewal-mails.tsx')).RenewalMails }));
const DeleteInstitution = lazy(async () => ({
  default: (await import('./delete/delete-institution.tsx')).DeleteInstitution,
}));

type Props = { readonly params: { readonly institutionId: string } };

/** An institution for who sells to it: what it is, its licenses and people, what happened and what was said. */
export function InstitutionScreen({ params: { institutionId } }: Props) {
  const seller = useStaff();
  const screen = useScreenQuery(institutionQuery, { where: { id: institutionId } }, { fresh: true });
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  // What happened is read again once something has.
  const [round, setRound] = useState(0);
  /** How many comments were followed up here. */
  const [followed, setFollowed] = useState(0);
  const words = texts.sales;
  const above = [
    { label: texts.shell.home, link: linkOptions({ to: '/' }) },
    { label: words.tabs.institutions, link: salesLink() },
  ];
  const institution = screen.data?.institution;
  if (!institution)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.institutionNotLoaded}
          title={words.tabs.institutions}
          waiting={<Spinner />}
          back={<LinkButton {...salesLink()}>{words.tabs.institutions}</LinkButton>}
        />
      </Page>
    );
  const { id, name, logo, city, state, country_code, time_zone, sales_manager, looked_after_by } = institution;
  const manager = sales_manager && words.person(sales_manager.first_name, sales_manager.last_name);
  return (
    <Page width="staff">
      <PageHeader
        title={name}
        above={above}
        picture={<InstitutionTile institution={{ id, name, logo: logo ?? null }} />}
        actions={
          <>
            <Button
              variant="default"
              color="red"
              leftSection={<Icon of={IconTrash} size={16} />}
              onClick={() => setDeleting(true)}
            >
              {texts.ui.delete}
            </Button>
            <Button variant="default" leftSection={<Icon of={IconPencil} size={16} />} onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
          </>
        }
        facts={
          <>
            <Fact caption={words.where}>
              {[placeText(city, countryName(country_code)), state].filter(Boolean).join(' · ')}
            </Fact>
            {namesOf(institutionTexts)
              .filter((text) => text !== 'city' && institution[text])
              .map((text) => (
                <Fact key={text} caption={words.fields[text]}>
                  <bdi dir={institutionTexts[text].dir}>{institution[text]}</bdi>
                </Fact>
              ))}
            <Fact caption={words.fields.time_zone}>
              <bdi dir="ltr">{time_zone}</bdi>
            </Fact>
            <Fact caption={words.fields.sales_manager_id}>
              <bdi>{manager ? (looked_after_by ? manager : words.former(manager)) : words.nobody}</bdi>
            </Fact>
          </>
        }
      />
      {screen.error && <Failed what={words.institutionNotLoaded} onLoadAgain={screen.reload} />}
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <SoldLicenses institutionId={id} onChanged={() => setRound(round + 1)} />
          <section className={classes['section']}>
            <h2>{words.members}</h2>
            <InstitutionMembers
              institutionId={id}
              viewerId={seller.id}
              actor={{ globalRole: seller.role, institutionRole: null }}
              onChanged={() => setRound(round + 1)}
            />
          </section>
        </div>
        <div className={classes['column']}>
          <FollowUpsPanel key={`follow-ups ${followed}`} institutionId={id} />
          <ActivityFeed key={round} institutionId={id} />
          <CommentsFeed institutionId={id} onFollowUp={() => setFollowed(followed + 1)} />
          <Suspense>
            <RenewalMails institutionId={id} />
          </Suspense>
        </div>
      </div>
      {deleting && (
        <Suspense>
          <DeleteInstitution institution={institution} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
      {editing && (
        <Suspense>
          <EditInstitutionDialog
            institution={institution}
            onChanged={() => {
              screen.reload();
              setRound(round + 1);
            }}
            onClose={() => setEditing(false)}
          />
        </Suspense>
      )}
    </Page>
  );
}
