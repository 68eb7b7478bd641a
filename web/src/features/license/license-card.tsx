import { IconCheck } from '@tabler/icons-react';
import { graphql } from '../../graphql/generated/gql.ts';
import { readFragment, type FragmentType } from '../../graphql/generated/fragment-masking.ts';
import { texts } from '../../texts/texts.ts';
import { Chip } from '../../ui/figures/chip.tsx';
import { Bar } from '../../ui/page/bar.tsx';
import { Card } from '../../ui/page/card.tsx';
import { expirySentence } from './expiry-sentence.ts';
import { LicenseState } from './license-state.tsx';
import classes from './license-card.module.css';

const licenseFragment = graphql(`
  fragment LicenseCard_license on License {
    name
    state
    days_to_expire
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

/** A license: what it is today, for which products, how many of its seats are used, and until when. */
export function LicenseCard({ license: masked }: { readonly license: FragmentType<typeof licenseFragment> }) {
  const license = readFragment(licenseFragment, masked);
  const { name, state, days_to_expire, max_users, slots_used, is_gmetrix, products } = license;
  return (
    <Card title={name} before={<LicenseState state={state} days={days_to_expire} />}>
      <p className={classes['products']}>{texts.license.products(products.map((product) => product.name))}</p>
      <p className={classes['seats']}>
        <Bar value={(100 * slots_used) / max_users} />
        {texts.license.seatsUsed(slots_used, max_users)}
      </p>
      <p className={classes['foot']}>
        <span data-soon={state === 'EXPIRING' || undefined}>{expirySentence(license)}</span>
        {is_gmetrix && <Chip>{texts.license.practiceTests}</Chip>}
        {state === 'ACTIVE' && (
          <Chip tone="green" icon={IconCheck}>
            {texts.license.activeNow}
          </Chip>
        )}
      </p>
    </Card>
  );
}
