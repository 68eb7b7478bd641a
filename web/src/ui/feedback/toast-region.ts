let region: HTMLElement | null = null;
let home: Element | null = null;
const modals: Element[] = [];

/** The part of the page in which toasts appear, and where it stands while no dialog is open. */
export function setToastRegion(element: HTMLElement | null): void {
  region = element;
  home = element?.parentElement ?? null;
  place();
}

/** Beside a modal dialog nothing can be pressed or is spoken, so toasts appear inside the one on top; gives what ends that. */
export function takeToastsInto(dialog: Element): () => void {
  modals.push(dialog);
  place();
  return () => {
    modals.splice(modals.indexOf(dialog), 1);
    place();
  };
}

function place(): void {
  const into = modals.at(-1) ?? home;
  if (!region || !into) return;
  if (region.parentElement !== into) into.append(region);
  showToastsOnTop();
}

/** What is shown last lies above everything that was shown before. */
export function showToastsOnTop(): void {
  if (!region?.isConnected) return;
  region.hidePopover();
  region.showPopover();
}
