import type { Icon as TablerIcon } from '@tabler/icons-react';

type Props = {
  readonly of: TablerIcon;
  /** 16 in text and small buttons, 18 in buttons and rows, 20 to 22 in bars, 24 in panels. */
  readonly size?: number;
  /** For arrows and chevrons, which point along the line of writing. */
  readonly flips?: boolean;
  readonly className?: string | undefined;
};

/** A picture beside words, which say it all; an icon that stands alone belongs into an `IconButton`. */
export function Icon({ of: Picture, size = 18, flips = false, className = '' }: Props) {
  return <Picture size={size} stroke={1.75} aria-hidden className={flips ? `flips ${className}` : className} />;
}
