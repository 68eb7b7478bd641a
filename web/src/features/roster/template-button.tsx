import { rosterColumns } from '@lectern/domain/roster/roster-columns.ts';
import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../download/save-file.ts';

/** Saves a file with nothing but the heads of the columns; the mark lets spreadsheets read them in any language. */
export function TemplateButton() {
  const words = texts.roster;
  const save = () => {
    const heads = rosterColumns.map((column) => words.columns[column]).join(',');
    saveFile({ blob: new Blob([`\ufeff${heads}\r\n`], { type: 'text/csv' }), name: `${words.templateName}.csv` });
  };
  return (
    <p>
      <Button variant="subtle" size="sm" leftSection={<Icon of={IconDownload} size={16} />} onClick={save}>
        {words.template}
      </Button>
    </p>
  );
}
