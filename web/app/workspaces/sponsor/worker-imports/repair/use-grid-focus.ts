import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react';

interface Place {
  readonly row: number;
  readonly column: number;
}

const steps: Readonly<Record<string, Place>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
  Home: { row: 0, column: -Number.MAX_SAFE_INTEGER },
  End: { row: 0, column: Number.MAX_SAFE_INTEGER },
};

/** Moves the focus between the cells of a grid by the arrow keys, and back to its place when the rows have changed. */
export function useGridFocus(table: RefObject<HTMLTableElement | null>) {
  const last = useRef<Place>(undefined);
  const focus = useCallback(
    ({ row, column }: Place) => {
      const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
      const target = rows[Math.min(Math.max(row, 0), rows.length - 1)];
      const cells = [...(target?.querySelectorAll('td') ?? [])];
      const cell = cells[Math.min(Math.max(column, 0), cells.length - 1)];
      if (cell === undefined || target === undefined) return;
      for (const each of table.current?.querySelectorAll('td[tabindex="0"]') ?? [])
        each.setAttribute('tabindex', '-1');
      cell.setAttribute('tabindex', '0');
      last.current = { row: rows.indexOf(target), column: cells.indexOf(cell) };
      cell.focus();
    },
    [table],
  );
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = steps[event.key];
    const cell = event.target instanceof HTMLElement ? event.target.closest('td') : null;
    const row = cell?.closest('tr');
    const rows = [...(table.current?.tBodies[0]?.rows ?? [])];
    if (cell === null || row == null) return;
    const place = { row: rows.indexOf(row), column: [...row.querySelectorAll('td')].indexOf(cell) };
    last.current = place;
    if (step === undefined) return;
    event.preventDefault();
    focus({ row: place.row + step.row, column: place.column + step.column });
  };
  /** Only where the focus was lost with a row that is gone. */
  const restore = useCallback(() => {
    if (last.current !== undefined && document.activeElement === document.body) focus(last.current);
  }, [focus]);
  return { onKeyDown, restore };
}
