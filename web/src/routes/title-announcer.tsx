import { useEffect, useState } from 'react';
import { isLaterPage } from '../ui/page/page-heading.tsx';
import { VisuallyHidden } from '../ui/page/visually-hidden.tsx';

/** Speaks the title of each page that is navigated to; the first page is read by the browser itself. */
export function TitleAnnouncer() {
  const [title, setTitle] = useState('');
  useEffect(() => {
    const element = document.querySelector('title');
    if (!element) return undefined;
    const observer = new MutationObserver(() => {
      if (isLaterPage()) setTitle(document.title);
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
