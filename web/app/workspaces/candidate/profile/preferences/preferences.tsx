import { companySizes, sizeWishes } from '@portway/contracts/candidate/profile/profile-choices';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { AutosaveSelectField, AutosaveTagsField } from '../../../../kit/forms/autosave/autosave-fields.tsx';
import { AutosaveRadioList } from '../../../../kit/forms/autosave/autosave-radios.tsx';
import { Autosaved, errorIn } from '../../../../kit/forms/autosave/autosaved.tsx';
import { asTexts, useAnswer } from '../../../../kit/forms/autosave/use-answer.ts';
import { Panel } from '../../../../kit/frame/panel.tsx';
import { pageMeta } from '../../../../kit/page/page-meta.ts';
import { readYearlyPay, yearlyPayInFigures } from '../../../../subjects/job/pay/yearly-pay.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { capabilities } from '../../../../text/product/capabilities.ts';
import {
  companySizeWords,
  currencyWords,
  searchStatusWords,
} from '../../../../text/profile/profile-choices.ts';
import { Button } from '../../../../ui/button.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { loadProfile, ProfilePage } from '../profile-page.tsx';
import type { Route } from './+types/preferences.ts';
import { employersOf, isNamed, without } from './employers.ts';
import { NextJob, Places } from './next-job.tsx';
import { RightToWork } from './right-to-work.tsx';
import './company-sizes.css';
import '../../../../ui/choice-field.css';

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
  status === 'closed'
    ? 'Nobody can search for candidates yet, and you stay out when they can.'
    : 'Recruiters see it when you apply. Nobody can search for candidates yet.';

/** Companies that must not see the candidate: employers, unless allowed, and those added by name. */
function HiddenFrom({ employers }: { employers: readonly string[] }) {
  return (
    <Panel
      title="Companies that must not see you"
      text="We do not recommend their jobs to you, and you stay hidden from them when recruiters can search. If you apply to one, it sees your profile. That includes everyone you work or have worked for, unless you let them see you."
    >
      <div className="flex flex-col gap-6">
        {employers.length > 0 && <Employers names={employers} />}
        <AutosaveTagsField
          of="profile.hiddenFrom"
          label={employers.length > 0 ? 'Others' : 'Companies'}
          optional
          hint="Press Enter or a comma after each. Employers in your work history can’t see you unless you apply to them."
          clash={(names) => {
            const employer = names.find((name) => isNamed(name, employers));
            return employer && `${employer} is one of your employers. Hide from it in the list above.`;
          }}
        />
      </div>
    </Panel>
  );
}

function Employers({ names }: { names: readonly string[] }) {
  const answer = useAnswer('profile.shownTo');
  const hiddenAnswer = useAnswer('profile.hiddenFrom');
  const [announcement, setAnnouncement] = useState('');
  const visibleTo = asTexts(answer.value);
  const hidden = asTexts(hiddenAnswer.value);
  const toggle = (name: string, isHidden: boolean) => {
    answer.choose(isHidden ? [...without(name, visibleTo), name] : without(name, visibleTo));
    // It may have been added by name before it was an employer.
    if (isNamed(name, hidden)) hiddenAnswer.choose(without(name, hidden));
    setAnnouncement(isHidden ? `${name} can see you now.` : `You are hidden from ${name}.`);
  };
  return (
    <Autosaved answer={answer} inWords={(value) => `Can see you: ${asTexts(value).join(', ') || 'none'}`}>
      <fieldset className="min-w-0">
        <legend id="shownTo" className="mb-3 font-medium">
          From your work experience
        </legend>
        <ul className="rows">
          {names.map((name) => {
            const isHidden = !isNamed(name, visibleTo) || isNamed(name, hidden);
            return (
              <li key={name}>
                <div>
                  <p className="font-medium wrap-anywhere">{name}</p>
                  <p className="mt-1 flex flex-wrap gap-2">
                    <Tag look="sand">Your employer</Tag>
                    {isHidden ? <Tag>Can’t see you</Tag> : <Tag look="gold">Can see you</Tag>}
                  </p>
                </div>
                <Button type="button" look="outline" onClick={() => toggle(name, isHidden)}>
                  {isHidden ? 'Let them see me' : 'Hide from them again'}
                  <span className="sr-only">: {name}</span>
                </Button>
              </li>
            );
          })}
        </ul>
        <span role="status" className="sr-only">
          {announcement}
        </span>
      </fieldset>
    </Autosaved>
  );
}

type Size = (typeof companySizes)[number];
type Wishes = Readonly<Partial<Record<Size, string>>>;

/**
 * For each company size, whether the candidate would work in one: one answer, with a row of radios for each
 * size.
 */
function CompanySizes() {
  const answer = useAnswer('profile.companyPreferences');
  const wishes = wishesIn(answer.value);
  const fault = errorIn(answer);
  return (
    <Panel title="Company size" text="How many people work there. Skip any size you have no view on.">
      <Autosaved answer={answer} inWords={inWords}>
        <fieldset aria-describedby={fault === undefined ? undefined : 'companyPreferences-error'}>
          <legend className="mb-2 font-medium">
            Would you work there?<span className="font-normal text-ink-2"> (optional)</span>
          </legend>
          {companySizes.map((size, index) => (
            <SizeRow
              key={size}
              size={size}
              // The first carries the field's id, the target of links to the field.
              first={index === 0 ? 'companyPreferences' : undefined}
              wish={wishes[size]}
              onChoose={(wish) => answer.choose(wishesIn({ ...wishes, [size]: wish }))}
            />
          ))}
          {fault !== undefined && <FieldError name="companyPreferences">{fault}</FieldError>}
        </fieldset>
      </Autosaved>
    </Panel>
  );
}

interface SizeRowProps {
  size: Size;
  first: string | undefined;
  wish: string | undefined;
  /** Called with undefined when the answer is cleared. */
  onChoose: (wish: string | undefined) => void;
}

function SizeRow({ size, first, wish, onChoose }: SizeRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const { name, people } = companySizeWords[size];
  const clear = () => {
    onChoose(undefined);
    // The clear button disappears with the answer.
    row.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset ref={row} className="size-row">
      <legend>
        <span className="font-medium">{name}</span>{' '}
        <span className="text-14 text-ink-2">{people} people</span>
      </legend>
      {sizeWishes.map((one, index) => (
        <div key={one} className="relative grid">
          <input
            type="radio"
            id={index === 0 && first !== undefined ? first : `${size}-${one}`}
            name={size}
            value={one}
            checked={one === wish}
            onChange={() => onChoose(one)}
            className="segment"
          />
          <label htmlFor={index === 0 && first !== undefined ? first : `${size}-${one}`}>{one}</label>
        </div>
      ))}
      {wish !== undefined && (
        <button type="button" onClick={clear}>
          <X size={18} aria-hidden />
          <span className="sr-only">Clear the answer for {name}</span>
        </button>
      )}
    </fieldset>
  );
}

/** The preferences in a value, without cleared ones. */
function wishesIn(value: unknown): Wishes {
  if (typeof value !== 'object' || value === null) return {};
  const entries = new Map(Object.entries(value));
  const answeredSizes = companySizes.filter((size) => entries.get(size) !== undefined);
  return Object.fromEntries(answeredSizes.map((size) => [size, String(entries.get(size))]));
}

function inWords(value: unknown): string {
  const wishes = wishesIn(value);
  const answeredSizes = companySizes.filter((size) => wishes[size] !== undefined);
  return answeredSizes.map((size) => `${companySizeWords[size].name}: ${wishes[size]}`).join('\n');
}
