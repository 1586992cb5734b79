import { Plus } from 'lucide-react';
import { type FormEvent, useId, useRef } from 'react';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../../kit/forms/use-action.tsx';
import { CandidateCard } from '../../../../subjects/candidate-card/candidate-card.tsx';
import { nextStepWords } from '../../../../text/job/next-step-words.ts';
import { onDay } from '../../../../text/moments.ts';
import { SpriteIcon } from '../../../../ui/sprite-icon.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import type { TabProps } from './applicant-panel.tsx';
import { Interview } from './interview-form.tsx';

/** What the candidate wrote, and their card as recruiters may see it. */
export function ApplicationTab({ applicant, canHire }: TabProps) {
  const { text, card, appliedAt, job, nextStep } = applicant;
  return (
    <>
      <p className="text-15">
        Applied on {onDay(appliedAt)}
        {job !== null && <> for {job.title}</>}
        {nextStep !== null && (
          <>
            <br />
            {nextStepWords(nextStep)}
          </>
        )}
      </p>
      <Interview applicant={applicant} canHire={canHire} />
      <ApplicantTags applicant={applicant} canHire={canHire} />
      {text !== null && (
        <section>
          <h3 className="text-16 font-semibold">What they wrote</h3>
          <p className="as-sent mt-1">{text === '' ? 'They wrote nothing.' : text}</p>
        </section>
      )}
      {card !== null && <CandidateCard card={card} />}
    </>
  );
}

/** The tags of one applicant. */
function ApplicantTags({ applicant: { id, tags }, canHire }: TabProps) {
  const field = useRef<HTMLInputElement>(null);
  const label = useId();
  const { send, sending, formState } = useAction(() => {
    if (field.current !== null) field.current.value = '';
  });
  const setTag = (tag: string, on: boolean) =>
    sending || send(actionForm('tag', { applicants: JSON.stringify([id]), tag, on: on ? 'yes' : 'no' }));
  const add = (event: FormEvent) => {
    event.preventDefault();
    setTag(field.current?.value ?? '', true);
  };
  if (!canHire && tags.length === 0) return null;
  return (
    <section aria-labelledby={label}>
      <h3 id={label} className="text-16 font-semibold">
        Tags
      </h3>
      <ul className="applicant-tags">
        {tags.map(({ id: tag, name }) => (
          <li key={tag}>
            <Tag look="sand">
              {name}
              {canHire && (
                <button type="button" className="tag-off" onClick={() => setTag(name, false)}>
                  <SpriteIcon name="x" size={16} />
                  <span className="sr-only">Take “{name}” off</span>
                </button>
              )}
            </Tag>
          </li>
        ))}
        {canHire && (
          <li>
            <form className="tag-add" onSubmit={add}>
              <input ref={field} name="tag" aria-label="Add a tag" placeholder="Add a tag" maxLength={40} />
              <button type="submit">
                <Plus size={18} aria-hidden />
                <span className="sr-only">Add this tag</span>
              </button>
            </form>
          </li>
        )}
      </ul>
      {formState.fieldErrors.tag !== undefined && (
        <p role="alert" className="mt-1 text-14 text-coral">
          {formState.fieldErrors.tag}
        </p>
      )}
      <StatusMessage state={formState} showsSuccess={false} />
    </section>
  );
}
