/** A part of a message: text, or a URL to link. */
export type Piece = { readonly words: string } | { readonly address: string };

/**
 * Web URLs; a full stop or a bracket after one belongs to the sentence. One with a user name before its host,
 * as in `https://gov.uk@example.com`, is misleading and stays plain text.
 */
const address = /https?:\/\/(?![^/?#\s]*@)[^\s<>"\p{Cf}]*[^\s<>".,;:!?'’”)\]\p{Cf}]/giu;

/** Splits a message into text and URLs. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const match of text.matchAll(address)) {
    if (match.index > place) pieces.push({ words: text.slice(place, match.index) });
    pieces.push({ address: match[0] });
    place = match.index + match[0].length;
  }
  if (place < text.length) pieces.push({ words: text.slice(place) });
  return pieces;
}
