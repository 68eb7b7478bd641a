import { IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { useModal } from '../../ui/feedback/use-modal.ts';
import { useUiTexts } from '../../ui/ui-texts.ts';
import classes from './drawer.module.css';
import { Logo } from '../../ui/page/logo.tsx';
import { useCurrentEntry, type Entry } from './navigation.ts';

type Props = { readonly entries: readonly Entry[]; readonly onClose: () => void };

/** The navigation of narrow screens. Escape, the scrim and every choice close it; focus returns to the menu button. */
export function Drawer({ entries, onClose }: Props) {
  const dialog = useModal(onClose);
  const { close } = useUiTexts();
  const current = useCurrentEntry(entries);
  return (
    <dialog ref={dialog} aria-label={texts.shell.navigation} className={classes['drawer']} onCancel={onClose}>
      <div className={classes['head']}>
        <Logo>{texts.shell.product}</Logo>
        <IconButton icon={IconX} label={close} onClick={onClose} data-autofocus />
      </div>
      <nav aria-label={texts.shell.navigation}>
        <ul className={classes['list']}>
          {entries.map((entry) => (
            <li key={entry.label()}>
              <Link
                {...entry.link}
                activeOptions={{ exact: entry.link.to === '/' }}
                aria-current={current(entry)}
                onClick={onClose}
              >
                {entry.label()}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </dialog>
  );
}
