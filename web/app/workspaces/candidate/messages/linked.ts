/** A piece of a message: words, or an address that can be opened. */
export type Piece = { readonly words: string } | { readonly address: string };

/**
 * Addresses of the web; a full stop or a bracket after one belongs to the sentence. One with a name before its host, as in
 * `https://gov.uk@example.com`, looks like another than it is, and stays words.
 */
const address = /https?:\/\/(?![^/?#\s]*@)[^\s<>"\p{Cf}]*[^\s<>".,;:!?'’”)\]\p{Cf}]/giu;

/** What was written, with the addresses in it apart. */
export function linked(text: string): Piece[] {
  const pieces: Piece[] = [];
  let place = 0;
  for (const found of text.matchAll(address)) {
    if (found.index > place) pieces.push({ words: text.slice(place, found.index) });
    pieces.push({ address: found[0] });
    place = found.index + found[0].length;
  }
  if (place < text.length) pieces.push({ words: text.slice(place) });
  return pieces;
}
