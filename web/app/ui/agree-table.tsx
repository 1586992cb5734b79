import type { ReactNode } from 'react';
import './agree-table.css';
import './disclosure.css';
import { SpriteIcon } from './sprite-icon.tsx';

export interface AgreeColumn {
  readonly key: string;
  readonly head: string;
  /** Said under the head. */
  readonly note?: string | undefined;
}

export interface AgreeValue {
  readonly key: string;
  readonly words: string;
  /** Underlined in gold: it differs from another one. */
  readonly differs: boolean;
  /** Where it stands, and for when. */
  readonly beside: ReactNode;
}

export interface AgreeRow {
  readonly key: string;
  readonly title: string;
  /** `open`: on a ground of its own, and on a phone unfolded. `quiet`: nothing to do. */
  readonly look: 'open' | 'told' | 'quiet';
  /** By the key of their column. */
  readonly values: Readonly<Record<string, readonly AgreeValue[]>>;
  /** A few words for the line of a folded card. */
  readonly short: string;
  readonly verdict: ReactNode;
}

interface AgreeTableProps {
  caption: string;
  columns: readonly AgreeColumn[];
  rows: readonly AgreeRow[];
  /** The head of the last column. */
  last: string;
}

/**
 * What several sources say of the same fields, side by side. The table scrolls in itself and is never squeezed; on a phone
 * each field is a card, and only those that are open are unfolded.
 */
export function AgreeTable({ caption, columns, rows, last }: AgreeTableProps) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="agree-table" role="group" aria-label={caption} tabIndex={0}>
        <table>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <td />
              {columns.map(({ key, head, note }) => (
                <th key={key} scope="col">
                  {head}
                  {note !== undefined && <small>{note}</small>}
                </th>
              ))}
              <th scope="col">{last}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, title, look, values, verdict }) => (
              <tr key={key} data-look={look}>
                <th scope="row">{title}</th>
                {columns.map((column) => (
                  <td key={column.key}>
                    <Values values={values[column.key] ?? []} />
                  </td>
                ))}
                <td>{verdict}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul className="agree-cards" aria-label={caption}>
        {rows.map((row) => (
          <Card key={row.key} row={row} columns={columns} />
        ))}
      </ul>
    </>
  );
}

function Card({ row, columns }: { row: AgreeRow; columns: readonly AgreeColumn[] }) {
  const { title, look, values, short, verdict } = row;
  const stated = (
    <dl>
      {columns
        .filter(({ key }) => (values[key] ?? []).length > 0)
        .map(({ key, head }) => (
          <div key={key} className="contents">
            <dt>{head}</dt>
            <dd>
              <Values values={values[key] ?? []} />
            </dd>
          </div>
        ))}
    </dl>
  );
  if (look === 'open')
    return (
      <li data-look={look}>
        <h3 className="text-17 font-semibold">{title}</h3>
        {stated}
        {verdict}
      </li>
    );
  return (
    <li data-look={look}>
      <details className="disclosure">
        <summary>
          <span>
            <span className="font-semibold">{title}</span>
            <span className="block text-14 text-ink-2">{short}</span>
          </span>
          <SpriteIcon name="chevron-right" size={20} className="disclosure-mark shrink-0" />
        </summary>
        <div className="pb-3">
          {stated}
          {verdict}
        </div>
      </details>
    </li>
  );
}

function Values({ values }: { values: readonly AgreeValue[] }) {
  if (values.length === 0) return <span aria-hidden>·</span>;
  return values.map(({ key, words, differs, beside }) => (
    <span key={key} className="agree-value">
      <span data-differs={differs ? '' : undefined}>
        {words}
        {differs && <span className="sr-only"> (differs)</span>}
      </span>
      <small>{beside}</small>
    </span>
  ));
}
