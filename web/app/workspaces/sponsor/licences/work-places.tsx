import {
  type SponsorSetUp,
  workNations,
  workPlaceFields,
  workPlaceKinds,
} from '@portway/contracts/sponsor/licences/set-up';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { dayInWords } from '../../../text/days.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { nationNames, placeKinds } from './licence-words.ts';
import { SetUpRow } from './set-up-row.tsx';

type WorkPlace = SponsorSetUp['workPlaces'][number];

/** Where sponsored workers work: whose bank holidays count. */
export function WorkPlaces({
  setUp: { workPlaces, mayChange, steps },
  open,
}: {
  setUp: SponsorSetUp;
  open: boolean;
}) {
  const current = workPlaces.filter(({ closedOn }) => closedOn === null);
  return (
    <SetUpRow
      id="work-places"
      title="Work places"
      text="Working days are counted with the bank holidays of the place where a worker works."
      holds={current.map(({ name }) => name).join(' · ') || 'No work place yet'}
      {...{ steps, open }}
    >
      {workPlaces.length === 0 ? (
        <p className="text-ink-2">No work place yet.</p>
      ) : (
        <ul className="rows">
          {workPlaces.map((place) => (
            <li key={place.id}>
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
                  {place.name} <Tag look="sky">{nationNames[place.nation]}</Tag>
                  {place.closedOn !== null && <Tag look="sand">Closed {dayInWords(place.closedOn)}</Tag>}
                </p>
                <p className="text-14 text-ink-2 wrap-anywhere">
                  {placeKinds[place.kind]}
                  {place.address !== null && `, ${place.address}`}
                </p>
                {mayChange && <ChangePlace place={place} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {mayChange && <AddPlace isFirst={workPlaces.length === 0} />}
    </SetUpRow>
  );
}

function ChangePlace({ place }: { place: WorkPlace }) {
  return (
    <Disclosure
      summary={
        <>
          Change or close
          <span className="sr-only">: {place.name}</span>
        </>
      }
    >
      <ActionForm intent="change-work-place" button="Save" look="outline">
        {(field) => (
          <>
            <input type="hidden" name="id" value={place.id} />
            <TextField
              {...field(`name-${place.id}`)}
              label="Name"
              autoComplete="off"
              defaultValue={place.name}
            />
            <TextField
              {...field(`address-${place.id}`)}
              label="Address"
              optional
              autoComplete="off"
              defaultValue={place.address ?? ''}
            />
            <SelectField
              {...field(`nation-${place.id}`)}
              label="Nation"
              options={nationOptions}
              defaultValue={place.nation}
              hint="What Portway found is counted again. What people recorded keeps its days."
            />
            <SelectField
              {...field(`kind-${place.id}`)}
              label="What it is"
              options={kindOptions}
              defaultValue={place.kind}
            />
            <DateField
              {...field(`closedOn-${place.id}`)}
              label="Closed on"
              optional
              hint="It stays on the records of those who worked there."
              defaultValue={place.closedOn ?? ''}
            />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}

const nationOptions = workNations.map((value) => ({ value, label: nationNames[value] }));
const kindOptions = workPlaceKinds.map((value) => ({ value, label: placeKinds[value] }));

/** Closed once there is a place; it stays as it was opened while places are added. */
function AddPlace({ isFirst }: { isFirst: boolean }) {
  const [isOpen] = useState(isFirst);
  return (
    <Disclosure summary="Add a work place" open={isOpen} className="mt-4 border-t border-line pt-3">
      <ActionForm
        intent="work-place"
        button="Add the place"
        look="outline"
        schemas={{ name: workPlaceFields.name, address: workPlaceFields.address }}
        clears
      >
        {(field) => (
          <>
            <TextField {...field('name')} label="Name" autoComplete="off" hint="Such as Leeds office." />
            <TextField {...field('address')} label="Address" optional autoComplete="off" />
            <SelectField {...field('nation')} label="Nation" options={nationOptions} />
            <SelectField {...field('kind')} label="What it is" options={kindOptions} />
          </>
        )}
      </ActionForm>
    </Disclosure>
  );
}
