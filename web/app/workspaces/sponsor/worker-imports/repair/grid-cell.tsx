import type { ImportRows } from '@portway/contracts/sponsor/worker-imports/import-repair';
import type { ImportFault } from '@portway/contracts/sponsor/worker-imports/worker-imports';
import { type KeyboardEvent, useId, useState } from 'react';

interface GridCellProps {
  cell: ImportRows['rows'][number]['cells'][number] | undefined;
  fault: ImportFault | undefined;
  /** Names the field of the cell while it is changed. */
  label: string;
  isFirst: boolean;
  onFocus: () => void;
  /** Undefined of a cell that is not read. */
  onSave: ((replacement: string) => void) | undefined;
}

/** A cell that is changed by Enter, a double click or typing; a click on one with a fault changes it at once. */
export function GridCell({ cell, fault, label, isFirst, onFocus, onSave }: GridCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const reason = useId();
  const isHidden = cell?.text === null;
  const text = cell?.text ?? '';
  const begin = (start: string) => onSave !== undefined && setDraft(start);
  const save = (replacement: string) => {
    setDraft(null);
    if (isHidden ? replacement !== '' : replacement !== text) onSave?.(replacement);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (draft === null && (event.key === 'Enter' || event.key === 'F2')) {
      event.preventDefault();
      begin(text);
    }
  };
  const onEdit = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    const cellElement = event.currentTarget.closest('td');
    if (event.key === 'Enter') save(event.currentTarget.value);
    else if (event.key === 'Escape') setDraft(null);
    else return;
    event.preventDefault();
    cellElement?.focus();
  };
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      tabIndex={isFirst ? 0 : -1}
      aria-invalid={fault === undefined ? undefined : true}
      aria-describedby={fault === undefined ? undefined : reason}
      aria-readonly={onSave === undefined ? true : undefined}
      className={
        fault === undefined ? (cell?.isCorrected === true ? 'grid-corrected' : undefined) : 'grid-fault'
      }
      title={fault?.message}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onDoubleClick={() => begin(text)}
      onClick={() => fault !== undefined && draft === null && begin(text)}
    >
      {draft === null ? (
        <span className="grid-text">{isHidden ? 'Hidden' : text}</span>
      ) : (
        <input
          // biome-ignore lint/a11y/noAutofocus: the person has just asked to change this cell
          autoFocus
          aria-label={label}
          aria-describedby={fault === undefined ? undefined : reason}
          autoComplete="off"
          defaultValue={draft}
          maxLength={500}
          onKeyDown={onEdit}
          onBlur={(event) => save(event.currentTarget.value)}
        />
      )}
      {fault !== undefined && (
        <span id={reason} className="sr-only">
          {fault.message}
        </span>
      )}
    </td>
  );
}
