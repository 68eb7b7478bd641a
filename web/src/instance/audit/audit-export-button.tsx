import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { ExportButton } from '../../base/download/export-button.tsx';
import { auditExportQuery, type AuditAsked } from './audit-query.ts';

/** Saves all entries that the audit log shows as comma-separated values, in its order. */
export function AuditExportButton({ asked }: { readonly asked: AuditAsked }) {
  const client = useClient();
  const { export: label, exported, notExported } = texts.audit;
  const find = async () => {
    const { data, error } = await client.query(auditExportQuery, asked, { requestPolicy: 'network-only' }).toPromise();
    return { address: data?.auditExport.address, error };
  };
  return <ExportButton words={{ label, exported, notExported }} find={find} />;
}
