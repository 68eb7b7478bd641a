import { useState } from 'react';
import { useClient } from 'urql';
import { refusalOf } from '../../../graphql/refusal-of.ts';
import { graphql } from '../../../graphql/generated/gql.ts';
import { texts } from '../../../texts/texts.ts';
import { DialogActs } from '../../../ui/feedback/dialog-acts.tsx';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Track } from '../../../ui/figures/track.tsx';
import { useDownload } from '../../../base/download/use-download.ts';
import classes from './export-dialog.module.css';

const addressQuery = graphql(`
  query ExportDialog_address($courseId: ID!, $groupId: ID, $csv: Boolean, $identified: Boolean) {
    gradebookExcelExport(courseId: $courseId, groupId: $groupId, csv: $csv, identified: $identified) {
      address
    }
  }
`);

type Props = { readonly groupId: string; readonly courseId: string; readonly onClose: () => void };

/** Asks whose figures the spreadsheet is to hold, shows how it comes, and can try again. */
export function ExportDialog({ groupId, courseId, onClose }: Props) {
  const client = useClient();
  const { state, received, start } = useDownload();
  const [scope, setScope] = useState<'group' | 'all'>('group');
  const [format, setFormat] = useState<'excel' | 'csv'>('excel');
  const [identified, setIdentified] = useState(true);
  const [refused, setRefused] = useState<string | null>(null);
  const words = texts.gradebook.export;
  const findAddress = async () => {
    const variables = { courseId, groupId: scope === 'group' ? groupId : null, csv: format === 'csv', identified };
    const { data, error } = await client.query(addressQuery, variables, { requestPolicy: 'network-only' }).toPromise();
    if (!data) {
      setRefused(refusalOf(error)?.text ?? null);
      throw error ?? new Error('no address came');
    }
    return data.gradebookExcelExport.address;
  };
  const save = async () => {
    setRefused(null);
    const name = await start(findAddress);
    if (name === null) return;
    showToast('success', words.saved(name));
    onClose();
  };
  return (
    <Dialog
      unsaved={false}
      title={words.title}
      size="confirm"
      onClose={onClose}
      actions={
        <DialogActs onCancel={onClose} data-autofocus loading={state === 'busy'} onClick={() => void save()}>
          {state === 'failed' ? words.tryAgain : words.save}
        </DialogActs>
      }
    >
      <div className={classes['choice']}>
        <p>{words.sheets[format]}</p>
        <Track
          legend={words.format}
          options={[
            { value: 'excel', label: words.formats.excel },
            { value: 'csv', label: words.formats.csv },
          ]}
          value={format}
          onChange={setFormat}
        />
        <Track
          legend={words.learnersOf}
          options={[
            { value: 'group', label: words.thisGroup },
            { value: 'all', label: words.allGroups },
          ]}
          value={scope}
          onChange={setScope}
        />
        <Checkbox label={words.identified} help={words.identifiedHelp} checked={identified} onChange={setIdentified} />
        <output className={classes['progress']}>
          {state === 'busy' && (
            <>
              <progress aria-label={words.title} />
              {received === 0 ? words.preparing : words.received(Math.ceil(received / 1000))}
            </>
          )}
        </output>
        {state === 'failed' && (
          <p role="alert" className={classes['failed']}>
            {refused ?? words.failed}
          </p>
        )}
      </div>
    </Dialog>
  );
}
