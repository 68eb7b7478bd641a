import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { CopyButton } from '../../ui/action/copy-button.tsx';
import { Chip } from '../../ui/figures/chip.tsx';
import { Bar } from '../../ui/page/bar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { expirySentence } from './expiry-sentence.ts';
import { LicenseState } from './license-state.tsx';
import classes from './license-card.module.css';
import { seatsLink } from './seats-link.ts';

const licenseFragment = graphql(`
  fragment LicenseCard_license on License {
    id
    key
    name
    state
    is_quoted
    days_to_expire
    days_to_start
    activation_date
    expiry_date
    max_users
    slots_used
    is_gmetrix
    products {
      id
      name
    }
  }
`);

type Props = {
  readonly license: FragmentType<typeof licenseFragment>;
  /** What can be done with it next. */
  readonly act?: ReactNode;
  /** Beside its state. */
  readonly beside?: ReactNode;
  /** Under everything else. */
  readonly below?: ReactNode;
};

/** A license: what it is today, for which products, how many of its seats are used, and until when. */
export function LicenseCard({ license: masked, act, beside, below }: Props) {
  const license = readFragment(licenseFragment, masked);
  const { id, key, name, state, is_quoted, days_to_expire, days_to_start, activation_date, max_users, slots_used } =
    license;
  const { is_gmetrix, products } = license;
  const seats = texts.license.seatsUsed(slots_used, max_users);
  return (
    <Card
      title={name}
      before={
        <div className={classes['head']}>
          <LicenseState state={state} days={days_to_expire} />
          {beside}
        </div>
      }
    >
      <p className={classes['products']}>{texts.license.products(products.map((product) => product.name))}</p>
      {key && (
        <div className={classes['key']}>
          {texts.license.key}
          <bdi translate="no">{key}</bdi>
          <CopyButton value={key} what={texts.license.keyOf(name)} />
        </div>
      )}
      <p className={classes['seats']}>
        <Bar value={(100 * slots_used) / max_users} />
        {is_quoted ? seats : <Link {...seatsLink(id)}>{seats}</Link>}
      </p>
      <div className={classes['foot']}>
        <span data-soon={state === 'EXPIRING' || undefined}>{expirySentence(license)}</span>
        {is_gmetrix && <Chip>{texts.license.practiceTests}</Chip>}
        {days_to_start > 0 && activation_date && <Chip tone="blue">{texts.license.startsOn(activation_date)}</Chip>}
        {state === 'ACTIVE' && (
          <Chip tone="green" icon={IconCheck}>
            {texts.license.activeNow}
          </Chip>
        )}
        {act}
      </div>
      {below}
    </Card>
  );
}
