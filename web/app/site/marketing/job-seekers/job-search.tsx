import { Button } from '../../../ui/button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';

/** Opens the salary calculator for a job title; a plain form, so it needs no scripts. */
export function JobSearch() {
  return (
    <form
      action="/salary-calculator/calculate"
      className="scheme-page flex flex-col gap-4 rounded-28 border border-line bg-card p-6 shadow-lift sm:p-8"
    >
      <TextField
        name="role"
        label="What is your job?"
        hint="A title in your own words, or an occupation code."
        icon={<SpriteIcon name="search" size={20} />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <input type="hidden" name="inUk" value="no" />
      <Button look="gold">Check my job</Button>
    </form>
  );
}
