/** What the form of a card is told. */
export type CardFormProps = {
  readonly lessonId: string;
  /** Null for a card that is not there yet. */
  readonly cardId: string | null;
  readonly language: string;
  readonly onDone: () => void;
  readonly onClose: () => void;
};
