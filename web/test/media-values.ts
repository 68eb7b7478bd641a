import { uploadPresets, type UploadPreset } from '@lectern/domain/base/media/upload-preset.ts';
import { onTestFinished } from 'vitest';

/** What lets Amara send files of all kinds. */
export const uploadInfo = {
  __typename: 'CloudinaryInfo',
  api_key: 'amara',
  timestamp: 1_760_000_000,
  signatures: (Object.keys(uploadPresets) as UploadPreset[]).map((upload_preset) => ({
    __typename: 'UploadSignature',
    upload_preset,
    folder: uploadPresets[upload_preset].folder,
    signature: `signature of ${upload_preset}`,
  })),
};

type Sent = {
  readonly order: Readonly<Record<string, string>>;
  readonly authorization: string | null;
  readonly file: File;
};
/** Status 0 is a line that breaks. */
type Answer = (sent: Sent, address: string) => { readonly status: number; readonly text: string };

const kept: Answer = ({ file }, address) => ({
  status: 201,
  text: JSON.stringify({
    public_id: address.slice('/media/'.length),
    secure_url: address,
    content_type: file.type,
    width: 40,
    height: 30,
    existing: false,
  }),
});

/** What POST /media would be: it takes every file, unless it is told to answer otherwise or not at all. */
export function fileTaker(answer: Answer | 'stalls' = kept) {
  const Real = window.XMLHttpRequest;
  const sent: Sent[] = [];
  const taker = {
    sent,
    stopped: 0,
    address: (at: number) => `/media/00000000-0000-4000-8000-00000000000${at}`,
  };
  class FileRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    responseText = '';
    private url = new URL(window.location.href);
    private authorization: string | null = null;
    open(_method: string, address: string) {
      this.url = new URL(address, window.location.href);
    }
    setRequestHeader(name: string, value: string) {
      if (name === 'authorization') this.authorization = value;
    }
    send(file: File) {
      this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: file.size / 2, total: file.size }));
      if (answer === 'stalls') return;
      const { authorization } = this;
      const order = Object.fromEntries(this.url.searchParams);
      const { status, text } = answer({ file, order, authorization }, taker.address(sent.length));
      sent.push({ file, order, authorization });
      this.status = status;
      this.responseText = text;
      queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')));
    }
    abort() {
      taker.stopped += 1;
      this.dispatchEvent(new Event('abort'));
    }
  }
  window.XMLHttpRequest = FileRequest as unknown as typeof XMLHttpRequest;
  onTestFinished(() => {
    window.XMLHttpRequest = Real;
  });
  return taker;
}

/** A picture of the library that a page shows, and an earlier version of it. */
export const mediaItemOf = (values: Record<string, unknown> & { id: string; name: string }) => ({
  url: `/media/${values.id}`,
  kind: 'PICTURE',
  content_type: 'image/webp',
  bytes: 12_000,
  width: 640,
  height: 480,
  uses: [
    { kind: 'BOOK_PAGE', item_id: 'b1', name: 'Masts', place: 'Rigging', is_present: true },
    { kind: 'EARLIER_VERSION', item_id: 'b1', name: '', place: null, is_present: false },
  ],
  ...values,
});

type Asked = { readonly search: string; readonly kind: string | null; readonly unusedOnly: boolean };

/** A library of these files, found by name and kind as on the server, for an author who may send more. */
export const mediaLibrary = (files: readonly ReturnType<typeof mediaItemOf>[]) => ({
  cloudinaryInfo: uploadInfo,
  mediaItems: ({ search, kind, unusedOnly }: Asked) => ({
    items: files.filter(
      (file) => file.name.includes(search) && (!kind || file.kind === kind) && (!unusedOnly || file.uses.length === 0),
    ),
    hasMore: false,
    cursor: null,
  }),
});
