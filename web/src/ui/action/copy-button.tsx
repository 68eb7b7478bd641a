import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import classes from './copy-button.module.css';
import { IconButton } from './icon-button.tsx';
import { copyText } from './copy-text.ts';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  readonly value: string;
  /** What is copied, such as "Group Key". */
  readonly what: string;
};

const checkedFor = 1500;

/** Copies a value; afterwards the icon is a check for 1.5 s and a toast says so. */
export function CopyButton({ value, what }: Props) {
  const texts = useUiTexts();
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return undefined;
    const timer = setTimeout(() => setCopied(0), checkedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(value, texts)) setCopied((times) => times + 1);
  };
  return (
    <IconButton
      size="sm"
      className={classes['copy'] ?? ''}
      icon={copied ? IconCheck : IconCopy}
      label={texts.copy(what)}
      onClick={() => void copy()}
    />
  );
}
