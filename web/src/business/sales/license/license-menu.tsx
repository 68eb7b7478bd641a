import { IconDots } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import type { Props } from './opened-license-menu.tsx';

const OpenedLicenseMenu = lazy(async () => ({
  default: (await import('./opened-license-menu.tsx')).OpenedLicenseMenu,
}));

/** The button of what else can be done with a license that was activated; its menu is fetched when it is opened first. */
export function LicenseMenu(menu: Props) {
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      icon={IconDots}
      size="xs"
      label={texts.sales.menu(menu.license.name)}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setAsked(true)}
    />
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenedLicenseMenu {...menu} />
    </Suspense>
  );
}
