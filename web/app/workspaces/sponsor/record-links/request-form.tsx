import { linkDays, rightsRecord } from '@portway/contracts/sponsor/record-links/record-requests';
import type { RecordLine } from '@portway/contracts/sponsor/records/kept-record';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Answered } from './request-actions.ts';

interface RequestFormProps {
  lines: readonly RecordLine[];
  /** The record that was chosen on the page before. */
  chosen: string;
  firstName: string;
}

/** Makes one link for one record; it is shown once. */
export function RequestForm({ lines, chosen, firstName }: RequestFormProps) {
  const [record, setRecord] = useState(chosen);
  const [url, setUrl] = useState<string>();
  const line = lines.find((each) => each.record === record) ?? lines[0];
  const isRights = record === rightsRecord;
  return (
    <>
      <ActionForm<Answered>
        intent="ask"
        button={`Make the link for ${firstName}`}
        onSuccess={(result) => setUrl(result.url)}
      >
        {(field) => (
          <>
            <SelectField
              {...field('record')}
              label="Record"
              options={lines.map((each) => ({ value: each.record, label: each.title }))}
              value={record}
              onChange={({ currentTarget }) => setRecord(currentTarget.value)}
            />
            <TextField
              key={record}
              {...field('asks')}
              label="What you ask for"
              hint={
                isRights
                  ? 'The worker sees the information below, and says whether it was given and when.'
                  : 'As the worker reads it: one document.'
              }
              maxLength={120}
              defaultValue={
                isRights ? 'Information on UK employment rights' : (line?.title.slice(0, 120) ?? '')
              }
            />
            <TextField {...field('note')} label="A line to the worker" optional maxLength={500} />
            <SelectField
              {...field('days')}
              label="The link opens for"
              options={linkDays.map((days) => ({ value: `${days}`, label: `${days} days` }))}
              defaultValue="7"
            />
            <TextField
              {...field('email')}
              label="Email it to"
              hint="Portway sends the link there and does not keep the address. Or leave it empty and copy the link."
              type="email"
              inputMode="email"
              autoComplete="off"
              optional
            />
          </>
        )}
      </ActionForm>
      {url !== undefined && (
        <Notice kind="success" title="The link is made" className="mt-4">
          <p>It is shown once. It opens one record, once, and needs no account.</p>
          <p className="mt-2 font-mono text-14 wrap-anywhere">{url}</p>
          <CopyButton
            label="Copy the link"
            done="Link copied"
            text={() => url}
            className="mt-2 min-h-11 font-semibold underline underline-offset-4"
          />
        </Notice>
      )}
    </>
  );
}
