import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { ExportButton } from '../../base/download/export-button.tsx';
import { exportQuery, type WorklistAsked } from './worklist-query.ts';

/** Saves all licenses that the worklist shows as a spreadsheet, in its order. */
export function WorklistExportButton({ asked }: { readonly asked: WorklistAsked }) {
  const client = useClient();
  const { export: label, exported, notExported } = texts.renewal;
  const find = async () => {
    const { data, error } = await client.query(exportQuery, asked, { requestPolicy: 'network-only' }).toPromise();
    return { address: data?.renewalsExport.address, error };
  };
  return <ExportButton words={{ label, exported, notExported }} find={find} />;
}
