import { call } from '@portway/contracts/client';
import type { EmployerApplication } from '@portway/contracts/hiring/employer-applications/applicant-row';
import {
  listTemplatesOperation,
  placeholders,
  standardLetters,
} from '@portway/contracts/hiring/employer-applications/rejections';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../../kit/forms/busy-button.tsx';
import type { FormState } from '../../../kit/forms/form-state.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { backgroundQuery } from '../../../kit/loading/background-query.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { firstNameOf, nameOf } from './applicant-words.ts';

interface Letter {
  readonly name: string;
  readonly subject: string;
  readonly text: string;
}

/** The organisation's own templates, fetched when somebody is first rejected. */
const templates = backgroundQuery((me) => call(listTemplatesOperation, undefined, me));

const [short, afterInterview, jobClosed] = standardLetters;

/** The letter to begin with. */
function firstLetter(rows: readonly Pick<EmployerApplication, 'status'>[], isJobClosed: boolean): Letter {
  if (isJobClosed) return jobClosed;
  return rows.every(({ status }) => status === 'interview' || status === 'offer') ? afterInterview : short;
}

/** A letter as one person will read it; the server fills it in the same way. */
function asRead(text: string, row: EmployerApplication, organisation: string): string {
  return text
    .replaceAll('{first name}', firstNameOf(row))
    .replaceAll('{name}', nameOf(row))
    .replaceAll('{job}', row.job?.title ?? 'the job')
    .replaceAll('{organisation}', organisation);
}

interface RejectDialogProps {
  rows: readonly EmployerApplication[];
  isJobClosed: boolean;
  sending: boolean;
  formState: FormState;
  onSend: (letter: { readonly subject: string; readonly text: string }) => void;
  onClose: () => void;
}

/** The email that ends an application: chosen, read and changed before it goes. Nobody is rejected without one. */
export function RejectDialog({ rows, isJobClosed, sending, formState, onSend, onClose }: RejectDialogProps) {
  const { organisation } = useMe();
  const [letter, setLetter] = useState(() => firstLetter(rows, isJobClosed));
  const ownTemplates = templates.use();
  useEffect(templates.learn, []);
  const all = [...(typeof ownTemplates === 'object' ? ownTemplates.templates : []), ...standardLetters];
  const [first] = rows;
  const company = organisation?.name ?? 'your organisation';
  const { fieldErrors } = formState;
  return (
    <Dialog title={titleOf(rows)} onClose={onClose}>
      <p className="mt-2 text-15 text-ink-2">
        {rows.length === 1
          ? 'They get this email in ten seconds. Until then you can undo it.'
          : 'Each gets an email of their own in ten seconds. Until then you can undo it.'}
      </p>
      <div className="mt-5 flex flex-col gap-5">
        <SelectField
          name="letter"
          label="Begin with"
          value={letter.name}
          onChange={({ target }) => {
            const template = all.find(({ name }) => name === target.value);
            if (template !== undefined) setLetter(template);
          }}
          options={all.map(({ name }) => ({ value: name, label: name }))}
        />
        <TextField
          name="letter-subject"
          label="Subject"
          value={letter.subject}
          maxLength={150}
          error={fieldErrors.subject}
          onChange={({ target }) => setLetter({ ...letter, subject: target.value })}
        />
        <LinesField
          name="letter-text"
          label="What you write"
          hint={`Filled in for each person: ${placeholders.join(', ')}.`}
          rows={9}
          value={letter.text}
          error={fieldErrors.text}
          onChange={({ target }) => setLetter({ ...letter, text: target.value })}
        />
        {first !== undefined && (
          <Disclosure summary={`As ${nameOf(first)} reads it`}>
            <p className="font-semibold">{asRead(letter.subject, first, company)}</p>
            <p className="as-sent mt-2">{asRead(letter.text, first, company)}</p>
          </Disclosure>
        )}
        <SaveTemplate letter={letter} />
      </div>
      <StatusMessage state={formState} />
      <div className="mt-6 flex flex-wrap gap-3">
        <BusyButton type="button" sending={sending} onClick={() => sending || onSend(letter)}>
          {rows.length === 1 ? 'Reject with this email' : `Reject ${rows.length} with this email`}
        </BusyButton>
        <Button type="button" look="outline" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

function titleOf(rows: readonly EmployerApplication[]): string {
  const [first] = rows;
  return rows.length === 1 && first !== undefined
    ? `Reject ${nameOf(first)}`
    : `Reject ${rows.length} applicants`;
}

/** Keeps a letter for colleagues, or deletes one of theirs. */
function SaveTemplate({ letter }: { letter: Letter }) {
  const ownTemplates = templates.use();
  const savedTemplate =
    typeof ownTemplates === 'object'
      ? ownTemplates.templates.find(({ name }) => name === letter.name)
      : undefined;
  const [name, setName] = useState<string>();
  const { send, sending, formState } = useAction(() => void templates.ask());
  const templateName = name ?? savedTemplate?.name ?? '';
  return (
    <Disclosure summary="Keep it as a template">
      <div className="flex flex-col gap-3">
        <TextField
          name="template-name"
          label="Name of the template"
          maxLength={60}
          value={templateName}
          error={formState.fieldErrors.name}
          onChange={({ target }) => setName(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton
            type="button"
            look="outline"
            sending={sending}
            onClick={() =>
              sending ||
              send(
                actionForm('save-template', {
                  name: templateName,
                  subject: letter.subject,
                  text: letter.text,
                }),
              )
            }
          >
            Save for your colleagues
          </BusyButton>
          {savedTemplate !== undefined && (
            <BusyButton
              type="button"
              look="quiet"
              sending={sending}
              onClick={() => sending || send(actionForm('remove-template', { id: savedTemplate.id }))}
            >
              Delete this template
            </BusyButton>
          )}
        </div>
        <StatusMessage state={formState} />
      </div>
    </Disclosure>
  );
}
