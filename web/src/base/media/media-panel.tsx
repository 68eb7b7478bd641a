import { useDebouncedValue } from '@mantine/hooks';
import { useState, type ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import { Checkbox } from '../../ui/form/checkbox.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import classes from './media-panel.module.css';
import { MediaGrid } from './media-grid.tsx';
import { UploadZone } from './upload-zone.tsx';
import type { MediaItem } from './use-media-items.ts';
import { useUploads } from './use-uploads.ts';

type Props = {
  /** Another number where files have changed since they were asked for. */
  readonly round?: number;
  /** What can be done with a file, below where it is used. */
  readonly children?: (item: MediaItem) => ReactNode;
};

/** What is no present content and was not deleted either. */
const unnamed = new Set<MediaItem['uses'][number]['kind']>(['EARLIER_VERSION', 'WORKING_COPY']);

const presets = ['picture', 'video', 'captions'] as const;

/** The media library as authors look after it: all files, found by name, with where each is used. */
export function MediaPanel({ round = 0, children }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), 300);
  const [unusedOnly, setUnusedOnly] = useState(false);
  const [sent, setSent] = useState(0);
  const uploads = useUploads({ presets, multiple: true }, () => setSent((count) => count + 1));
  const words = texts.media;
  return (
    <Panel>
      <div className={classes['head']}>
        <SearchField label={words.find} value={typed} onChange={setTyped} />
        <Checkbox label={words.unusedOnly} help={words.unusedHelp} defaultValue={false} onChange={setUnusedOnly} />
        <UploadZone presets={presets} multiple uploads={uploads} />
      </div>
      <MediaGrid key={`${search} ${unusedOnly}`} wanted={{ search, kind: null, unusedOnly }} round={round + sent}>
        {(item) => (
          <>
            <Uses item={item} />
            {children?.(item)}
          </>
        )}
      </MediaGrid>
    </Panel>
  );
}

function Uses({ item: { uses } }: { readonly item: MediaItem }) {
  const words = texts.media;
  if (uses.length === 0) return <div>{words.unused}</div>;
  return (
    <details className={classes['places']}>
      <summary>{words.uses(uses.length)}</summary>
      <ul className={classes['uses']}>
        {uses.map(({ kind, item_id, name, place, is_present }, at) => (
          <li key={`${item_id} ${at}`}>
            {words.useKinds[kind]}
            {name && <bdi>{name}</bdi>}
            {place !== null && <bdi>{place}</bdi>}
            {!is_present && !unnamed.has(kind) && <span>{words.deleted}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}
