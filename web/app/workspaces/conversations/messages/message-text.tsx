import { linked } from './linked.ts';

/** A message as it was written; URLs are links that open in a new tab. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="as-sent">
      {linked(text).map((piece, place) =>
        'address' in piece ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
          <a key={place} href={piece.address} target="_blank" rel="noopener noreferrer nofollow">
            {piece.address}
          </a>
        ) : (
          piece.words
        ),
      )}
    </p>
  );
}
