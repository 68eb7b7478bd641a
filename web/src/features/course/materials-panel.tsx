import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';
import { materialKinds } from '../library/library-search.ts';
import { materialIcons } from '../library/material-icons.ts';
import type { CourseProgress } from './course-context.ts';
import type { Place } from './exercise-link.ts';
import classes from './materials-panel.module.css';

type Props = {
  readonly counts: Pick<CourseProgress, 'number_of_pages' | 'number_of_cards' | 'number_of_clips'>;
  readonly place: Place;
};

/** How much there is to read, to turn over and to watch, and the ways to it. */
export function MaterialsPanel({ counts: { number_of_pages, number_of_cards, number_of_clips }, place }: Props) {
  const { pages, cards, clips } = texts.library;
  const sizes = {
    'e-book': pages(number_of_pages),
    quickdeck: cards(number_of_cards),
    quickclip: clips(number_of_clips),
  };
  return (
    <Panel title={texts.course.materials}>
      <ul className={classes['list']}>
        {materialKinds.map((kind) => (
          <li key={kind}>
            <Link to="/group/$groupId/course/$courseId/library" params={place} search={{ kind }}>
              <Icon of={materialIcons[kind]} />
              {texts.library.kinds[kind]}
              <span className={classes['size']}>{sizes[kind]}</span>
              <Icon of={IconChevronRight} size={16} flips />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
