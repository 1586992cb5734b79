import { AnswerForm } from '../../../ui/answer-form.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { majorGroups } from './major-groups.ts';
import { isAsking, type OccupationQuery } from './occupation-query.ts';
import { sponsorChoices } from './sponsorability-words.ts';

const sponsors = [
  { value: '', label: 'Any answer' },
  ...sponsorChoices.map(({ value, label }) => ({ value, label })),
];

const groups = [
  { value: '', label: 'All nine groups' },
  ...majorGroups.map(({ digit, title }) => ({ value: digit, label: `${digit} ${title}` })),
];

/** Filter form for occupations: code or title, sponsorship, and major group. It submits by GET. */
export function OccupationFilter({ query }: { query: OccupationQuery }) {
  return (
    <AnswerForm className="grid items-end gap-4 rounded-28 border border-line bg-card p-6 shadow-soft lg:grid-cols-3">
      <TextField
        name="q"
        label="Code or title"
        defaultValue={query.text}
        icon={<SpriteIcon name="search" size={20} />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <SelectField
        name="sponsor"
        label="Can it be sponsored?"
        options={sponsors}
        defaultValue={query.sponsor}
      />
      <SelectField name="group" label="Group" options={groups} defaultValue={query.group} />
      <p className="col-span-full flex flex-wrap gap-3">
        <Button>Show occupations</Button>
        {isAsking(query) && (
          <LinkButton to="/occupations" look="outline">
            Clear
          </LinkButton>
        )}
      </p>
    </AnswerForm>
  );
}
