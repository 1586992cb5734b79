import { linked } from './linked.ts';

/** What somebody wrote, as they wrote it; addresses can be opened, in a page of their own. */
export function SaidText({ text }: { text: string }) {
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
