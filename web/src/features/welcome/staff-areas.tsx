import type { GlobalRole } from '@lectern/domain/account/role.ts';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { entriesFor } from '../shell/navigation.ts';
import classes from './staff-areas.module.css';

type Props = { readonly role: GlobalRole; readonly onShown: (nav: HTMLElement | null) => void };

/** The areas of somebody of the staff, each with what is done there. */
export function StaffAreas({ role, onShown }: Props) {
  const words = texts.welcome.staff;
  const about: Readonly<Record<string, string>> = words.about;
  return (
    <nav ref={onShown} aria-label={words.title} className={classes['areas']}>
      {entriesFor(role).flatMap(({ label, link }) => {
        const text = about[String(link.to).split('/')[1] ?? ''];
        return text === undefined
          ? []
          : [
              <Link key={String(link.to)} {...link} className={classes['area']}>
                <b>{label()}</b>
                <span>{text}</span>
              </Link>,
            ];
      })}
    </nav>
  );
}
