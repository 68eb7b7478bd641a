import { IconArrowBackUp, IconX } from '@tabler/icons-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { graphql } from '../../graphql/generated/gql.ts';
import { refusalOf } from '../../graphql/refusal-of.ts';
import { useSend } from '../../graphql/use-send.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { useBottomBar } from '../../ui/page/use-bottom-bar.ts';
import { plainText } from '../../base/rich-text/plain-text.ts';
import { dropOffer, dropOffers, lastOffer, onOffers, tellUndone } from './undo-store.ts';
import classes from './undo-bar.module.css';

const undoMutation = graphql(`
  mutation UndoBar_undoChangeSet($id: ID!) {
    undoChangeSet(id: $id) {
      change_set_id
      waits
    }
  }
`);

/**
 * Takes the last acts of this author back, one by one: by its button, or by Ctrl+Z where nothing is typed. The page ends
 * above it.
 */
export function UndoBar() {
  const offer = useSyncExternalStore(onOffers, lastOffer);
  const send = useSend();
  const [busy, setBusy] = useState(false);
  const words = texts.changeSet;
  const bar = useBottomBar();
  const undo = useCallback(async () => {
    if (!offer || busy) return;
    setBusy(true);
    const { data, error } = await send(undoMutation, { id: offer.id });
    setBusy(false);
    const refused = refusalOf(error);
    if (data) showToast('success', words.undone(offer.message));
    else showToast('error', refused ? whyNot(refused.code, refused.details) : texts.ui.failed);
    // What was refused stays refused; after a lost reply it is tried again.
    if (data || refused) dropOffer(offer.id);
    if (data) tellUndone();
  }, [offer, busy, send, words]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.defaultPrevented || isTyped(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      void undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);

  if (!offer) return null;
  return (
    <div className={classes['room']}>
      <div ref={bar} role="group" aria-label={words.lastAct} className={classes['bar']}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Icon of={IconArrowBackUp} size={18} />}
          loading={busy}
          onClick={() => void undo()}
          title={words.key}
        >
          {words.undo(offer.message)}
        </Button>
        <IconButton icon={IconX} size="sm" label={texts.ui.close} onClick={dropOffers} />
      </div>
    </div>
  );
}

/** A field takes back what was typed in it. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function whyNot(code: string, details: Readonly<Record<string, unknown>>): string {
  const { changeSet: words, ui } = texts;
  if (code !== 'CONFLICT') return words.notAllowed;
  const items = Array.isArray(details['items']) ? (details['items'] as { readonly name?: string }[]) : [];
  const names = items.map(({ name }) => plainText(name ?? '')).filter(Boolean);
  return names.length > 0 ? words.builtOn(names) : ui.failed;
}
