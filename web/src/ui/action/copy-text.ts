import { showToast } from '../feedback/toast-store.ts';

/** Copies a text and says so; false where the browser does not let it, which is said too. */
export async function copyText(text: string, words: { readonly copied: string; readonly failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    showToast('error', words.failed);
    return false;
  }
  showToast('success', words.copied);
  return true;
}
