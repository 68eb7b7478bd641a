import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveWorkbook } from './save-workbook.ts';

type Props = {
  /** What the file is called, without its ending. */
  readonly name: string;
  readonly heads: readonly string[];
};

/** Saves a workbook with nothing but the heads of the columns. */
export function TemplateButton({ name, heads }: Props) {
  return (
    <p>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<Icon of={IconDownload} size={16} />}
        onClick={() => saveWorkbook(name, [heads])}
      >
        {texts.spreadsheet.template}
      </Button>
    </p>
  );
}
