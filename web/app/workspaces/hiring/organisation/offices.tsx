import { type Office, officeFields } from '@portway/contracts/account/organisation/offices';
import { nations } from '@portway/contracts/candidate/jobs/job-choices';
import { Building2 } from 'lucide-react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { nationWords } from '../../../text/job/job-choices.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface OfficesProps {
  offices: readonly Office[];
  /** Whether this user may change them. */
  mayChange: boolean;
}

/** Where the organisation is: a list, with a form that adds to it. */
export function Offices({ offices, mayChange }: OfficesProps) {
  const { send, sending, formState, reauthDialog } = useAction();
  const save = (all: readonly Office[]) =>
    sending || send(actionForm('offices', { offices: JSON.stringify(all) }));
  return (
    <Panel
      id="offices"
      title="Offices"
      text="Everyone sees them on your company page. Leave the address empty if visitors should not."
    >
      {offices.length === 0 ? (
        <p className="text-ink-2">No office yet.</p>
      ) : (
        <ul className="rows">
          {offices.map((office, place) => (
            <li key={`${office.town} ${office.address}`}>
              <OfficeLines office={office} />
              {mayChange && (
                <div className="flex flex-wrap gap-2">
                  {!office.head && (
                    <Button
                      type="button"
                      look="outline"
                      aria-disabled={sending || undefined}
                      onClick={() => save(offices.map((each, other) => ({ ...each, head: other === place })))}
                    >
                      Make head office<span className="sr-only"> of {office.town}</span>
                    </Button>
                  )}
                  <ConfirmButton
                    button={
                      <>
                        Remove<span className="sr-only"> the office in {office.town}</span>
                      </>
                    }
                    title={`Remove the office in ${office.town}?`}
                    yes="Remove it"
                    onYes={() => save(offices.filter((_, other) => other !== place))}
                  >
                    <p>It goes from your company page. Jobs keep the place that they name.</p>
                  </ConfirmButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={formState} />
      {reauthDialog}
      {mayChange && <AddOffice offices={offices} />}
    </Panel>
  );
}

function AddOffice({ offices }: Pick<OfficesProps, 'offices'>) {
  return (
    <>
      <h3 className="mt-6 mb-4 border-t border-line pt-5 font-semibold">Add an office</h3>
      <ActionForm
        intent="add-office"
        schemas={{ officeTown: officeFields.town, officeAddress: officeFields.address }}
        button="Add the office"
        look="outline"
        clears
      >
        {(field) => (
          <>
            <input type="hidden" name="offices" value={JSON.stringify(offices)} />
            <TextField {...field('officeTown')} label="Town or city" autoComplete="off" />
            <SelectField
              {...field('officeNation')}
              label="Nation"
              options={nationOptions}
              defaultValue="england"
            />
            <TextField
              {...field('officeAddress')}
              label="Street and postcode"
              optional
              autoComplete="off"
              hint="Everyone sees it."
            />
          </>
        )}
      </ActionForm>
    </>
  );
}

const nationOptions = nations.map((value) => ({ value, label: nationWords[value] }));

function OfficeLines({ office: { town, nation, address, head } }: { office: Office }) {
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold wrap-anywhere">
        <Building2 size={18} aria-hidden />
        {town}, {nationWords[nation]} {head && <Tag look="gold">Head office</Tag>}
      </p>
      {address !== null && <p className="mt-1 text-15 text-ink-2 wrap-anywhere">{address}</p>}
    </div>
  );
}
