import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import {
  maxOfAdvertisement,
  readAdvertisementOperation,
} from '@portway/contracts/hiring/employer-jobs/advertisement';
import { type ClipboardEvent, useState } from 'react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { fieldErrorIn } from '../../../../kit/forms/field-error.ts';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { type Accepting, acceptAll, Suggestions } from './suggestions.tsx';

const schema = readAdvertisementOperation.request.shape.text;

/** Reads a pasted advertisement, and offers what it says field by field. */
export function PasteAdvertisement() {
  const [read, setRead] = useState<Accepting>();
  const [refused, setRefused] = useState<string>();
  // A browser may take minutes to lay out a million letters: such a text does not get into the field.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const isTooLong = pasted.length > maxOfAdvertisement;
    if (isTooLong) event.preventDefault();
    setRefused(isTooLong ? fieldErrorIn(schema, pasted) : undefined);
  };
  if (read !== undefined) return <Suggestions read={read} onBack={() => setRead(undefined)} />;
  return (
    <>
      <h2 className="text-20">Paste the advertisement</h2>
      <p className="mt-1 max-w-measure text-15 text-ink-2">
        We suggest answers in its own words, and you accept each. What it does not say stays empty.
      </p>
      <div className="mt-5">
        <ActionForm<{ suggestions: JobSuggestion[] }>
          intent="read"
          button="Read it"
          schemas={{ text: schema }}
          onSuccess={({ suggestions }, sent) =>
            setRead(acceptAll(suggestions, String(sent.get('text') ?? '')))
          }
        >
          {(field) => {
            const { name, error } = field('text');
            return (
              <LinesField
                name={name}
                error={refused ?? error}
                label="Advertisement"
                rows={14}
                spellCheck={false}
                onPaste={paste}
              />
            );
          }}
        </ActionForm>
      </div>
    </>
  );
}
