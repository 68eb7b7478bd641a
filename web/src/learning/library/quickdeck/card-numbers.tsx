import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Icon } from '../../../ui/icon.tsx';
import classes from './card-numbers.module.css';
import { numberWindow } from '../ebook/number-window.ts';

type Props = {
  /** The card in view, from 1. */
  readonly current: number;
  readonly total: number;
  readonly onChoose: (card: number) => void;
};

/** Prev, four numbers around the card in view, Next. */
export function CardNumbers({ current, total, onChoose }: Props) {
  const words = texts.library;
  return (
    <nav className={classes['line']} aria-label={words.chooseCard}>
      <Button
        variant="default"
        size="lg"
        leftSection={<Icon of={IconArrowLeft} flips />}
        disabled={current === 1}
        onClick={() => onChoose(current - 1)}
      >
        {words.previousCard}
      </Button>
      <div className={classes['numbers']}>
        {numberWindow(current, total).map((number) => (
          <button
            key={number}
            type="button"
            aria-label={words.card(number)}
            aria-current={number === current || undefined}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        ))}
      </div>
      <Button
        variant="default"
        size="lg"
        rightSection={<Icon of={IconArrowRight} flips />}
        disabled={current === total}
        onClick={() => onChoose(current + 1)}
      >
        {words.nextCard}
      </Button>
    </nav>
  );
}
