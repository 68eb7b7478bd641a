/** Shows the words that stand in the page itself: without a catalogue the app has none. */
export function showNotLoaded(error: unknown): void {
  console.error(error);
  const page = document.getElementById('not-loaded');
  page?.removeAttribute('hidden');
  page?.querySelector('button')?.addEventListener('click', () => window.location.reload());
}
