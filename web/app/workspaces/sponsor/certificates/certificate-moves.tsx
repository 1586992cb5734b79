import { type Certificate, certificateMistakes } from '@portway/contracts/sponsor/certificates/certificates';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { yesOrNo } from '../../../text/questions.ts';
import { ChoiceField } from '../../../ui/choice-field.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { mistakeWords, stateWords } from './certificate-words.ts';

/** What happened to the certificate, with its day. */
export function Moves({ certificate: { version, nextStates, state } }: { certificate: Certificate }) {
  const [to, setTo] = useState(nextStates[0]);
  const nextState = to !== undefined && nextStates.includes(to) ? to : nextStates[0];
  return (
    <Panel
      title="What happened?"
      text="Record it when it has happened in the Sponsorship Management System. It changes nothing there."
    >
      <ActionForm
        intent="move"
        button="Record it"
        // One button of the page is filled: that of what comes next.
        look={state === 'draft' ? 'outline' : 'primary'}
      >
        {(field) => (
          <>
            <input type="hidden" name="version" value={version} />
            <SelectField
              {...field('to')}
              label="It is now"
              options={nextStates.map((value) => ({ value, label: stateWords[value] }))}
              value={nextState}
              onChange={({ currentTarget }) => setTo(nextStates.find((each) => each === currentTarget.value))}
            />
            <DateField
              {...field('on')}
              label={nextState === 'used' ? 'Day of the visa application' : 'Day it happened'}
            />
            {nextState === 'assigned' && (
              <TextField
                {...field('number')}
                label="Number of the certificate"
                hint="Kept encrypted; lists show its last three characters."
                autoComplete="off"
              />
            )}
            {nextState === 'assigned' && <OverAllocation {...field('overAllocation')} />}
          </>
        )}
      </ActionForm>
    </Panel>
  );
}

/** Why more is assigned than allocated. Once asked it stays, with what was typed, whatever else is refused. */
function OverAllocation({ name, error }: { name: 'overAllocation'; error: string | undefined }) {
  const [isAsked, setIsAsked] = useState(false);
  if (error !== undefined && !isAsked) setIsAsked(true);
  if (!isAsked) return null;
  return (
    <LinesField
      name={name}
      error={error}
      label="Why it is assigned all the same"
      hint="It is kept as a note with the certificate."
      rows={3}
      maxLength={500}
    />
  );
}

/** Whether a note puts a mistake right. */
export function WhatIfWrong() {
  return (
    <Panel
      title="What if it is wrong?"
      text="Whether a sponsor note puts it right, or a new certificate is needed."
    >
      <ActionForm intent="correct" button="Ask the rules" look="outline">
        {(field) => (
          <>
            <SelectField
              {...field('mistake')}
              label="What is wrong?"
              options={certificateMistakes.map((value) => ({ value, label: mistakeWords[value] }))}
            />
            <ChoiceField
              {...field('samePoints')}
              label="Pay or hours: do the points stay the same?"
              options={yesOrNo}
              optional
            />
            <div className="grid gap-6 sm:grid-cols-2">
              <DateField {...field('newStart')} label="Days: the new start" optional />
              <DateField {...field('appliedOn')} label="Days: the visa application" optional />
            </div>
          </>
        )}
      </ActionForm>
    </Panel>
  );
}

/** It cannot be planned: only what happened is recorded. */
export function Recharge() {
  return (
    <Panel
      title="Was a cost taken from the worker?"
      text="The skills charge and the fee of the certificate cannot be passed on, so there is no way to plan it. If it happened, record it: repay it, and take advice."
    >
      <ActionForm intent="recharge" button="Record that it happened" look="outline" clears>
        {(field) => (
          <>
            <SelectField
              {...field('what')}
              label="What was taken"
              options={[
                { value: 'skills-charge', label: 'The skills charge' },
                { value: 'certificate-fee', label: 'The fee of the certificate' },
              ]}
            />
            <DateField {...field('takenOn')} label="The day it was taken" />
          </>
        )}
      </ActionForm>
    </Panel>
  );
}
