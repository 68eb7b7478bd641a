import { csvText } from '@lectern/domain/base/spreadsheet/csv-text.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useClient } from 'urql';
import { besideCache } from '../../graphql/beside-cache.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { useFailureToast } from '../../ui/feedback/use-failure-toast.ts';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../base/download/save-file.ts';
import { linksQuery } from './people-file-query.ts';

type Props = { readonly institution_id: string; readonly import_id: string; readonly count: number };

/** Saves the links of those whom an import has invited without a mail, a row for each; the server makes them anew each time. */
export function SaveLinks({ institution_id, import_id, count }: Props) {
  const client = useClient();
  const failed = useFailureToast();
  const [busy, setBusy] = useState(false);
  const { columns, roles, link: linkHead, linksName, saveLinks } = texts.peopleFile;
  const save = async () => {
    failed.overtake();
    setBusy(true);
    const context = { requestPolicy: 'network-only', ...besideCache } as const;
    const { data, error } = await client.query(linksQuery, { institution_id, import_id }, context).toPromise();
    setBusy(false);
    if (!data) return failed.say('error', refusalOf(error)?.text ?? texts.ui.failed);
    const heads = [columns.email, columns.first_name, columns.last_name, columns.role, linkHead];
    const rows = data.peopleImportLinks.map(({ email, first_name, last_name, role, link }) => [
      email,
      first_name,
      last_name,
      roles[role],
      link ?? '',
    ]);
    return saveFile({ blob: new Blob([csvText([heads, ...rows])], { type: 'text/csv' }), name: `${linksName}.csv` });
  };
  return (
    <Button
      variant="default"
      size="sm"
      loading={busy}
      leftSection={<Icon of={IconDownload} size={16} />}
      onClick={() => void save()}
    >
      {saveLinks(count)}
    </Button>
  );
}
