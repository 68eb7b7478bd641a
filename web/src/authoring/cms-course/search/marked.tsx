import { piecesOf } from '@lectern/domain/base/search/found-in.ts';

type Props = { readonly text: string; readonly search: string };

/** A text in which the words are marked that a search has found. */
export const Marked = ({ text, search }: Props) =>
  piecesOf(text, search).map((piece, index) => (piece.isFound ? <mark key={index}>{piece.text}</mark> : piece.text));
