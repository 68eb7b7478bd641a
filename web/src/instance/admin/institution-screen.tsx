import { isRoleOf, renewalRoles } from '@lectern/domain/base/account/role.ts';
import { linkOptions } from '@tanstack/react-router';
import { Unready } from '../../graphql/unready.tsx';
import { useScreenQuery } from '../../graphql/use-screen-query.ts';
import { countryName } from '../../texts/country-name.ts';
import { texts } from '../../texts/texts.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Failed } from '../../ui/feedback/failed.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { Fact } from '../../ui/figures/fact.tsx';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { FollowUpsPanel } from '../../business/follow-up/follow-ups-panel.tsx';
import { InstitutionMembers } from '../../business/institution/people/institution-members.tsx';
import { InstitutionTile } from '../../business/institution/institution-tile.tsx';
import { Licenses } from '../../business/license/licenses.tsx';
import { useStaff } from '../../base/session/staff-only.tsx';
import { adminLink } from './admin-link.ts';
import classes from './admin.module.css';
import { institutionQuery } from './institution-query.ts';

type Props = { readonly params: { readonly institutionId: string } };

/** An institution for who helps it: what it is, its licenses and people, and what is to be done for it. */
export function InstitutionScreen({ params: { institutionId } }: Props) {
  const staff = useStaff();
  const screen = useScreenQuery(institutionQuery, { where: { id: institutionId } }, { fresh: true });
  const words = texts.admin;
  const followsUp = isRoleOf(renewalRoles, staff.role);
  const list = followsUp
    ? { label: texts.renewal.title, link: adminLink('renewals') }
    : { label: words.users, link: adminLink() };
  const above = [{ label: texts.shell.home, link: linkOptions({ to: '/' }) }, list];
  const institution = screen.data?.institution;
  if (!institution)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.institutionNotLoaded}
          title={words.institution}
          waiting={<Spinner />}
          back={<LinkButton {...list.link}>{list.label}</LinkButton>}
        />
      </Page>
    );
  const { id, name, logo, city, state, country_code, time_zone, looked_after_by: manager } = institution;
  const country = countryName(country_code ?? '');
  return (
    <Page width="staff">
      <PageHeader
        title={name}
        above={above}
        picture={<InstitutionTile institution={{ id, name, logo: logo ?? null }} />}
        facts={
          <>
            <Fact caption={words.place}>
              {words.placeOf([city, state, country].filter((part) => typeof part === 'string'))}
            </Fact>
            <Fact caption={words.timeZone}>
              <bdi dir="ltr">{time_zone}</bdi>
            </Fact>
            <Fact caption={words.salesManager}>
              <bdi>{manager ? words.person(manager.first_name, manager.last_name) : words.nobody}</bdi>
            </Fact>
          </>
        }
      />
      {screen.error && <Failed what={words.institutionNotLoaded} onLoadAgain={screen.reload} />}
      <div className={followsUp ? classes['columns'] : undefined}>
        <div className={classes['column']}>
          <section className={classes['section']}>
            <h2>{words.licenses}</h2>
            <Licenses institutionId={id} none={words.noLicenses} />
          </section>
          <section className={classes['section']}>
            <h2>{words.members}</h2>
            <InstitutionMembers
              institutionId={id}
              viewerId={staff.id}
              actor={{ globalRole: staff.role, institutionRole: null }}
            />
          </section>
        </div>
        {followsUp && (
          <div className={classes['column']}>
            <FollowUpsPanel institutionId={id} />
          </div>
        )}
      </div>
    </Page>
  );
}
