import type { AnswerTemplate } from '@portway/contracts/staff/answer-templates';
import { answerEnquiryOperation } from '@portway/contracts/staff/staff';
import { useState } from 'react';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { LinesField } from '../../../ui/lines-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { untyped, useWriting } from './use-writing.ts';
import type { WholeEnquiry } from './whole-enquiry.ts';

type Reply = WholeEnquiry['reply'];

interface AnswerFormProps {
  reply: Reply;
  templates: readonly AnswerTemplate[];
}

/** The reply to the sender. It stays in the field until the server has accepted it. */
export function AnswerForm({ reply, templates }: AnswerFormProps) {
  const [{ text, key }, write] = useWriting();
  const [sentCount, setSentCount] = useState(0);
  return (
    <ActionForm
      intent="answer"
      schemas={{ answer: answerEnquiryOperation.request.shape.text }}
      button="Send the answer"
      onSuccess={() => {
        write(untyped());
        setSentCount(sentCount + 1);
      }}
    >
      {(field) => (
        <>
          <input type="hidden" name="key" value={key} />
          {templates.length > 0 && (
            <TemplateChoice
              key={`template-${sentCount}`}
              templates={templates}
              onChosen={(templateText) =>
                write({ ...untyped(), text: text === '' ? templateText : `${text}\n\n${templateText}` })
              }
            />
          )}
          <LinesField
            {...field('answer')}
            label={`Your answer to ${reply.to}`}
            hint={`Their reply comes to ${reply.answersTo}.`}
            rows={8}
            value={text}
            onChange={(event) => write({ ...untyped(), text: event.target.value })}
          />
          <Disclosure key={sentCount} summary="Preview of the email">
            <Preview text={text} reply={reply} />
          </Disclosure>
        </>
      )}
    </ActionForm>
  );
}

interface TemplateChoiceProps {
  templates: readonly AnswerTemplate[];
  onChosen: (text: string) => void;
}

/** Adds the text of a template to what is written; choosing one never removes anything. */
function TemplateChoice({ templates, onChosen }: TemplateChoiceProps) {
  return (
    <SelectField
      name="template"
      label="Add a template"
      optional
      options={[
        { value: '', label: 'Choose one' },
        ...templates.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={({ target: { value } }) => {
        const template = templates.find(({ id }) => id === value);
        if (template !== undefined) onChosen(template.text);
      }}
    />
  );
}

function Preview({ text, reply }: { text: string; reply: Reply }) {
  const { to, subject, heading, opening, foot } = reply;
  const paragraphs = text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  return (
    <div className="staff-mail">
      <p className="text-14 text-ink-2">To: {to}</p>
      <p className="text-14 text-ink-2">Subject: {subject}</p>
      <p className="mt-4 font-display text-22 font-bold">{heading}</p>
      <p>{opening}</p>
      {paragraphs.length === 0 ? (
        <p className="text-ink-2">Your answer appears here.</p>
      ) : (
        paragraphs.map((paragraph) => (
          <p key={paragraph} className="as-written">
            {paragraph}
          </p>
        ))
      )}
      {foot.map((line) => (
        <p key={line} className="text-14 text-ink-2">
          {line}
        </p>
      ))}
    </div>
  );
}
