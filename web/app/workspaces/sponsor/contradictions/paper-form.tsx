import type { TypedPaper } from '@portway/contracts/sponsor/contradictions/contradictions';
import {
  fieldsOfPaper,
  sealedPaperFields,
  type TypedPaperKind,
  typedPaperKinds,
} from '@portway/contracts/sponsor/contradictions/stated-papers';
import { type PaperField, paperFieldRules } from '@portway/rules/papers-agree';
import { useState } from 'react';
import { ActionForm, type FieldOf } from '../../../kit/forms/action-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { NumberField } from '../../../ui/number-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { paperTitles } from './agreement-words.ts';
import { paperKindOf } from './typed-paper.ts';

const dayLabels: Readonly<Record<TypedPaperKind, string>> = {
  certificate: 'Assigned on',
  contract: 'In force from',
  payslip: 'First day of the period',
  'right-to-work': 'Checked on',
  passport: 'Seen on',
  other: 'The day it speaks of',
};

const bases = [
  { value: 'year', label: 'a year' },
  { value: 'month', label: 'a month' },
  { value: 'four-weeks', label: 'four weeks' },
  { value: 'fortnight', label: 'a fortnight' },
  { value: 'week', label: 'a week' },
  { value: 'hour', label: 'an hour' },
];
const hoursOptions = bases.filter(({ value }) => value !== 'year' && value !== 'hour');
const days: readonly PaperField[] = [
  ...([
    'birth-date',
    'certificate-start',
    'first-day',
    'certificate-end',
    'permission-end',
    'document-expiry',
  ] as const),
];
const isSealed = (field: PaperField) => sealedPaperFields.some((each) => each === field);

/** What stands on a paper, typed beside it; of one that is typed already, corrected. */
export function PaperForm({
  paper,
  button,
  look,
}: {
  paper?: TypedPaper;
  button: string;
  look: 'primary' | 'outline' | 'quiet';
}) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button type="button" look={look} onClick={() => setIsOpen(true)}>
        {button}
      </Button>
      {isOpen && (
        <Dialog
          title={paper === undefined ? 'Type what a paper states' : `Correct what was typed`}
          onClose={close}
        >
          <p className="mt-2 text-15 text-ink-2">
            As it stands on the paper. What it does not state stays empty. Nationality is not asked.
          </p>
          <div className="mt-4">
            <Fields paper={paper} onClose={close} />
          </div>
        </Dialog>
      )}
    </>
  );
}

function Fields({ paper, onClose }: { paper: TypedPaper | undefined; onClose: () => void }) {
  const [kind, setKind] = useState<TypedPaperKind>(paper?.kind ?? 'contract');
  return (
    <ActionForm
      intent={paper === undefined ? 'add-paper' : 'change-paper'}
      button={paper === undefined ? 'Compare it' : 'Save and compare'}
      onSuccess={onClose}
      beside={
        <Button type="button" look="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(field) => (
        <>
          {paper === undefined ? (
            <SelectField
              {...field('kind')}
              label="Which paper is it?"
              value={kind}
              onChange={({ target }) => setKind(paperKindOf(target.value))}
              options={typedPaperKinds.map((value) => ({ value, label: paperTitles[value] }))}
            />
          ) : (
            <>
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="paper" value={paper.id} />
              <input type="hidden" name="version" value={paper.version} />
            </>
          )}
          {kind === 'other' && (
            <TextField
              {...field('title')}
              label="What paper is it?"
              autoComplete="off"
              defaultValue={paper?.title ?? ''}
            />
          )}
          <DateField {...field('fromDay')} label={dayLabels[kind]} defaultValue={paper?.fromDay ?? ''} />
          {kind === 'payslip' && (
            <DateField {...field('toDay')} label="Last day of the period" defaultValue={paper?.toDay ?? ''} />
          )}
          {fieldsOfPaper(kind).map((name) => (
            <ValueField key={`${kind} ${name}`} name={name} kind={kind} paper={paper} field={field} />
          ))}
        </>
      )}
    </ActionForm>
  );
}

interface ValueFieldProps {
  name: PaperField;
  kind: TypedPaperKind;
  paper: TypedPaper | undefined;
  field: FieldOf;
}

function ValueField({ name, kind, paper, field }: ValueFieldProps) {
  const title = paperFieldRules[name].title;
  const value = paper?.values[name]?.is;
  const common = { ...field(name), optional: true, autoComplete: 'off' } as const;
  if (name === 'pay') return <PayFields stored={value} isPayslip={kind === 'payslip'} field={field} />;
  if (name === 'hours') {
    const [hours, basis] = [partOf(value, 'hours'), partOf(value, 'basis')];
    return (
      <div className="grid grid-cols-2 gap-4">
        <NumberField {...common} label="Hours" decimal defaultValue={hours} />
        <SelectField
          {...field('hours-basis')}
          label="Hours are for"
          options={hoursOptions}
          defaultValue={basis || (kind === 'payslip' ? 'month' : 'week')}
        />
      </div>
    );
  }
  const sealed = paper?.sealed.find((each) => each.field === name);
  const hint = !isSealed(name)
    ? undefined
    : sealed === undefined
      ? 'Sealed: compared, and never shown.'
      : `Sealed${sealed.tail === null ? '' : `, ends ${sealed.tail}`}. Left empty, it stays.`;
  const defaultValue = typeof value === 'string' ? value : '';
  if (days.includes(name))
    return (
      <DateField
        {...common}
        label={title}
        {...(hint !== undefined && { hint })}
        defaultValue={defaultValue}
      />
    );
  return (
    <TextField {...common} label={title} {...(hint !== undefined && { hint })} defaultValue={defaultValue} />
  );
}

function PayFields({ stored, isPayslip, field }: { stored: unknown; isPayslip: boolean; field: FieldOf }) {
  const pence = Number(partOf(stored, 'pence'));
  const [basis, setBasis] = useState(partOf(stored, 'basis') || (isPayslip ? 'month' : 'year'));
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <NumberField
          {...field('pay')}
          optional
          label={isPayslip ? 'Basic pay, before tax' : 'Pay'}
          unit="£"
          decimal
          defaultValue={pence > 0 ? (pence / 100).toFixed(2) : ''}
        />
        <SelectField
          {...field('pay-basis')}
          label="Pay is for"
          options={bases}
          value={basis}
          onChange={({ target }) => setBasis(target.value)}
        />
      </div>
      {isPayslip && (
        <p className="text-14 text-ink-2">
          Without overtime and bonus. It is held against a year only where the period is a full one.
        </p>
      )}
      {basis === 'hour' && (
        <NumberField
          {...field('pay-hours')}
          label="Hours a week of this pay"
          decimal
          defaultValue={partOf(stored, 'hoursPerWeek')}
        />
      )}
    </>
  );
}

/** A part of a stored value as text; empty where there is none. */
function partOf(stored: unknown, name: string): string {
  if (typeof stored !== 'object' || stored === null) return '';
  const part = Object.entries(stored).find(([key]) => key === name)?.[1];
  return part == null ? '' : String(part);
}
