import { IconDownload } from '@tabler/icons-react';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../download/save-file.ts';
import { csvText } from '../spreadsheet/csv-text.ts';
import type { Links } from './use-people-file.ts';

/** Saves the links of those who were invited without a mail, a row for each. */
export function SaveLinks({ links }: { readonly links: Links }) {
  const { columns, roles, link: linkHead, linksName, saveLinks } = texts.peopleFile;
  const save = () => {
    const heads = [columns.email, columns.first_name, columns.last_name, columns.role, linkHead];
    const rows = links.map(({ email, first_name, last_name, role, link }) => [
      email,
      first_name,
      last_name,
      roles[role],
      link,
    ]);
    saveFile({ blob: new Blob([csvText([heads, ...rows])], { type: 'text/csv' }), name: `${linksName}.csv` });
  };
  return (
    <Button variant="default" size="sm" leftSection={<Icon of={IconDownload} size={16} />} onClick={save}>
      {saveLinks(links.length)}
    </Button>
  );
}
