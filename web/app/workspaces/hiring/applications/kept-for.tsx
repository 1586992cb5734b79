import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface KeptForProps {
  kept: { readonly months: number; readonly due: number };
  /** Owners and admins decide how long. */
  canChange: boolean;
}

/** How long unsuccessful applications are kept, and what goes then. */
export function KeptFor({ kept: { months, due }, canChange }: KeptForProps) {
  return (
    <Disclosure className="mt-8" summary={`Unsuccessful applications are erased after ${lengthOf(months)}`}>
      <div className="flex max-w-measure flex-col gap-4 text-15">
        <p>
          {due > 0 && <b>{due === 1 ? 'One goes within seven days. ' : `${due} go within seven days. `}</b>}
          Then your organisation no longer has what the candidate sent, your notes and tags, or the
          conversation. The candidate keeps their own. Hired applicants stay, and offers do too.
        </p>
        {canChange && (
          <ActionForm intent="kept" button="Save" look="outline">
            {(field) => (
              <SelectField
                {...field('months')}
                label="Erase them after"
                hint="If you make it shorter, more are erased tonight."
                defaultValue={`${months}`}
                options={Array.from({ length: 12 }, (_, index) => ({
                  value: `${index + 1}`,
                  label: lengthOf(index + 1),
                }))}
              />
            )}
          </ActionForm>
        )}
      </div>
    </Disclosure>
  );
}

const lengthOf = (months: number): string => (months === 1 ? '1 month' : `${months} months`);
