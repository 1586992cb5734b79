import { Form } from 'react-router';
import { ratesLastChecked } from '../../../text/law-day.ts';
import type { WorkingStepShown } from '../../../text/working-steps.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Section } from '../../../ui/section.tsx';
import { Working } from '../../../ui/working.tsx';
import type { TypedAnswers } from './assessment-answers.ts';

interface LawReadProps {
  answers: TypedAnswers;
  /** The day whose law was used, and the same in words. */
  day: string;
  judgedOn: string;
  steps: readonly WorkingStepShown[];
  recorded: string;
}

/** The law used for the result, a link to that of another day, and the export links. */
export function LawRead({ answers, day, judgedOn, steps, recorded }: LawReadProps) {
  return (
    <Section
      id="working"
      title="The law we read"
      lead={ratesLastChecked(`Judged by the law of ${judgedOn}`, recorded)}
    >
      <Form
        action="/assessment/result"
        preventScrollReset
        className="no-print mb-8 flex flex-wrap items-end gap-3"
      >
        {Object.entries(answers).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <DateField key={day} name="on" label="Law of another day" defaultValue={day} />
        <Button look="outline">Judge by that day</Button>
      </Form>
      <Card>
        <Working steps={steps} />
      </Card>
      <ExportLinks page="/assessment/result" answers={{ ...answers, on: day }} />
    </Section>
  );
}
