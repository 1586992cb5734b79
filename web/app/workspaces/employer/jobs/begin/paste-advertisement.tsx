import type { JobSuggestion } from '@portway/contracts/employer-jobs/advertisement';
import { readAdvertisementOperation } from '@portway/contracts/employer-jobs/advertisement';
import { useState } from 'react';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { LinesField } from '../../../../ui/lines-field.tsx';
import { type Accepting, acceptAll, Suggestions } from './suggestions.tsx';

/** Reads a pasted advertisement, and offers what it says field by field. */
export function PasteAdvertisement() {
  const [read, setRead] = useState<Accepting>();
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
          schemas={{ text: readAdvertisementOperation.request.shape.text }}
          onSuccess={({ suggestions }, sent) =>
            setRead(acceptAll(suggestions, String(sent.get('text') ?? '')))
          }
        >
          {(field) => <LinesField {...field('text')} label="Advertisement" rows={14} spellCheck={false} />}
        </ActionForm>
      </div>
    </>
  );
}
