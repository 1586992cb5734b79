import { AutosaveSelectField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { readYearlyPay, yearlyPayInFigures } from '../../../../subjects/job/yearly-pay.ts';
import { capabilities } from '../../../../text/capabilities.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { currencyWords, searchStatusWords } from '../../../../text/profile-choices.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/preferences.ts';
import { CompanySizes } from './company-sizes.tsx';
import { employersOf } from './employers.ts';
import { HiddenFrom } from './hidden-from.tsx';
import { NextJob, Places } from './next-job.tsx';
import { RightToWork } from './right-to-work.tsx';

const currencies = optionsOf(currencyWords);
const searchText = `Today only employers you apply to see your profile. ${
  capabilities['candidate-search'].open ? '' : 'A search for candidates is not yet open. '
}This decides whether you are in that search.`;

/** The salary the candidate wants, and its currency. */
function Pay() {
  const isSaid = useAnswer('profile.currency').value !== null;
  return (
    <Panel
      title="Pay"
      text="An employer you apply to sees it on your profile. It is never shown on a public page."
    >
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <AutosaveSelectField
          of="profile.currency"
          label="Currency"
          options={isSaid ? currencies : currencies.toSorted(poundsFirst)}
        />
        <Salary />
      </div>
    </Panel>
  );
}

/** Until a currency is chosen, a salary is read as pounds. */
function poundsFirst(one: { value: string }, other: { value: string }): number {
  return Number(other.value === 'GBP') - Number(one.value === 'GBP');
}

function Salary() {
  const answer = useAnswer('profile.salary');
  return (
    <Autosaved answer={answer} inWords={yearlyPayInFigures}>
      <TextField
        key={answer.replaced}
        name="salary"
        label="Desired salary"
        optional
        hint="The amount a year before tax, such as 62,000."
        unit="a year"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={yearlyPayInFigures(answer.value)}
        error={errorIn(answer)}
        onChange={(event) => answer.type(readYearlyPay(event.currentTarget.value))}
        onBlur={({ currentTarget }) => {
          currentTarget.value = yearlyPayInFigures(readYearlyPay(currentTarget.value));
          answer.settle();
        }}
      />
    </Autosaved>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Your preferences', description: 'The job you are looking for.', index: false });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadProfile(request);

export default function Preferences({ loaderData: profile }: Route.ComponentProps) {
  return (
    <ProfilePage
      at="/dashboard/profile/preferences"
      profile={profile}
      lead="The job you are looking for, and who can know that you are looking."
    >
      <Panel title="Your search" text={searchText}>
        <AutosaveRadioList
          of="profile.searchStatus"
          label="Where are you in your search?"
          options={optionsOf(searchStatusWords).map((option) => ({
            ...option,
            note: visibilityNote(option.value),
          }))}
        />
      </Panel>
      <RightToWork />
      <NextJob />
      <Places />
      <Pay />
      <CompanySizes />
      <HiddenFrom employers={employersOf(profile.entries)} />
    </ProfilePage>
  );
}

const visibilityNote = (status: string): string =>
  status === 'closed' ? 'Recruiters may not find you.' : 'Recruiters may find you.';
