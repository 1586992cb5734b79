import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';

const form = 'zone-form';

/** Which zone the times are in, and another to choose. Its fields belong to `ZoneForm`, which asks for the page anew. */
export function ZoneChoice({ choice: { zone, zones } }: { choice: ChoiceOfTime }) {
  return (
    <Disclosure summary="Another time zone">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          // Another field for another zone: what was found in the browser shows as chosen.
          key={zone}
          form={form}
          name="zone"
          label="Show times as in"
          options={zones}
          defaultValue={zone}
          className="grow"
        />
        <Button look="outline" form={form}>
          Show
        </Button>
      </div>
    </Disclosure>
  );
}

/** Stands beside the form of the page, because no form may stand in another. */
export function ZoneForm({ choice: { path, carried, day } }: { choice: ChoiceOfTime }) {
  return (
    <Form id={form} method="get" action={path} replace preventScrollReset>
      {carried
        .filter(([name]) => name !== 'zone')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <input type="hidden" name="day" value={day} />
    </Form>
  );
}
