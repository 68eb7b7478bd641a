import { renewalRoles, type GlobalRole } from '@lectern/domain/account/role.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { findHomeForm, noteAreas } from '../home/home-form.ts';
import { entriesFor } from '../shell/navigation.ts';
import classes from './staff-areas.module.css';

const DuePanel = lazy(async () => {
  const [{ DuePanel: component }] = await Promise.all([import('../follow-up/due-panel.tsx'), loadTexts('sales')]);
  return { default: component };
});

type Props = { readonly viewer: { readonly id: string; readonly role: GlobalRole } };

/** The areas of somebody of the staff, each with what is done there, and what they have to follow up. */
export function StaffAreas({ viewer }: Props) {
  const { role } = viewer;
  const words = texts.welcome.staff;
  const about: Readonly<Record<string, string>> = words.about;
  const followUp = (renewalRoles as readonly GlobalRole[]).includes(role);
  const place = useRef<HTMLDivElement>(null);
  const [{ areas: room }] = useState(findHomeForm);
  const [complete, setComplete] = useState(!followUp);
  useEffect(() => {
    if (complete && place.current) noteAreas(place.current.offsetHeight);
  }, [complete]);
  return (
    <div ref={place} className={classes['staff']} style={complete ? undefined : { minBlockSize: room }}>
      <nav aria-label={words.title} className={classes['areas']}>
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
          <DuePanel viewer={viewer} onLoaded={() => setComplete(true)} />
        </Suspense>
      )}
    </div>
  );
}
