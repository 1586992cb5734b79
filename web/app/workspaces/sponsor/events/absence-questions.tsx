import { absenceKindIds } from '@portway/rules/sponsored-worker';
import { useState } from 'react';
import type { FieldOf } from '../../../kit/forms/action-form.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { absenceKindWords, absencePayWords, usualPay } from '../workers/worker-words.ts';
import type { PriorAnswer } from './prior-answers.ts';

type AbsenceKind = (typeof absenceKindIds)[number];

const kindIn = (text: string): AbsenceKind => absenceKindIds.find((each) => each === text) ?? 'not-agreed';

/** The kind decides whether it was agreed and what counts; what is usually paid follows from it. */
export function AbsenceQuestions({ field, priorAnswer }: { field: FieldOf; priorAnswer: PriorAnswer }) {
  const firstKind = kindIn(priorAnswer('absenceKind'));
  const [kind, setKind] = useState(firstKind);
  return (
    <>
      <DateField
        {...field('lastDay')}
        label="Last day away"
        defaultValue={priorAnswer('lastDay')}
        optional
        hint="Leave it empty while the worker is away. Agreed leave can be recorded before it begins."
      />
      <SelectField
        {...field('kind')}
        name="absenceKind"
        label="Kind of absence"
        hint="Never the medical reason: there is no field for it."
        value={kind}
        onChange={({ currentTarget }) => setKind(kindIn(currentTarget.value))}
        options={absenceKindIds.map((value) => ({ value, label: absenceKindWords[value] }))}
      />
      <SelectField
        key={kind}
        {...field('pay')}
        label="Pay during it"
        defaultValue={kind === firstKind ? priorAnswer('pay') || usualPay[kind] : usualPay[kind]}
        options={Object.entries(absencePayWords).map(([value, label]) => ({ value, label }))}
      />
    </>
  );
}
