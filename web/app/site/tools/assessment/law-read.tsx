import { Form } from 'react-router';
import { shortDay } from '../../../text/days.ts';
import type { WorkingStepShown } from '../../../text/working-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Working } from '../../../ui/working.tsx';

interface LawReadProps {
  /** What the address of the result holds, without the day. */
  answers: Readonly<Record<string, string>>;
  /** The day whose law was used. */
  day: string;
  steps: readonly WorkingStepShown[];
  /** The earliest day to which a subject of that law was read, and each with its own, both in words. */
  readTo: string;
  recorded: string;
}

/** The law used for the result, a link to that of another day, and the export links. */
export function LawRead({ answers, day, steps, readTo, recorded }: LawReadProps) {
  return (
    <section aria-label="The law we used" className="page-width pb-4 sm:pt-2 sm:pb-6">
      <ExportLinks page="/assessment/result" answers={{ ...answers, on: day }} />
      <Disclosure
        summary={`Law of ${shortDay(day)}${recorded === '' ? '' : `, read to ${readTo}`}`}
        className="mt-2"
      >
        {recorded !== '' && <p className="mb-2 text-15">{recorded}.</p>}
        <p className="mb-4 max-w-measure text-15 text-ink-2">
          The law we used for this result, with the sources of each rule. Check GOV.UK before you act on it.
        </p>
        <Form
          action="/assessment/result"
          preventScrollReset
          className="no-print mb-6 flex flex-wrap items-end gap-3"
        >
          {Object.entries(answers).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <DateField key={day} name="on" label="Use the law of another day" defaultValue={day} />
          <Button look="outline">Use that day</Button>
        </Form>
        <Working steps={steps} />
      </Disclosure>
    </section>
  );
}
