import { IconBook2, IconCards, IconVideo } from '@tabler/icons-react';

/** The picture of each kind of study material. */
export const materialIcons = { 'e-book': IconBook2, quickdeck: IconCards, quickclip: IconVideo };
