import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** Where a card was when it had the focus. */
interface CardPlace {
  readonly card: HTMLElement;
  readonly column: number;
  readonly row: number;
}

interface CardKeys {
  /** For the element around the board. */
  readonly box: RefObject<HTMLElement | null>;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * The board by keyboard: arrows go from card to card, and the focus goes to the next card where the focused one has
 * left its column. `onKey` is called for other keys without a modifier, pressed on a card.
 */
export function useCardKeys(onKey: (key: string) => boolean): CardKeys {
  const box = useRef<HTMLElement>(null);
  const place = useRef<CardPlace>(undefined);
  useLayoutEffect(() => {
    const { current: from } = place;
    if (from === undefined || box.current === null || document.activeElement !== document.body) return;
    const columns = columnsIn(box.current);
    if (columns.some((cards) => cards.includes(from.card))) return;
    cardNear(columns, from)?.focus();
  });
  return {
    box,
    onFocus({ target }) {
      if (box.current !== null) place.current = placeOf(columnsIn(box.current), target);
    },
    onKeyDown(event) {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (box.current === null || ctrlKey || metaKey || altKey || !(target instanceof Element)) return;
      const columns = columnsIn(box.current);
      const from = placeOf(columns, target);
      if (from === undefined) return;
      const next = cardBy(columns, from, key);
      if (next !== undefined) next.focus();
      else if (!onKey(key) && !key.startsWith('Arrow')) return;
      event.preventDefault();
    },
  };
}

/** The cards' links, column by column, as far as they are on the screen. */
function columnsIn(board: HTMLElement): readonly (readonly HTMLElement[])[] {
  return [...board.querySelectorAll('.board-column')].map((column) =>
    [...column.querySelectorAll<HTMLElement>('.board-card h3 a')].filter(
      (card) => card.getClientRects().length > 0,
    ),
  );
}

function placeOf(columns: readonly (readonly HTMLElement[])[], target: Element): CardPlace | undefined {
  const link = target.closest('.board-card')?.querySelector<HTMLElement>('h3 a');
  if (!link) return undefined;
  const column = columns.findIndex((cards) => cards.some((card) => card === link));
  const row = columns[column]?.findIndex((card) => card === link);
  return row === undefined ? undefined : { card: link, column, row };
}

function cardBy(
  columns: readonly (readonly HTMLElement[])[],
  { column, row }: CardPlace,
  key: string,
): HTMLElement | undefined {
  if (key === 'ArrowDown') return columns[column]?.[row + 1];
  if (key === 'ArrowUp') return columns[column]?.[row - 1];
  if (key === 'ArrowRight') return cardIn(columns.slice(column + 1), row);
  if (key === 'ArrowLeft') return cardIn(columns.slice(0, column).toReversed(), row);
  return undefined;
}

/** At this height, or the lowest, of the first column that has cards. */
function cardIn(columns: readonly (readonly HTMLElement[])[], row: number): HTMLElement | undefined {
  const cards = columns.find(({ length }) => length > 0);
  return cards?.[Math.min(row, cards.length - 1)];
}

/** The one that has come to where a card was; in a column left empty, the next column's. */
function cardNear(
  columns: readonly (readonly HTMLElement[])[],
  { column, row }: CardPlace,
): HTMLElement | undefined {
  return cardIn([...columns.slice(column), ...columns.slice(0, column).toReversed()], row);
}
