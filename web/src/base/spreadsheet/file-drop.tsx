import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import classes from './spreadsheet.module.css';

type Props = { readonly name: string | null; readonly busy: boolean; readonly onChoose: (file: File) => void };

/** Takes a file by a button, or one that is dropped here. */
export function FileDrop({ name, busy, onChoose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const words = texts.spreadsheet;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <div
      className={classes['drop']}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={IconFileSpreadsheet} size={24} />
      <p>{name === null ? words.drop : <bdi>{name}</bdi>}</p>
      <Button variant={name === null ? 'filled' : 'default'} loading={busy} onClick={() => input.current?.click()}>
        {name === null ? words.choose : words.chooseOther}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words.choose}
        accept=".csv,.tsv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          // The same file may be chosen again, once it was mended.
          currentTarget.value = '';
        }}
      />
    </div>
  );
}
