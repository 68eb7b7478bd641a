import { termDays } from '@lectern/domain/license/license-form.ts';
import { Navigate } from '@tanstack/react-router';
import { graphql } from '../../../graphql/generated/gql.ts';
import { Unready } from '../../../graphql/unready.tsx';
import { useScreenQuery } from '../../../graphql/use-screen-query.ts';
import { countryName } from '../../../texts/country-name.ts';
import { priceText } from '../../../texts/currency-name.ts';
import { localDay } from '../../../texts/local-day.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Fact } from '../../../ui/figures/fact.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { InstitutionTile } from '../../institution/institution-tile.tsx';
import { placeText } from '../place-text.ts';
import { salesLink } from '../sales-link.ts';
import classes from './quote-sheet.module.css';

const sheetQuery = graphql(`
  query QuoteSheet_license($institutionId: ID!, $where: InstitutionWhere!) {
    institution(where: $where) {
      id
      name
      logo
      country_code
      state
      city
      address
      sales_manager {
        id
        first_name
        last_name
        email
      }
    }
    licensesByInstitution(institutionId: $institutionId) {
      id
      key
      name
      is_quoted
      is_gmetrix
      max_users
      purchase_order
      price
      currency
      notes
      activation_date
      expiry_date
      created_on
      products {
        id
        name
      }
    }
  }
`);

type Props = { readonly params: { readonly institutionId: string; readonly licenseId: string } };

/** A quote on a page of its own, to print or keep as a file: for whom, what, for how long and for how much. */
export function QuoteSheet({ params: { institutionId, licenseId } }: Props) {
  const screen = useScreenQuery(sheetQuery, { institutionId, where: { id: institutionId } }, { fresh: true });
  const words = texts.sales.sheet;
  const link = salesLink(`institution/${institutionId}`);
  if (!screen.data)
    return (
      <Page width="staff">
        <Unready
          screen={screen}
          what={words.notLoaded}
          title={texts.sales.licenses}
          waiting={<Skeleton shape="list" />}
          back={<LinkButton {...salesLink()}>{texts.sales.tabs.institutions}</LinkButton>}
        />
      </Page>
    );
  const { institution, licensesByInstitution } = screen.data;
  const license = licensesByInstitution.find(({ id }) => id === licenseId);
  if (!license) return <Navigate {...link} replace />;
  const { id, name, logo, address, city, state, country_code, sales_manager } = institution;
  const { fields } = texts.sales.license;
  const place = [placeText(city, countryName(country_code)), state].filter(Boolean).join(' · ');
  return (
    <Page width="staff">
      <div className={classes['tools']}>
        <LinkButton {...link} variant="default" size="sm">
          <bdi>{name}</bdi>
        </LinkButton>
        <Button size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <article className={classes['sheet']}>
        <PageHeading title={words.title(license.name)}>{words.title(license.name)}</PageHeading>
        <dl className={classes['facts']}>
          <Fact caption={words.number}>
            <bdi>{license.key}</bdi>
          </Fact>
          <Fact caption={words.date}>{texts.sales.day(localDay(license.created_on))}</Fact>
          {license.purchase_order && (
            <Fact caption={fields.purchase_order}>
              <bdi>{license.purchase_order}</bdi>
            </Fact>
          )}
          {sales_manager && (
            <Fact caption={words.contact}>
              <bdi>{texts.sales.person(sales_manager.first_name, sales_manager.last_name)}</bdi>
              {sales_manager.email && <bdi className={classes['under']}>{sales_manager.email}</bdi>}
            </Fact>
          )}
        </dl>
        <section className={classes['for']} aria-label={words.for}>
          <InstitutionTile institution={{ id, name, logo: logo ?? null }} />
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            {address && <bdi className={classes['under']}>{address}</bdi>}
            {place && <span className={classes['under']}>{place}</span>}
          </div>
        </section>
        <table className={classes['what']}>
          <tbody>
            <Row caption={fields.products}>{texts.sales.license.products(license.products.map((one) => one.name))}</Row>
            <Row caption={fields.max_users}>{String(license.max_users)}</Row>
            <Row caption={words.term}>
              {license.activation_date && license.expiry_date
                ? words.from(license.activation_date, license.expiry_date)
                : words.days(termDays)}
            </Row>
            <Row caption={words.practice}>{license.is_gmetrix ? words.included : words.notIncluded}</Row>
          </tbody>
          <tfoot>
            <Row caption={fields.price}>
              {license.price && license.currency ? priceText(license.price, license.currency) : words.onRequest}
            </Row>
          </tfoot>
        </table>
        {license.notes && (
          <section className={classes['notes']}>
            <h2>{fields.notes}</h2>
            <p dir="auto">{license.notes}</p>
          </section>
        )}
        <p className={classes['end']}>{license.is_quoted ? words.activation : words.running}</p>
      </article>
    </Page>
  );
}

type RowProps = { readonly caption: string; readonly children: string };

const Row = ({ caption, children }: RowProps) => (
  <tr>
    <th scope="row">{caption}</th>
    <td>
      <bdi>{children}</bdi>
    </td>
  </tr>
);
