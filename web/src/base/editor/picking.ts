import { createContext } from 'react';

/** A picture of the media library: its address there and its size in pixels. */
export type PickedPicture = { readonly url: string; readonly width?: number; readonly height?: number };

/** A video of the media library: its files, and what is read or heard beside it. */
export type PickedVideo = {
  readonly sources: readonly { readonly url: string; readonly type: 'video/mp4' | 'video/webm' }[];
  readonly tracks: readonly {
    readonly url: string;
    readonly kind: 'captions' | 'subtitles' | 'descriptions' | 'chapters';
    readonly language: string;
    readonly label: string;
  }[];
};

/** How a file is chosen for a text; null where nothing was. What is left out has no button. */
export type Picking = {
  readonly pickImage?: () => Promise<PickedPicture | null>;
  readonly pickVideo?: () => Promise<PickedVideo | null>;
  /** Takes a picture from the clipboard into the media library; null where it could not. */
  readonly uploadImage?: (file: File) => Promise<PickedPicture | null>;
};

/** Gives all editors below it their pictures and videos. */
export const PickingContext = createContext<Picking>({});
