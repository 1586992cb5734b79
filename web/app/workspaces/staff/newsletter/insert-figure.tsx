import type { ResponseOf } from '@portway/contracts/operation';
import type { issueFiguresOperation } from '@portway/contracts/site/newsletter/issues';
import { type RefObject, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

interface InsertFigureProps {
  figures: ResponseOf<typeof issueFiguresOperation>;
  into: RefObject<HTMLTextAreaElement | null>;
}

/** Writes a figure of the law at the cursor, by its rule and its day. The server fills in the amount. */
export function InsertFigure({ figures: { today, figures }, into }: InsertFigureProps) {
  const [rule, setRule] = useState(figures[0]?.rule ?? '');
  const [day, setDay] = useState(today);
  const options = figures.map(({ rule: value, topic, title, value: amount }) => ({
    value,
    label: `${topic}: ${title} (${amount})`,
  }));
  const insert = () => {
    const field = into.current;
    if (field === null || rule === '' || day === '') return;
    field.focus();
    field.setRangeText(`{{${rule} on ${day}}}`, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <Disclosure summary="Insert a figure of the law">
      <div className="flex flex-col gap-4">
        <p className="text-15 text-ink-2">
          Never type an amount. Choose its rule and day. The amount is then filled in, with the rule and the
          day.
        </p>
        <SelectField
          name="figure"
          label="Figure, with its value today"
          options={options}
          value={rule}
          onChange={(event) => setRule(event.currentTarget.value)}
        />
        <DateField
          name="day"
          label="For which day"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <div>
          <Button type="button" look="outline" onClick={insert}>
            Insert the figure
          </Button>
        </div>
      </div>
    </Disclosure>
  );
}
