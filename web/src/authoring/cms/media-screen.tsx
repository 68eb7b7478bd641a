import { linkOptions } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import { Page } from '../../ui/page/page.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useAfterUndo } from '../change-set/use-after-undo.ts';
import { MediaPanel } from '../../base/media/media-panel.tsx';
import { cmsLink } from './cms-link.ts';
import { DeleteMedia } from './delete-media.tsx';
import { ReplaceMedia } from './replace-media.tsx';

/** The media library. */
export function MediaScreen() {
  const [round, setRound] = useState(0);
  const readAgain = useCallback(() => setRound((count) => count + 1), []);
  useAfterUndo(readAgain);
  return (
    <Page width="staff">
      <PageHeader
        title={texts.media.library}
        above={[
          { label: texts.shell.home, link: linkOptions({ to: '/' }) },
          { label: texts.cms.title, link: cmsLink() },
        ]}
      />
      <MediaPanel round={round}>
        {(item) =>
          item.uses.length > 0 ? (
            <ReplaceMedia item={item} onDone={readAgain} />
          ) : (
            <DeleteMedia item={item} onDone={readAgain} />
          )
        }
      </MediaPanel>
    </Page>
  );
}
