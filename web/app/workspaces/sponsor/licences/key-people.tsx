import { keyPersonFields, keyRoles, type SponsorSetUp } from '@portway/contracts/sponsor/licences/set-up';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { dayInWords, withDaysInWords } from '../../../text/days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { keyRoleNames } from './licence-words.ts';
import { SetUpRow } from './set-up-row.tsx';

type KeyPerson = SponsorSetUp['keyPeople'][number];

/** Who holds the roles of the licence, since when, with the day on which that was declared. */
export function KeyPeople({ setUp, open }: { setUp: SponsorSetUp; open: boolean }) {
  const { keyPeople, mayChange, steps } = setUp;
  return (
    <SetUpRow
      id="key-people"
      title="Key people"
      text="Who runs the licence. You declare that each may; we ask no reasons and keep none."
      holds={namesOf(keyPeople) || 'Nobody on record'}
      {...{ steps, open }}
    >
      {keyPeople.length === 0 ? (
        <p className="text-ink-2">Nobody is on record yet.</p>
      ) : (
        <ul className="rows">
          {keyPeople.map((person) => (
            <li key={person.id}>
              <div className="min-w-0 flex-1">
                <Lines person={person} />
                {mayChange && <ChangeKeyPerson person={person} colleagues={setUp.colleagues} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      <WhoMay rules={setUp.keyRules} />
      {mayChange && <AddKeyPerson setUp={setUp} />}
    </SetUpRow>
  );
}

/** Each person once, whatever roles they hold. */
const namesOf = (keyPeople: readonly KeyPerson[]): string =>
  [...new Set(keyPeople.filter(({ untilDay }) => untilDay === null).map(({ fullName }) => fullName))].join(
    ' · ',
  );

function Lines({ person: { role, fullName, email, fromDay, untilDay, declaredOn } }: { person: KeyPerson }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        {fullName} <Tag look={untilDay === null ? 'mint' : 'sand'}>{keyRoleNames[role]}</Tag>
      </p>
      {email !== null && <p className="text-14 text-ink-2 wrap-anywhere">{email}</p>}
      <p className="text-14 text-ink-2">
        From {dayInWords(fromDay)}
        {untilDay !== null && ` to ${dayInWords(untilDay)}`}.{' '}
        {declaredOn === null
          ? 'No declaration is recorded.'
          : `Declared on ${dayInWords(declaredOn)} that they may hold the role.`}
      </p>
    </>
  );
}

type Colleagues = SponsorSetUp['colleagues'];

function accounts(colleagues: Colleagues, currentId: string | null = null) {
  const hasLeft = currentId !== null && !colleagues.some(({ id }) => id === currentId);
  return [
    { value: '', label: 'No account here' },
    ...colleagues.map(({ id, fullName }) => ({ value: id, label: fullName })),
    ...(hasLeft ? [{ value: currentId, label: 'An account that has left' }] : []),
  ];
}

/** A mistake is corrected here; another person in the role is a person of their own. */
function ChangeKeyPerson({ person, colleagues }: { person: KeyPerson; colleagues: Colleagues }) {
  return (
    <Disclosure
      summary={
        <>
          Change<span className="sr-only"> what is recorded of {person.fullName}</span>
        </>
      }
    >
      <ActionForm intent="change-key-person" button="Save" look="outline">
        {(field) => (
          <>
            <input type="hidden" name="id" value={person.id} />
            <TextField
              {...field(`fullName-${person.id}`)}
              label="Full name"
              autoComplete="off"
              defaultValue={person.fullName}
            />
            <TextField
              {...field(`email-${person.id}`)}
              label="Email"
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
              defaultValue={person.email ?? ''}
            />
            <SelectField
              {...field(`colleague-${person.id}`)}
              label="Their account here"
              options={accounts(colleagues, person.colleague)}
              defaultValue={person.colleague ?? ''}
            />
            <DateField
              {...field(`fromDay-${person.id}`)}
              label="First day in the role"
              defaultValue={person.fromDay}
            />
            <DateField
              {...field(`declaredOn-${person.id}`)}
              label="Declared on"
              optional
              defaultValue={person.declaredOn ?? ''}
            />
            <DateField
              {...field(`untilDay-${person.id}`)}
              label="Last day in the role"
              optional
              hint="A change of key people is a duty to report: record it under Something happened."
              defaultValue={person.untilDay ?? ''}
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}

/** Who may hold each role, as the rules record it, with what is uncertain. */
function WhoMay({ rules: { roles, fitness } }: { rules: SponsorSetUp['keyRules'] }) {
  const all = [
    ...keyRoles.map((role) => ({ title: keyRoleNames[role], law: roles[role] })),
    { title: 'All of them', law: fitness },
  ];
  return (
    <Disclosure summary="Who may hold which role" className="mt-4">
      <dl className="flex flex-col gap-4">
        {all.map(({ title, law }) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-15 text-ink-2">
              {law === null ? 'Not recorded for today.' : withDaysInWords(law.says)}
              {law !== null && law.note !== null && ` ${withDaysInWords(law.note)}`}
              {law !== null && law.confidence !== 'official' && law.confidence !== 'confirmed' && (
                <> To be confirmed on GOV.UK.</>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

const roleOptions = keyRoles.map((value) => ({ value, label: keyRoleNames[value] }));

const neededRoles = ['authorising-officer', 'level-1-user'] as const;

/** Closed once nobody who must be named is missing; it stays as it was opened while people are added. */
function AddKeyPerson({ setUp: { colleagues, keyPeople } }: { setUp: SponsorSetUp }) {
  const [isNeeded] = useState(() =>
    neededRoles.some(
      (needed) => !keyPeople.some(({ role, untilDay }) => role === needed && untilDay === null),
    ),
  );
  return (
    <Disclosure summary="Add a key person" open={isNeeded} className="mt-4 border-t border-line pt-3">
      <ActionForm
        intent="key-person"
        button="Add the person"
        look="outline"
        schemas={{ fullName: keyPersonFields.fullName, email: keyPersonFields.email }}
        clears
      >
        {(field) => (
          <>
            <SelectField {...field('role')} label="Role" options={roleOptions} />
            <TextField {...field('fullName')} label="Full name" autoComplete="off" />
            <TextField
              {...field('email')}
              label="Email"
              optional
              type="email"
              inputMode="email"
              autoComplete="off"
            />
            <SelectField
              {...field('colleague')}
              label="Their account here"
              options={accounts(colleagues)}
              hint="Then Portway notices when they leave."
            />
            <DateField {...field('fromDay')} label="First day in the role" />
            <DateField
              {...field('declaredOn')}
              label="Declared on"
              optional
              hint="The day on which you declared that this person may hold the role."
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
