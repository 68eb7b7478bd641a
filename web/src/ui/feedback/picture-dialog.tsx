import type { CSSProperties } from 'react';
import { Dialog } from './dialog.tsx';
import classes from './dialog.module.css';

type Props = {
  readonly title: string;
  readonly address: string;
  readonly alt: string;
  /** How high it is drawn where it is enlarged from, in pixels. */
  readonly shownHeight: number;
  readonly onClose: () => void;
};

/** A picture as large as the window allows, and larger than it was: what is too high for the window scrolls. */
export function PictureDialog({ title, address, alt, shownHeight, onClose }: Props) {
  return (
    <Dialog title={title} size="picture" onClose={onClose}>
      <img
        src={address}
        alt={alt}
        className={classes['picture']}
        style={{ '--shown-height': `${shownHeight}px` } as CSSProperties}
      />
    </Dialog>
  );
}
