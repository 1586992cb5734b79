import { Form } from 'react-router';
import { cityOf } from '../../../text/time-zones/time-zones.ts';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ChoiceOfTime } from './choice-of-time.server.ts';

const form = 'zone-form';

/**
 * Shows the time zone, and offers others. Its fields belong to `ZoneForm`, which reloads the page in that
 * zone.
 */
export function ZoneChoice({ choice: { zone, zones } }: { choice: ChoiceOfTime }) {
  return (
    <Disclosure summary="Another time zone">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          // A new key for a new zone, so that the select shows the zone found in the browser.
          key={zone}
          form={form}
          name="zone"
          label="Show times as in"
          options={zones.map((each) => ({ value: each, label: cityOf(each) }))}
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

/** Outside the page's form, because forms cannot be nested. */
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
