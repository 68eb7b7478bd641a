import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';

/** Speaks the title of each page that is navigated to; the first page is read by the browser itself. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return undefined;
    let first = true;
    const observer = new MutationObserver(() => {
      if (!first) setTitle(document.title);
      first = false;
    });
    observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, []);
  return (
    <output aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </output>
  );
}
