import { useCallback, useState } from 'react';
import { getSession } from '../../base/session/session.ts';
import { readSettings } from '../../base/session/settings.ts';
import { ImmersiveReader } from './immersive-reader.tsx';
import { ReaderDialog } from './reader-dialog.tsx';
import type { Passage } from './selected.ts';

type Props = { readonly passage: Passage; readonly onClose: () => void };

/** Reads a text aloud: with Microsoft's reader where it is configured, else, and where that fails, with the built-in one. */
export function ReadAloud({ passage, onClose }: Props) {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (!failed && readSettings().immersive_reader && getSession()) {
    return <ImmersiveReader passage={passage} onExit={onClose} onFailed={fail} />;
  }
  return <ReaderDialog passage={passage} onClose={onClose} />;
}
