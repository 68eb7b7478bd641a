import { renewalRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { entriesFor } from '../shell/navigation.ts';
import classes from './staff-areas.module.css';

const DuePanel = lazy(async () => {
  const [{ DuePanel: component }] = await Promise.all([import('../follow-up/due-panel.tsx'), loadTexts('sales')]);
  return { default: component };
});

type Props = {
  readonly viewer: { readonly id: string; readonly role: GlobalRole };
  readonly onShown: (nav: HTMLElement | null) => void;
};

/** The areas of somebody of the staff, each with what is done there, and what they have to follow up. */
export function StaffAreas({ viewer, onShown }: Props) {
  const { role } = viewer;
  const words = texts.welcome.staff;
  const about: Readonly<Record<string, string>> = words.about;
  const followUp = (renewalRoles as readonly GlobalRole[]).includes(role);
  return (
    <>
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
      {followUp && (
        <Suspense fallback={<Skeleton shape="list" count={2} />}>
          <DuePanel viewer={viewer} />
        </Suspense>
      )}
    </>
  );
}
