import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** Says a text to those who hear the page, once it has stood for a moment: what follows on typing is said at its end. */
export function Spoken({ text }: { readonly text: string }) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(text), 700);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <output>
      <VisuallyHidden>{said}</VisuallyHidden>
    </output>
  );
}
