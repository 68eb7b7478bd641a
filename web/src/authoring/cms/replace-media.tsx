import { mayReplace, mediaListKinds } from '@lectern/domain/base/media/media-list.ts';
import { lazy, Suspense, useState } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import type { MediaKind } from '../../graphql/generated/graphql.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx';
import { offerUndo } from '../change-set/undo-store.ts';
import type { MediaItem } from '../../base/media/use-media-items.ts';
import { useOneAct } from '../../graphql/use-one-act.ts';

const MediaDialog = lazy(async () => ({ default: (await import('../../base/media/media-dialog.tsx')).MediaDialog }));

const replaceMutation = graphql(`
  mutation Cms_replaceMedia($from: ID!, $to: ID!) {
    authored: replaceMedia(from: $from, to: $to) {
      change_set_id
      waits
    }
  }
`);

const presets = {
  PICTURE: 'picture',
  VIDEO: 'video',
  CAPTIONS: 'captions',
  DOCUMENT: 'document',
  LOGO: 'logo',
} as const satisfies Record<MediaKind, string>;

/** What no author writes shows its file until somebody else changes it. */
const elsewhere = new Set<MediaItem['uses'][number]['kind']>(['INSTITUTION', 'EARLIER_VERSION']);

type Props = { readonly item: MediaItem; readonly onDone: () => void };

/** Puts another file in all places of one, after it was asked whether that is wanted. */
export function ReplaceMedia({ item, onDone }: Props) {
  const [choosing, setChoosing] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { act, busy } = useOneAct();
  const words = texts.cms.replaceMedia;
  const name = item.name || texts.media.nameless;
  const places = item.uses.filter(({ kind, is_present }) => is_present && !elsewhere.has(kind)).length;
  if (places === 0) return null;
  const replace = async () => {
    const done = await act(replaceMutation, { from: item.id, to: chosen ?? '' }, { failed: words.failed(name) });
    if (!done) return;
    setChosen(null);
    offerUndo(words.done(name), done.authored);
    onDone();
  };
  return (
    <>
      <Button variant="default" size="xs" aria-label={words.replaceThis(name)} onClick={() => setChoosing(true)}>
        {words.replace}
      </Button>
      <Suspense fallback={null}>
        {choosing && (
          <MediaDialog
            preset={presets[item.kind]}
            title={words.choose(name)}
            takes={(other) => other.id !== item.id && mayReplace(asListed(item), asListed(other))}
            onPick={({ id }) => {
              setChoosing(false);
              setChosen(id === item.id ? null : id);
            }}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
      {chosen !== null && (
        <ConfirmDialog
          title={words.title(name)}
          confirm={words.replace}
          destroys={false}
          busy={busy}
          onConfirm={() => void replace()}
          onClose={() => setChosen(null)}
        >
          {words.text(places)}
        </ConfirmDialog>
      )}
    </>
  );
}

const asListed = ({ kind, content_type }: MediaItem) => ({ folder: mediaListKinds[kind].folder, content_type });
