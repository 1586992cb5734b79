import {
  type DragEvent,
  type FocusEventHandler,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useId,
  useState,
} from 'react';
import './board.css';

interface BoardProps {
  label: string;
  /** What the keyboard does on its cards. */
  keys: {
    readonly box: RefObject<HTMLElement | null>;
    readonly onFocus: FocusEventHandler;
    readonly onKeyDown: KeyboardEventHandler;
  };
  children: ReactNode;
}

/** A board of columns, side by side; on a phone only the current one. */
export function Board({ label, keys, children }: BoardProps) {
  const { box, ...handlers } = keys;
  return (
    <section ref={box} className="board" aria-label={label} {...handlers}>
      {children}
    </section>
  );
}

interface BoardColumnProps {
  title: string;
  count: number;
  /** The column that a phone shows. */
  isCurrent: boolean;
  /** Given, cards can be dropped here. */
  onDrop?: ((card: string) => void) | undefined;
  children: ReactNode;
}

const cardType = 'text/plain';

export function BoardColumn({ title, count, isCurrent, onDrop, children }: BoardColumnProps) {
  const heading = useId();
  const [isOver, setIsOver] = useState(false);
  const dropping =
    onDrop === undefined
      ? {}
      : {
          onDragOver(event: DragEvent) {
            event.preventDefault();
            setIsOver(true);
          },
          onDragLeave: () => setIsOver(false),
          onDrop(event: DragEvent) {
            event.preventDefault();
            setIsOver(false);
            onDrop(event.dataTransfer.getData(cardType));
          },
        };
  return (
    <section
      className="board-column"
      aria-labelledby={heading}
      data-current={isCurrent || undefined}
      data-over={isOver || undefined}
      {...dropping}
    >
      <h2 id={heading} className="board-title">
        {title} <span>{count.toLocaleString('en-GB')}</span>
      </h2>
      {children}
    </section>
  );
}

interface BoardCardProps {
  id: string;
  /** The card whose details are open. */
  isOpen: boolean;
  /** Whether it can be dragged; on a phone and by keyboard there is another way. */
  canMove: boolean;
  children: ReactNode;
}

export function BoardCard({ id, isOpen, canMove, children }: BoardCardProps) {
  return (
    <li
      className="board-card"
      data-open={isOpen || undefined}
      draggable={canMove}
      onDragStart={(event) => {
        event.dataTransfer.setData(cardType, id);
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      {children}
    </li>
  );
}
