import { AskForm } from '../../../../kit/forms/action-form.tsx';
import { alertRhythmWords } from '../../../../text/job-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { optionsOf } from '../../profile/options-of.ts';
import { addressOf, inWords, type Search } from '../job-query.ts';

/** Asks for the name of a search, and how often new jobs are e-mailed. */
export function KeepDialog({ search, onClose }: { search: Search; onClose: () => void }) {
  const words = inWords(search);
  return (
    <Dialog title="Save this search" onClose={onClose}>
      <p className="mt-2 mb-5 text-ink-2">{words}</p>
      <AskForm
        intent="keep"
        button="Save this search"
        onDone={onClose}
        beside={
          <Button type="button" look="outline" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        {(field) => (
          <>
            <input type="hidden" name="address" value={addressOf(search)} />
            <TextField
              {...field('name')}
              label="Name"
              maxLength={80}
              autoComplete="off"
              defaultValue={words.slice(0, 80)}
            />
            <SelectField
              {...field('alerts')}
              label="E-mails about new jobs"
              hint="Every e-mail has a link that ends them."
              options={optionsOf(alertRhythmWords)}
            />
          </>
        )}
      </AskForm>
    </Dialog>
  );
}
