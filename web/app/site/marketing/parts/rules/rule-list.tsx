import type { ReactNode } from 'react';
import { capitalised } from '../../../../text/values.ts';
import type { ListRead } from '../switching-law.ts';
import { RuleNote } from './rule-note.tsx';

/** The items of a rule, with a link to its page. */
export function RuleList({
  title,
  read: { items, rule },
  children,
}: {
  title: string;
  read: ListRead;
  children?: ReactNode;
}) {
  return (
    <div>
      <h3 className="text-22">{title}</h3>
      {children}
      <ul className="mt-3 flex max-w-measure list-disc flex-col gap-1 pl-5">
        {items.map((item) => (
          <li key={item}>{capitalised(item)}</li>
        ))}
      </ul>
      <RuleNote rule={rule} />
    </div>
  );
}
