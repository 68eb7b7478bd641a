import type { UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { MediaGrid } from './media-grid.tsx';
import classes from './media-panel.module.css';
import { UploadZone } from './upload-zone.tsx';
import type { MediaItem } from './use-media-items.ts';
import { useUploads } from './use-uploads.ts';

/** A file of the library that was chosen, or sent and so chosen. */
export type PickedMedia = Pick<MediaItem, 'id' | 'url' | 'content_type' | 'width' | 'height'>;

type Preset = Extract<UploadPreset, 'picture' | 'video' | 'captions' | 'document' | 'logo'>;

type Props = {
  readonly preset: Preset;
  /** What choosing a file is for, where it is not that of any file. */
  readonly title?: string;
  /** Whether a file of the list may be chosen; all of them unless said. */
  readonly takes?: (item: MediaItem) => boolean;
  readonly onPick: (picked: PickedMedia) => void;
  readonly onClose: () => void;
};

const kinds: Readonly<Record<Preset, MediaKind>> = {
  picture: 'PICTURE',
  video: 'VIDEO',
  captions: 'CAPTIONS',
  document: 'DOCUMENT',
  logo: 'LOGO',
};

/** The media library to choose from: files of one kind, found by name, and a new one that is sent here. */
export function MediaDialog({ preset, title, takes = () => true, onPick, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim().slice(0, 100), 300);
  const uploads = useUploads({ presets: [preset] }, onPick);
  const words = texts.media;
  // It may be opened from inside a form, whose submission is no matter of the search in it.
  return createPortal(
    <Dialog unsaved={false} title={title ?? words.library} size="picture" onClose={onClose}>
      <div className={classes['head']}>
        <UploadZone presets={[preset]} uploads={uploads} />
        <SearchField label={words.find} value={typed} onChange={setTyped} />
      </div>
      <MediaGrid key={search} wanted={{ search, kind: kinds[preset], unusedOnly: false }}>
        {(item) =>
          takes(item) && (
            <Button
              size="xs"
              variant="default"
              aria-label={words.chooseThis(item.name || words.nameless)}
              onClick={() => onPick(item)}
            >
              {words.chooseShort}
            </Button>
          )
        }
      </MediaGrid>
    </Dialog>,
    document.body,
  );
}
