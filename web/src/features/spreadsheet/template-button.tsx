import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../download/save-file.ts';
import { csvText } from './csv-text.ts';

type Props = {
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly heads: readonly string[];
};

/** Saves a file with nothing but the heads of the columns. */
export function TemplateButton({ name, heads }: Props) {
  const save = () => saveFile({ blob: new Blob([csvText([heads])], { type: 'text/csv' }), name: `${name}.csv` });
  return (
    <p>
      <Button variant="subtle" size="sm" leftSection={<Icon of={IconDownload} size={16} />} onClick={save}>
        {texts.spreadsheet.template}
      </Button>
    </p>
  );
}
