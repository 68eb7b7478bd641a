import '../../ui/theme/reading-font.css';
import { IconPlayerPause, IconPlayerPlay, IconPlayerSkipBack, IconPlayerSkipForward } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ofLanguage } from '../../texts/of-language.ts';
import { texts } from '../../texts/texts.ts';
import { Button } from '../../ui/action/button.ts';
import { IconButton } from '../../ui/action/icon-button.tsx';
import { Dialog } from '../../ui/feedback/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ListeningSettings } from './listening-settings.tsx';
import { useListening } from './listening.ts';
import { PassageText } from './passage-text.tsx';
import classes from './reader-dialog.module.css';
import type { Passage } from './selected.ts';
import { speak, type Place } from './voice.ts';
import { readable } from './words.ts';

type Props = { readonly passage: Passage; readonly onClose: () => void };

/** A text on its own, read aloud with the word that is spoken marked, as fast, large and wide as a person likes. */
export function ReaderDialog({ passage: { text, language }, onClose }: Props) {
  const words = texts.reader;
  const paragraphs = useMemo(() => readable(text, language), [text, language]);
  const sentences = useMemo(() => paragraphs.flat(), [paragraphs]);
  const [listening, change] = useListening();
  const [place, setPlace] = useState<Place>({ sentence: 0, word: 0 });
  const [speaks, setSpeaks] = useState(false);
  const [brokeOff, setBrokeOff] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const pause = () => {
    stop.current();
    setSpeaks(false);
  };
  const play = (from: Place, manner = listening) => {
    stop.current();
    setSpeaks(true);
    setBrokeOff(false);
    stop.current = speak(
      sentences,
      from,
      { language, ...manner },
      {
        onPlace: setPlace,
        onEnd: (failed) => {
          setSpeaks(false);
          setBrokeOff(failed);
          if (!failed) setPlace({ sentence: 0, word: 0 });
        },
      },
    );
  };
  const go = (to: Place) => (speaks ? play(to) : setPlace(to));
  const skip = (by: 1 | -1) => {
    const sentence = Math.min(Math.max(place.sentence + by, 0), sentences.length - 1);
    go({ sentence, word: 0 });
  };
  return (
    <Dialog
      unsaved={false}
      title={texts.library.readAloud}
      size="picture"
      onClose={onClose}
      actions={
        <>
          <IconButton
            icon={IconPlayerSkipBack}
            flips
            label={words.sentenceBefore}
            disabled={place.sentence === 0}
            onClick={() => skip(-1)}
          />
          <Button
            data-autofocus
            leftSection={<Icon of={speaks ? IconPlayerPause : IconPlayerPlay} />}
            onClick={() => (speaks ? pause() : play(place))}
          >
            {speaks ? words.pause : words.play}
          </Button>
          <IconButton
            icon={IconPlayerSkipForward}
            flips
            label={words.sentenceAfter}
            disabled={place.sentence === sentences.length - 1}
            onClick={() => skip(1)}
          />
        </>
      }
    >
      <ListeningSettings
        language={language}
        listening={listening}
        onChange={(part) => {
          change(part);
          // What is spoken goes on in the new manner from where it is.
          if (speaks && !('lines' in part)) play(place, { ...listening, ...part });
        }}
      />
      <p role="status" className={classes['brokeOff']}>
        {brokeOff && words.brokeOff}
      </p>
      <div {...ofLanguage(language)}>
        <PassageText paragraphs={paragraphs} place={place} speaks={speaks} lines={listening.lines} onPlace={go} />
      </div>
    </Dialog>
  );
}
