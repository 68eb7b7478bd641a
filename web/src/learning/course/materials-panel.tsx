import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { materialKinds, type MaterialKind } from './material-kinds.ts';
import { materialIcons } from './material-icons.ts';
import type { CourseProgress } from './course-context.ts';
import type { Place } from './exercise-link.ts';
import classes from './materials-panel.module.css';

type Props = {
  readonly progress: Pick<CourseProgress, 'number_of_pages' | 'number_of_cards' | 'number_of_clips'>;
  readonly place: Place;
};

/** How much there is to read, to turn over and to watch, and the ways to it. */
export function MaterialsPanel({ progress: { number_of_pages, number_of_cards, number_of_clips }, place }: Props) {
  const counts = { 'e-book': number_of_pages, quickdeck: number_of_cards, quickclip: number_of_clips };
  return (
    <Panel title={texts.course.materials}>
      <ul className={classes['list']}>
        {materialKinds.map((kind) => (
          <li key={kind}>
            {counts[kind] > 0 ? (
              <Link to="/group/$groupId/course/$courseId/library" params={place} search={{ kind }}>
                <Material kind={kind} count={counts[kind]} />
                <Icon of={IconChevronRight} size={16} flips />
              </Link>
            ) : (
              <span>
                <Material kind={kind} count={counts[kind]} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Material({ kind, count }: { readonly kind: MaterialKind; readonly count: number }) {
  return (
    <>
      <Icon of={materialIcons[kind]} />
      {texts.library.kinds[kind]}
      <span className={classes['size']}>{texts.library.sizeOf[kind](count)}</span>
    </>
  );
}
