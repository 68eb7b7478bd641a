import { onTestFinished } from 'vitest';

/** A voice that says nothing and is led by the test: which texts it was given, the word it is at, its end. */
export function giveVoice(voices: readonly { name: string; lang: string }[] = [{ name: 'Ada', lang: 'en-GB' }]) {
  const said: SpeechSynthesisUtterance[] = [];
  const target = new EventTarget();
  const synthesis = Object.assign(target, {
    getVoices: () => voices.map((voice) => ({ ...voice, voiceURI: voice.name, default: false, localService: true })),
    speak: (utterance: SpeechSynthesisUtterance) => void said.push(utterance),
    cancel: () => {
      silenced += 1;
    },
  });
  let silenced = 0;
  const restore = [
    replace(window, 'speechSynthesis', { value: synthesis }),
    // Only voices of the browser itself may be set there.
    replace(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true }),
  ];
  onTestFinished(() => {
    for (const back of restore) back();
    localStorage.removeItem('lectern-listening');
    localStorage.removeItem('lectern-reading');
  });
  const latest = () => {
    const utterance = said.at(-1);
    if (!utterance) throw new Error('nothing was said');
    return utterance;
  };
  const tell = (event: Event) => latest().dispatchEvent(event);
  return {
    texts: () => said.map(({ text }) => text.trim()),
    latest,
    silenced: () => silenced,
    at: (charIndex: number) =>
      tell(new SpeechSynthesisEvent('boundary', { utterance: latest(), name: 'word', charIndex })),
    end: () => tell(new SpeechSynthesisEvent('end', { utterance: latest() })),
    breakOff: () => tell(new SpeechSynthesisErrorEvent('error', { utterance: latest(), error: 'synthesis-failed' })),
  };
}

function replace(object: object, name: string, by: PropertyDescriptor): () => void {
  const own = Object.getOwnPropertyDescriptor(object, name);
  Object.defineProperty(object, name, { configurable: true, ...by });
  return () => {
    if (own) Object.defineProperty(object, name, own);
  };
}
