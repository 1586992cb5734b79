import type { ReactNode, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { control, controlEdge, Field, type FieldProps, wiring } from './field.tsx';
import './marked-lines.css';

/** Some words of a text, counted in UTF-16 code units. */
export interface TextMark {
  readonly offset: number;
  readonly length: number;
  /** `hint`: words to look at, with their number · `speaks`: words that speak for something. */
  readonly look: 'hint' | 'speaks';
  readonly number?: number;
}

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, keyof FieldProps | 'id' | 'value'>;

interface MarkedLinesProps extends FieldProps, Native {
  value: string;
  marks: readonly TextMark[];
  /** One line that wraps, as a title does. */
  isTitle?: boolean;
}

/**
 * A text that grows with what is typed, with words underlined in it. The lines are drawn behind the field by a copy
 * of its text, which assistive technology does not read: what they say stands beside the field in words.
 */
export function MarkedLines({ name, label, hint, error, optional, className, ...rest }: MarkedLinesProps) {
  const { value, marks, isTitle = false, ...native } = rest;
  const field = { name, label, hint, error, optional, className };
  return (
    <Field {...field}>
      <div className="marked-lines" data-title={isTitle || undefined}>
        <div aria-hidden className={classNames(control, 'marked-copy')}>
          {markText(value, marks)}
          {/* A last empty line has no height of its own. */}
          {'\u200b'}
        </div>
        <textarea
          name={name}
          value={value}
          rows={1}
          className={classNames(overCopy, controlEdge(error))}
          {...wiring(field)}
          {...native}
        />
      </div>
    </Field>
  );
}

/** The ground belongs to the copy behind, whose lines are seen through the field. */
const overCopy = control.replace('bg-field', 'bg-transparent');

function markText(value: string, marks: readonly TextMark[]): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { offset, length, look, number } of marks.toSorted((one, other) => one.offset - other.offset)) {
    if (offset < end || offset + length > value.length) continue;
    parts.push(
      value.slice(end, offset),
      <mark key={offset} data-look={look} data-number={number}>
        {value.slice(offset, offset + length)}
      </mark>,
    );
    end = offset + length;
  }
  parts.push(value.slice(end));
  return parts;
}
