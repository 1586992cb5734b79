import { classNames } from '../../../../ui/class-names.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { Remark } from '../remark.tsx';
import type { CellShown, ComparisonShown } from './present-comparison.ts';

const head = 'sticky left-0 bg-card py-3 pr-3 text-left';

/**
 * Rows are answers and fees, columns are scenarios. On a phone it scrolls sideways with the row headings
 * fixed.
 */
export function ComparisonTable({
  parts,
  names,
}: {
  parts: ComparisonShown['parts'];
  names: readonly string[];
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className="relative overflow-x-auto" role="group" aria-label="Scenarios side by side" tabIndex={0}>
      <table className="w-full border-collapse text-15">
        <caption className="sr-only">Scenarios side by side</caption>
        <thead>
          <tr className="border-b border-line">
            <td className={head} />
            {names.map((name) => (
              <th key={name} scope="col" className="w-1/5 py-3 pl-4 text-right font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {parts.map(({ title, rows }) => (
          <tbody key={title}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={names.length + 1}
                className="pt-7 pb-3 text-left font-display text-20 font-bold"
              >
                <span className="sticky left-0">{title}</span>
              </th>
            </tr>
            {rows.map(({ label, remark, cells, strong }) => (
              <tr
                key={label}
                className={classNames('border-t border-line align-top', strong && 'font-semibold')}
              >
                <th scope="row" className={classNames(head, '[font-weight:inherit]')}>
                  {label}
                  <Beneath>{remark}</Beneath>
                </th>
                {cells.map((cell, place) => (
                  <td key={names[place]} className="figures min-w-24 py-3 pl-4 text-right whitespace-normal">
                    <Cell {...cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function Cell({ text, remark, differs, tag }: CellShown) {
  if (differs) {
    return (
      <Tag look="sand">
        {text}
        <span className="sr-only">, not as in A</span>
      </Tag>
    );
  }
  return (
    <>
      {text}
      {tag !== undefined && (
        <span className="mt-1 block">
          <Tag look="gold">{tag}</Tag>
        </span>
      )}
      <Beneath>{remark}</Beneath>
    </>
  );
}

function Beneath({ children }: { children: string | undefined }) {
  return (
    children && (
      <div className="pt-1 text-14 font-normal whitespace-normal text-ink-2">
        <Remark>{children}</Remark>
      </div>
    )
  );
}
