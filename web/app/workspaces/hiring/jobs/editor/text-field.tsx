import type { JobField } from '@portway/contracts/candidate/jobs/job-fields';
import type { WordingMarkOfJob } from '@portway/contracts/hiring/employer-jobs/job-wording';
import { Suspense, useState } from 'react';
import { fieldId } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { asText, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { useAutosave } from '../../../../kit/forms/autosave/use-autosave.ts';
import { later } from '../../../../kit/loading/lazy-part.tsx';
import { rulePath } from '../../../../text/law.ts';
import { MarkedLines, type TextMark } from '../../../../ui/marked-lines.tsx';
import type { NumberedMark } from './hints.ts';
import { keyOf } from './job-autosave.ts';
import { replaced } from './replace-phrase.ts';

/** Most texts have no phrase to look at. */
const PhraseHints = later(async () => (await import('../../../../ui/phrase-hints.tsx')).PhraseHints);

interface JobTextProps {
  field: JobField;
  label: string;
  hint?: string;
  optional?: boolean;
  isTitle?: boolean;
  readOnly: boolean;
  hints: readonly NumberedMark[];
  /** Words that speak for the chosen occupation code. */
  speaking: readonly { readonly offset: number; readonly length: number; readonly words: string }[];
}

/** A browser may take minutes to lay out a million letters. */
const maxPasted = 20_000;

const weights: Readonly<Record<WordingMarkOfJob['weight'], string>> = {
  law: 'it can be unlawful',
  advice: 'advice, not law',
};

/** One text of the job, with its phrases to look at under it. */
export function JobText({ field, hints, speaking, readOnly, ...rest }: JobTextProps) {
  const autosave = useAutosave();
  const answer = useAnswer(keyOf(field));
  const [undo, setUndo] = useState<string>();
  const [tooLong, setTooLong] = useState<string>();
  const value = asText(answer.value);
  // Offsets are those of the trimmed text, and of the text as it was checked: what has moved since is left out.
  const lead = value.length - value.trimStart().length;
  const stands = ({ offset, length, words }: { offset: number; length: number; words: string }) =>
    value.slice(lead + offset, lead + offset + length) === words;
  const currentHints = hints.filter(({ mark }) => stands(mark));
  const marks: TextMark[] = [
    ...currentHints.map(({ mark, number }) => ({
      offset: lead + mark.offset,
      length: mark.length,
      look: 'hint' as const,
      number,
    })),
    ...speaking
      .filter(stands)
      .map(({ offset, length }) => ({ offset: lead + offset, length, look: 'speaks' as const })),
  ];
  const use = ({ mark }: NumberedMark) => {
    setUndo(value);
    autosave.set(keyOf(field), replaced(value, { ...mark, offset: lead + mark.offset }));
  };
  return (
    <Autosaved answer={answer} inWords={asText}>
      <div>
        <MarkedLines
          {...rest}
          name={fieldId(keyOf(field))}
          value={value}
          marks={marks}
          readOnly={readOnly}
          error={tooLong ?? errorIn(answer)}
          onPaste={(event) => {
            const isTooLong = event.clipboardData.getData('text').length > maxPasted;
            if (isTooLong) event.preventDefault();
            setTooLong(isTooLong ? 'That is too long to paste here. Paste a part of it.' : undefined);
          }}
          onChange={(event) => {
            setUndo(undefined);
            setTooLong(undefined);
            answer.type(
              rest.isTitle ? event.currentTarget.value.replaceAll('\n', ' ') : event.currentTarget.value,
            );
          }}
          onBlur={answer.settle}
        />
        {!readOnly && (currentHints.length > 0 || undo !== undefined) && (
          <Suspense>
            <PhraseHints
              of={rest.label}
              hints={currentHints.map((each) => ({
                number: each.number,
                words: each.mark.words,
                reason: each.mark.reason,
                better: each.mark.better,
                weight: weights[each.mark.weight],
                why: rulePath(each.mark.rule),
                onUse: () => use(each),
              }))}
              onUndo={
                undo === undefined
                  ? undefined
                  : () => {
                      autosave.set(keyOf(field), undo);
                      setUndo(undefined);
                    }
              }
            />
          </Suspense>
        )}
      </div>
    </Autosaved>
  );
}
