import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './scroll-hint.module.css';

/** How long a page may settle before it is looked at. */
const settleMs = 500;
/** Less than a line below the edge is not worth a hint. */
const leastPixels = 48;

/** Tells those who look at a page that it goes on below, until they scroll. */
export function ScrollHint() {
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const hide = () => setBelow(false);
    const check = setTimeout(() => {
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      setBelow(scrollHeight - clientHeight - scrollTop >= leastPixels);
    }, settleMs);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      clearTimeout(check);
      window.removeEventListener('scroll', hide);
    };
  }, []);
  if (!below) return null;
  return (
    <div className={classes['hint']} aria-hidden>
      <Icon of={IconArrowDown} size={16} />
      {texts.player.scrollForMore}
    </div>
  );
}
