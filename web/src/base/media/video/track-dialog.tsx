import { readCaptions, readTime, writeCaptions } from '@lectern/domain/learning/library/captions.ts';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { createPortal } from 'react-dom';
import { useClient } from 'urql';
import { ofLanguage } from '../../../texts/of-language.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Failed } from '../../../ui/feedback/failed.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useFailureToast } from '../../../ui/feedback/use-failure-toast.ts';
import { Icon } from '../../../ui/icon.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { NotSent } from '../send-file.ts';
import { sendTo } from '../send-to.ts';
import { CueRow } from './cue-row.tsx';
import { cuesOf, cueValues, whyNotCue, withCueAt, type CueValues } from './cues.ts';
import { VideoPlayer } from './video-player.tsx';
import type { VideoTrack, VideoValue } from './video-value.ts';
import classes from './video.module.css';

type Props = {
  readonly track: VideoTrack;
  readonly video: VideoValue;
  /** Given the address of the file that has what was written. */
  readonly onSaved: (src: string) => void;
  readonly onClose: () => void;
};

/** The texts and times of captions beside the video that they belong to; what is saved is a file of its own. */
export function TrackDialog({ track, video, onSaved, onClose }: Props) {
  const form = useId();
  const client = useClient();
  const player = useRef<HTMLVideoElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const failed = useFailureToast();
  const { rows, setRows, dirty, state, load } = useRows(track.src);
  const [now, setNow] = useState(0);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const words = texts.media.video;

  const focus = (key: string | undefined, field = 'textarea') =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-cue="${key}"] ${field}`)?.focus());
  const add = () => {
    const next = withCueAt(rows ?? [], player.current?.currentTime ?? 0);
    setRows(next);
    focus(next.find((row) => !rows?.includes(row))?.key);
  };
  const remove = (index: number) => {
    const next = rows?.toSpliced(index, 1) ?? [];
    setRows(next);
    focus((next[index] ?? next[index - 1])?.key);
  };
  const playFrom = (row: CueValues) => {
    if (!player.current) return;
    player.current.currentTime = readTime(row.start) ?? 0;
    void player.current.play();
  };
  const save = async () => {
    setBusy(true);
    const file = new File([writeCaptions(cuesOf(rows ?? []))], `${track.label || track.srclang}.vtt`);
    try {
      onSaved((await sendTo(client, 'captions', file)).url);
    } catch (error) {
      if (!(error instanceof NotSent)) console.error(error);
      failed.say('error', error instanceof NotSent ? error.message : texts.media.notSent);
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes it on to the form around the field.
    event.stopPropagation();
    if (busy || !rows) return;
    failed.overtake();
    setAsked(true);
    const wrong = rows.find((row) => whyNotCue(row) !== null);
    if (wrong) return void focus(wrong.key, '[aria-invalid=true]');
    if (!dirty) return onClose();
    if (rows.length > 0) void save();
  };

  return createPortal(
    <FormDialog
      title={words.edit(track.label)}
      size="picture"
      submit={words.save}
      ready={rows !== null}
      words={words.leave}
      {...{ form, dirty, busy, onClose }}
    >
      <form id={form} noValidate className={classes['editor']} onSubmit={submit}>
        <div className={classes['beside']}>
          <VideoPlayer
            video={{ sources: video.sources, tracks: [] }}
            label={words.player}
            className={classes['video'] ?? ''}
            element={player}
            onTime={setNow}
          />
          <p className={classes['line']} {...ofLanguage(track.srclang)}>
            {rows && cuesOf(rows).find(({ start, end }) => start <= now && now < end)?.text}
          </p>
          {rows && (
            <Button variant="default" size="sm" leftSection={<Icon of={IconPlus} size={18} />} onClick={add}>
              {words.addLine}
            </Button>
          )}
        </div>
        {state === 'busy' && <Skeleton shape="list" count={4} />}
        {state === 'failed' && <Failed what={words.notLoaded} onLoadAgain={load} />}
        {rows?.length === 0 && <p>{words.noLines}</p>}
        <ol ref={list} className={classes['cues']}>
          {rows?.map((row, index) => (
            <CueRow
              key={row.key}
              {...{ row, index }}
              language={track.srclang}
              issue={asked ? whyNotCue(row) : null}
              isNow={(readTime(row.start) ?? Infinity) <= now && now < (readTime(row.end) ?? 0)}
              momentNow={() => player.current?.currentTime ?? 0}
              onChange={(changes) => setRows(rows.with(index, { ...row, ...changes }))}
              onPlay={() => playFrom(row)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      </form>
    </FormDialog>,
    document.body,
  );
}

/** The lines of a file of captions as they are edited; null while they are not here. */
function useRows(src: string) {
  const [rows, setRows] = useState<readonly CueValues[] | null>(null);
  const [first, setFirst] = useState<readonly CueValues[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [asked, setAsked] = useState({ src });
  useEffect(() => {
    const ended = new AbortController();
    const read = async () => {
      const reply = await fetch(asked.src, { signal: ended.signal });
      const cues = reply.ok ? readCaptions(await reply.text())?.cues : null;
      if (!cues) throw new Error(`no captions: ${reply.status}`);
      const values = cues.map(cueValues);
      setFirst(values);
      setRows(values);
    };
    read().catch((error: unknown) => {
      if (ended.signal.aborted) return;
      console.error(error);
      setFailed(true);
    });
    return () => ended.abort();
  }, [asked]);
  const load = () => {
    setFailed(false);
    setAsked({ src });
  };
  const state = rows ? 'idle' : failed ? 'failed' : 'busy';
  return { rows, setRows, dirty: JSON.stringify(rows) !== JSON.stringify(first), state, load } as const;
}
