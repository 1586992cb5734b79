import { reportReasons } from '@portway/contracts/candidate/jobs/job-choices';
import { reportConversationOperation } from '@portway/contracts/hiring/conversations/conversations';
import { useState } from 'react';
import { ActionForm } from '../../kit/forms/action-form.tsx';
import { reportReasonWords } from '../../text/job/job-choices.ts';
import { Button } from '../../ui/button.tsx';
import { LinesField } from '../../ui/lines-field.tsx';
import { RadioList } from '../../ui/radio-list.tsx';

interface ReportFormProps {
  id: string;
  onClose: () => void;
  onSuccess: (message: string) => void;
}

const options = reportReasons.map((value) => ({ value, label: reportReasonWords[value] }));

/** Reports a conversation: the reason, and details. */
export function ReportForm({ id, onClose, onSuccess }: ReportFormProps) {
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<string | null>(null);
  return (
    <ActionForm<{ message: string }>
      intent="report"
      schemas={reportConversationOperation.request.shape}
      button="Send the report"
      onSuccess={({ message }) => onSuccess(message)}
      beside={
        <Button type="button" look="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {(field) => (
        <>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="key" value={key} />
          <RadioList
            {...field('reason')}
            label="What is wrong?"
            options={options}
            chosen={reason ?? undefined}
            onChoose={setReason}
          />
          <LinesField {...field('text')} label="What should we know?" optional rows={3} />
        </>
      )}
    </ActionForm>
  );
}
