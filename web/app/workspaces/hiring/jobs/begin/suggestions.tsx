import { type JobAnswers, jobFields } from '@portway/contracts/candidate/jobs/job-fields';
import type { JobSuggestion } from '@portway/contracts/hiring/employer-jobs/advertisement';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { StatusMessage } from '../../../../kit/forms/status-message.tsx';
import { actionForm } from '../../../../kit/forms/use-action.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { advertisementTexts } from './advertisement-texts.ts';
import { openPay, suggestedAnswers, suggestedWords, suggestionLabels } from './suggested-answers.ts';
import { useBegin } from './use-begin.ts';

/** One thing that an advertisement says, to accept or to leave. */
interface Offer {
  readonly id: string;
  readonly label: string;
  readonly words: string;
  /** The words of the advertisement, where they are others. */
  readonly found: string | null;
  /** What is asked later, before anything follows from it. */
  readonly open?: string | null;
  readonly answers: Partial<JobAnswers>;
}

export interface Accepting {
  readonly offers: readonly Offer[];
}

const textLabels = {
  about: 'About the job',
  responsibilities: 'Responsibilities',
  qualifications: 'Qualifications',
} as const;

/** Everything that was read, none of it accepted yet. */
export function acceptAll(suggestions: readonly JobSuggestion[], pasted: string): Accepting {
  const texts = advertisementTexts(pasted);
  return {
    offers: [
      ...suggestions.map((suggestion, place) => ({
        id: `${suggestion.field}-${place}`,
        label: suggestionLabels[suggestion.field],
        words: suggestedWords(suggestion),
        found: suggestion.found,
        open: openPay(suggestion),
        answers: suggestedAnswers(suggestion),
      })),
      ...(['about', 'responsibilities', 'qualifications'] as const).flatMap((field) => {
        const text = texts[field];
        const schema = jobFields[field];
        if (text === undefined) return [];
        return [
          {
            id: field,
            label: textLabels[field],
            words: text,
            found: null,
            answers: schema.safeParse(text).success ? { [field]: text } : {},
          },
        ];
      }),
    ],
  };
}

/** What was read, each to be accepted with a press, then the title and the draft. */
export function Suggestions({ reading: { offers }, onBack }: { reading: Accepting; onBack: () => void }) {
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [ownTitle, setOwnTitle] = useState<string>();
  const { send, sending, formState } = useBegin();
  const answers = answersOf(offers.filter(({ id }) => accepted.has(id)));
  const title = ownTitle ?? answers.title ?? '';
  const usable = offers.filter((offer) => Object.keys(offer.answers).length > 0);
  const toggle = (id: string) => {
    const next = new Set(accepted);
    if (!next.delete(id)) next.add(id);
    setAccepted(next);
  };
  const make = () => {
    if (!sending) send(actionForm('paste', { answers: JSON.stringify({ ...answers, title }) }));
  };
  return (
    <>
      <h2 className="text-20">{offers.length === 0 ? 'We found no answers in it' : 'What it says'}</h2>
      {usable.length > 1 && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <p className="text-15 text-ink-2">Accept what is right. You can change each later.</p>
          <Button type="button" look="quiet" onClick={() => setAccepted(new Set(usable.map(({ id }) => id)))}>
            Accept all {usable.length}
          </Button>
        </div>
      )}
      <ul className="offers">
        {offers.map((offer) => (
          <OfferRow
            key={offer.id}
            offer={offer}
            isAccepted={accepted.has(offer.id)}
            onToggle={() => toggle(offer.id)}
          />
        ))}
      </ul>
      {offers.length === 0 && (
        <div className="mt-4">
          <Notice title="You can still begin with a title">
            <p>Everything else you write in the editor.</p>
          </Notice>
        </div>
      )}
      <div className="mt-6 flex max-w-measure flex-col gap-5">
        <TextField
          name="title"
          label="Title"
          maxLength={120}
          autoComplete="off"
          value={title}
          error={formState.fieldErrors.title}
          onChange={(event) => setOwnTitle(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={make}>
            {sending ? 'One moment…' : 'Make the draft'}
          </Button>
          <Button type="button" look="outline" onClick={onBack}>
            Paste another
          </Button>
        </div>
      </div>
      <StatusMessage state={formState} />
    </>
  );
}

function OfferRow({
  offer: { label, words, found, open, answers },
  isAccepted,
  onToggle,
}: {
  offer: Offer;
  isAccepted: boolean;
  onToggle: () => void;
}) {
  const cannot = Object.keys(answers).length === 0;
  return (
    <li data-accepted={isAccepted || undefined}>
      <div className="min-w-0">
        <p className="text-14 text-ink-2">{label}</p>
        <p className="offer-words">{words}</p>
        {found !== null && found !== words && <p className="text-14 text-ink-2">In the text: “{found}”</p>}
        {open != null && !cannot && <p className="text-14 text-ink-2">{open}</p>}
        {cannot && (
          <p className="text-14 text-ink-2">
            {label === 'Pay'
              ? 'Pay here is for a year: enter it in the editor.'
              : 'It is too long for one field: copy what you need.'}
          </p>
        )}
      </div>
      {!cannot && (
        <Button
          type="button"
          look={isAccepted ? 'primary' : 'outline'}
          aria-pressed={isAccepted}
          onClick={onToggle}
        >
          {isAccepted && <Check size={18} aria-hidden />}
          {isAccepted ? 'Accepted' : 'Accept'}
          <span className="sr-only">: {label}</span>
        </Button>
      )}
    </li>
  );
}

function answersOf(offers: readonly Offer[]): Partial<JobAnswers> {
  const skills = offers.flatMap(({ answers }) => answers.skills ?? []);
  return {
    ...Object.assign({}, ...offers.map(({ answers }) => answers)),
    ...(skills.length > 0 && { skills }),
  };
}
