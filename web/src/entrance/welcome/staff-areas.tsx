import { isRoleOf, renewalRoles, type GlobalRole } from '@lectern/domain/base/account/role.ts';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadTexts } from '../../texts/language.ts';
import { texts } from '../../texts/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { entriesFor } from '../../base/shell/navigation.ts';
import classes from './staff-areas.module.css';

const DuePanel = lazy(async () => {
  const [{ DuePanel: component }] = await Promise.all([
    import('../../business/follow-up/due-panel.tsx'),
    loadTexts('sales'),
  ]);
  return { default: component };
});

type Props = {
  readonly viewer: { readonly id: string; readonly role: GlobalRole };
  /** The height in px that all of it took the last time, which is kept free until all of it has come. */
  readonly findRoom: () => number;
  /** All of it has come, and takes this height in px. */
  readonly onShown: (height: number) => void;
};

/** The areas of somebody of the staff, each with what is done there, and what they have to follow up. */
export function StaffAreas({ viewer, findRoom, onShown }: Props) {
  const { role } = viewer;
  const words = texts.welcome.staff;
  const about: Readonly<Record<string, string>> = words.about;
  const followUp = isRoleOf(renewalRoles, role);
  const [room] = useState(findRoom);
  const place = useRef<HTMLDivElement>(null);
  const [complete, setComplete] = useState(!followUp);
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (complete && place.current) shown(place.current.offsetHeight);
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
