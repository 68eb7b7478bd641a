import { useEffect, useMemo, useState } from 'react';
import { wordAt, type Sentence } from './words.ts';

/** A word of the text that is read: its sentence, counted through all paragraphs, and its place in it. */
export type Place = { readonly sentence: number; readonly word: number };

/** How it is spoken. */
export type Manner = { readonly language: string; readonly rate: number; readonly voice: string | null };

/** The voices of this browser that speak a language, those of its region first. */
export function useVoices(language: string): readonly SpeechSynthesisVoice[] {
  const [all, setAll] = useState(() => speechSynthesis.getVoices());
  useEffect(() => {
    const take = () => setAll(speechSynthesis.getVoices());
    speechSynthesis.addEventListener('voiceschanged', take);
    return () => speechSynthesis.removeEventListener('voiceschanged', take);
  }, []);
  return useMemo(() => {
    const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
    return all
      .filter(({ lang }) => base(lang) === base(language))
      .toSorted((one, other) => Number(other.lang === language) - Number(one.lang === language));
  }, [all, language]);
}

type Teller = {
  readonly onPlace: (place: Place) => void;
  /** `failed` where the voice broke off by itself. */
  readonly onEnd: (failed: boolean) => void;
};

/** Speaks from a word to the end, sentence by sentence, since some voices fall silent in a long text. It returns how to stop. */
export function speak(sentences: readonly Sentence[], from: Place, manner: Manner, teller: Teller): () => void {
  let over = false;
  const end = (failed: boolean) => {
    if (!over) teller.onEnd(failed);
    over = true;
  };
  const say = (index: number, word: number) => {
    const sentence = sentences[index];
    if (!sentence) return end(false);
    const start = sentence.words[word]?.at ?? 0;
    const utterance = new SpeechSynthesisUtterance(sentence.text.slice(start));
    utterance.lang = manner.language;
    utterance.rate = manner.rate;
    utterance.voice = speechSynthesis.getVoices().find(({ voiceURI }) => voiceURI === manner.voice) ?? null;
    utterance.addEventListener('boundary', ({ name, charIndex }) => {
      if (!over && name === 'word') teller.onPlace({ sentence: index, word: wordAt(sentence, start + charIndex) });
    });
    utterance.addEventListener('end', () => {
      if (!over) say(index + 1, 0);
    });
    utterance.addEventListener('error', ({ error }) => {
      if (over) return;
      console.error(`Reading aloud broke off: ${error}`);
      end(true);
    });
    teller.onPlace({ sentence: index, word: word || wordAt(sentence, 0) });
    speechSynthesis.speak(utterance);
  };
  // What another page or an earlier press left to be spoken would come first.
  speechSynthesis.cancel();
  say(from.sentence, from.word);
  return () => {
    over = true;
    speechSynthesis.cancel();
  };
}
