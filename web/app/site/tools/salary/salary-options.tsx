import { Disclosure } from '../../../ui/disclosure.tsx';
import { ResultPart } from '../../../ui/result-card.tsx';
import { type Column, DataTable } from '../../../ui/table.tsx';
import type { OptionShown } from './present-options.ts';

/** A part of which only a heading shows until it is opened. */
export const foldedPadding = 'max-sm:py-2';

/** The option that decides, those that would ask for less, and those that change nothing. */
export function SalaryOptions({ options }: { options: readonly OptionShown[] }) {
  if (options.length === 0) return null;
  const lower = options.filter(({ wouldLower }) => wouldLower).toSorted(byPence);
  const decides = options.filter(({ decides: it }) => it);
  const open = decides.length > 0 ? decides : options.filter(({ wouldLower }) => !wouldLower);
  const from26 = options.filter(({ wouldLowerFrom26 }) => wouldLowerFrom26).toSorted(byPence);
  const others = options.filter((option) => ![open, lower, from26].some((group) => group.includes(option)));
  return (
    <>
      <ResultPart className="flex flex-col gap-5">
        <Group caption={captionOf(decides.length)} options={open} />
        <Group caption="Would be lower for" options={lower} />
      </ResultPart>
      <Folded words="lower from 26 only" options={from26} />
      <Folded words="with no lower figure" options={others} />
    </>
  );
}

function Folded({ words, options }: { words: string; options: readonly OptionShown[] }) {
  if (options.length === 0) return null;
  return (
    <ResultPart className={foldedPadding}>
      <Disclosure summary={`${options.length === 1 ? '1 option' : `${options.length} options`} ${words}`}>
        <Group caption={`Options ${words}`} quietCaption options={options} />
      </Disclosure>
    </ResultPart>
  );
}

const captionOf = (deciding: number) =>
  deciding === 0
    ? 'Options that apply'
    : deciding === 1
      ? 'The option that decides'
      : 'The options that decide';

const byPence = (one: OptionShown, other: OptionShown) => (one.pence ?? 0) - (other.pence ?? 0);

interface GroupProps {
  caption: string;
  quietCaption?: boolean;
  options: readonly OptionShown[];
}

const columns: readonly Column<OptionShown>[] = [
  {
    head: 'Option',
    cell: ({ letter, title, needs, tests, decides }) => (
      <>
        {letter} · {title}
        <span className="block text-14 font-normal text-ink-2">{decides ? needs : tests || needs}</span>
      </>
    ),
  },
  { head: 'Minimum', cell: ({ minimum }) => minimum, figure: true },
];

function Group({ caption, quietCaption = false, options }: GroupProps) {
  if (options.length === 0) return null;
  return (
    <DataTable
      caption={caption}
      quietCaption={quietCaption}
      quietHead
      columns={columns}
      rows={options}
      keyOf={({ letter }) => letter}
      strong={({ decides }) => decides}
    />
  );
}
