import type { SponsorSetUp } from '@portway/contracts/sponsor/licences/set-up';
import { type ReactNode, useId } from 'react';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { Tag } from '../../../ui/tag.tsx';
import '../../../ui/disclosure.css';
import './set-up-row.css';

type Steps = SponsorSetUp['steps'];

export const setUpRows = ['licence', 'key-people', 'work-places', 'tasks-done'] as const;
export type SetUpRowId = (typeof setUpRows)[number];

const rowOf: Readonly<Record<Steps[number]['id'], SetUpRowId>> = {
  licence: 'licence',
  'authorising-officer': 'key-people',
  'level-1': 'key-people',
  'work-place': 'work-places',
  'cut-over': 'licence',
};

/** What is left to do in a row. */
export const stepsLeftIn = (steps: Steps, row: SetUpRowId): Steps =>
  steps.filter(({ id, done }) => !done && rowOf[id] === row);

/** The row that stands open at first: the one that the address names, else the first in which something is left. */
export function openRow(steps: Steps, hash: string): SetUpRowId | undefined {
  return (
    setUpRows.find((row) => hash === `#${row}`) ?? setUpRows.find((row) => stepsLeftIn(steps, row).length > 0)
  );
}

interface SetUpRowProps {
  id: SetUpRowId;
  title: string;
  /** What it is for, above its content. */
  text: string;
  /** Of `steps`, what this row lacks; it says so while it is closed. */
  steps: Steps;
  /** What it holds, in a few words. */
  holds: string;
  open: boolean;
  children: ReactNode;
}

/** One part of the set-up: a closed row with its state, of which one is open at a time. */
export function SetUpRow({ id, title, text, steps, holds, open, children }: SetUpRowProps) {
  const heading = useId();
  const left = stepsLeftIn(steps, id);
  return (
    <section id={id} aria-labelledby={heading} className="panel set-up-row">
      <details className="disclosure" name="set-up" open={open}>
        <summary>
          <span className="min-w-0">
            <h2 id={heading} className="text-20">
              {title}
            </h2>
            <span className="text-14 text-ink-2 wrap-anywhere">
              {left.length === 0 ? holds : left.map((step) => step.title).join(' · ')}
            </span>
          </span>
          {left.length > 0 && <Tag look="sand">{left.length} to do</Tag>}
          <SpriteIcon name="chevron-right" size={20} className="disclosure-mark shrink-0" />
        </summary>
        <div className="set-up-content">
          <p className="mb-4 max-w-measure text-15 text-ink-2">{text}</p>
          {children}
        </div>
      </details>
    </section>
  );
}
