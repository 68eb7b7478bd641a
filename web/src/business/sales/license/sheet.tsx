import { withTax } from '@lectern/domain/business/license/sent-quote.ts';
import type { ReactNode } from 'react';
import { graphql } from '../../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../../graphql/generated/fragment-masking.ts';
import { countryName } from '../../../texts/country-name.ts';
import { priceText } from '../../../texts/currency-name.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Fact } from '../../../ui/figures/fact.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageHeading } from '../../../ui/page/page-heading.tsx';
import { InstitutionTile } from '../../institution/institution-tile.tsx';
import { placeText } from '../place-text.ts';
import { salesLink } from '../sales-link.ts';
import classes from './sheet.module.css';

const institutionFragment = graphql(`
  fragment Sheet_institution on InstitutionRecord {
    id
    name
    logo
    country_code
    state
    city
    address
    looked_after_by {
      id
      first_name
      last_name
      email
    }
  }
`);

type Line = readonly [caption: string, text: string];

type Props = {
  readonly institution: FragmentType<typeof institutionFragment>;
  readonly title: string;
  /** Null while it is a draft. */
  readonly number: string | null;
  /** The day it was made. */
  readonly day: string;
  /** What else stands beside number and day. */
  readonly facts: readonly Line[];
  /** What is offered. */
  readonly lines: readonly Line[];
  readonly price?: string | null;
  readonly currency?: string | null;
  readonly notes?: string | null;
  /** Who sells, in lines. */
  readonly seller?: string | null;
  /** The tax on the price in percent; null where the price is said without. */
  readonly taxRate?: string | null;
  /** What holds of it, in a sentence. */
  readonly end: string;
  /** Said on the screen alone, before what is printed. */
  readonly notice?: ReactNode;
};

/** What is offered to an institution, to print or keep as a file: for whom, what, for how long and for how much. */
export function Sheet(props: Props) {
  const { institution: masked, title, number, day, facts, lines, notes, seller, end, notice, ...asked } = props;
  const institution = readFragment(institutionFragment, masked);
  const { id, name, logo, address, city, state, country_code, looked_after_by: contact } = institution;
  const words = texts.sales.sheet;
  const { fields } = texts.sales.license;
  const place = [placeText(city, countryName(country_code)), state].filter(Boolean).join(' · ');
  return (
    <Page width="staff">
      <div className={classes['tools']}>
        <LinkButton {...salesLink(`institution/${id}`)} variant="default" size="sm">
          <bdi>{name}</bdi>
        </LinkButton>
        <Button size="sm" onClick={() => window.print()}>
          {words.print}
        </Button>
        {notice && <div className={classes['notice']}>{notice}</div>}
        {number !== null && !seller && <p className={classes['notice']}>{words.noSeller}</p>}
      </div>
      <article className={classes['sheet']}>
        <PageHeading title={title}>{title}</PageHeading>
        <dl className={classes['facts']}>
          {number !== null && (
            <Fact caption={words.number}>
              <bdi>{number}</bdi>
            </Fact>
          )}
          <Fact caption={words.date}>{texts.sales.day(day)}</Fact>
          {facts.map(([caption, text]) => (
            <Fact key={caption} caption={caption}>
              <bdi>{text}</bdi>
            </Fact>
          ))}
          {seller != null && (
            <Fact caption={words.seller}>
              <span className={classes['lines']} dir="auto">
                {seller}
              </span>
            </Fact>
          )}
          {contact && (
            <Fact caption={words.contact}>
              <bdi>{texts.sales.person(contact.first_name, contact.last_name)}</bdi>
              {contact.email && <bdi className={classes['under']}>{contact.email}</bdi>}
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
            {lines.map(([caption, text]) => (
              <Row key={caption} caption={caption}>
                {text}
              </Row>
            ))}
          </tbody>
          <tfoot>
            <PriceRows {...asked} />
          </tfoot>
        </table>
        {notes && (
          <section className={classes['notes']}>
            <h2>{fields.notes}</h2>
            <p dir="auto">{notes}</p>
          </section>
        )}
        <p className={classes['end']}>{end}</p>
      </article>
    </Page>
  );
}

type Asked = Pick<Props, 'price' | 'currency' | 'taxRate'>;

/** What is asked, with the tax and the sum of both where one is said. */
function PriceRows({ price, currency, taxRate }: Asked) {
  const words = texts.sales.sheet;
  const caption = texts.sales.license.fields.price;
  if (!price || !currency) return <Row caption={caption}>{words.onRequest}</Row>;
  if (taxRate == null) return <Row caption={caption}>{priceText(price, currency)}</Row>;
  const { net, tax, total } = withTax(price, taxRate);
  return (
    <>
      <Row caption={words.net}>{priceText(net, currency)}</Row>
      <Row caption={words.tax(Number(taxRate))}>{priceText(tax, currency)}</Row>
      <Row caption={words.total}>{priceText(total, currency)}</Row>
    </>
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
