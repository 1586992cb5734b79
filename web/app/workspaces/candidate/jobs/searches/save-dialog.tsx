import { keepSearchOperation } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { type JobSearch, jobSearchQuery } from '../../../../subjects/job/job-search.ts';
import { inWords } from '../../../../subjects/job/search/search-in-words.ts';
import { alertRhythmWords } from '../../../../text/job/job-choices.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';

/** Asks for the name of a search, and how often new jobs are emailed. */
export function SaveDialog({ search, onClose }: { search: JobSearch; onClose: () => void }) {
  const words = inWords(search);
  return (
    <Dialog title="Save this search" onClose={onClose}>
      <p className="mt-2 mb-5 text-ink-2">{words}</p>
      <ActionForm
        intent="keep"
        schemas={keepSearchOperation.request.shape}
        button="Save this search"
        onSuccess={onClose}
        beside={
          <Button type="button" look="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {(field) => (
          <>
            <input type="hidden" name="address" value={jobSearchQuery(search)} />
            <TextField
              {...field('name')}
              label="Name"
              maxLength={80}
              autoComplete="off"
              defaultValue={words.slice(0, 80)}
            />
            <SelectField
              {...field('alerts')}
              label="Emails about new jobs"
              hint="Every email has a link to stop them."
              options={optionsOf(alertRhythmWords)}
              defaultValue="daily"
            />
          </>
        )}
      </ActionForm>
    </Dialog>
  );
}
