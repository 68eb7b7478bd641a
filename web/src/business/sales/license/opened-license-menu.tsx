import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu } from '@mantine/core';
import { IconArrowBackUp, IconDots, IconFileText, IconRefresh, IconUsersPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { IconButton } from '../../../ui/action/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Mantine } from '../../../ui/theme/mantine.tsx';
import type { OpenedLicense } from './opened-license.ts';
import type { SoldLicense } from './sold-query.ts';

export type Props = {
  readonly institutionId: string;
  readonly license: SoldLicense;
  readonly onOpen: (opened: OpenedLicense) => void;
};

/** What else can be done with a license that was activated, open from the first moment. */
export function OpenedLicenseMenu({ institutionId, license, onOpen }: Props) {
  const [opened, setOpened] = useState(true);
  const target = useRef<HTMLButtonElement>(null);
  const words = texts.sales;
  const { undoable } = license;
  const change = (open: boolean) => {
    setOpened(open);
    // It was open before there was anything to come back to.
    if (!open) target.current?.focus();
  };
  return (
    <Mantine>
      <Menu position="bottom-end" opened={opened} onChange={change}>
        <Menu.Target>
          <IconButton ref={target} icon={IconDots} size="xs" label={words.menu(license.name)} />
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon of={IconRefresh} size={16} />}
            onClick={() => onOpen({ mode: 'offer', kind: 'RENEWAL', license })}
          >
            {words.offer.make.RENEWAL}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={IconUsersPlus} size={16} />}
            onClick={() => onOpen({ mode: 'offer', kind: 'ENLARGEMENT', license })}
          >
            {words.offer.make.ENLARGEMENT}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon of={IconFileText} size={16} />}
            onClick={() => onOpen({ mode: 'offers', institutionId, license })}
          >
            {words.offer.all}
          </Menu.Item>
          {undoable && (
            <Menu.Item
              leftSection={<Icon of={IconArrowBackUp} size={16} />}
              onClick={() => onOpen({ mode: 'takeBack', act: undoable, license })}
            >
              {words.takeBack.menu[undoable]}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
    </Mantine>
  );
}
