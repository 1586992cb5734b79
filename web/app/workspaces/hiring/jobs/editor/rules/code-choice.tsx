import type {
  JobDraftCheck,
  OccupationCodeCandidate,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { AutosaveTextField } from '../../../../../kit/forms/autosave/autosave-fields.tsx';
import { Autosaved } from '../../../../../kit/forms/autosave/autosaved.tsx';
import { asText, useAnswer } from '../../../../../kit/forms/autosave/use-answer.ts';
import { inShortPounds } from '../../../../../text/money.ts';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { Tag } from '../../../../../ui/tag.tsx';

/** Codes that fit the words so far. The employer chooses: none is chosen for them. */
export function CodeChoice({ codes, readOnly }: { codes: JobDraftCheck['codes']; readOnly: boolean }) {
  const answer = useAnswer('job.occupationCode');
  const chosenCode = asText(answer.value);
  const { candidates, isWide } = codes;
  const isListed = candidates.some(({ code }) => code === chosenCode);
  return (
    <section className="rules-box">
      <Autosaved answer={answer} inWords={asText}>
        <fieldset disabled={readOnly}>
          <legend>{isWide ? 'Which of these is it?' : 'Which occupation code?'}</legend>
          <p className="text-14 text-ink-2">
            {candidates.length === 0
              ? 'No code fits the title yet. Say a little more, or enter one.'
              : isWide
                ? 'The title could be several. Say a little more, or choose.'
                : 'You decide. These fit the words so far.'}
          </p>
          <ul className="rules-codes">
            {candidates.map((candidate) => (
              <CodeCandidate
                key={candidate.code}
                candidate={candidate}
                isOneOfSeveral={isWide}
                isChosen={candidate.code === chosenCode}
                onChoose={() => answer.choose(candidate.code)}
              />
            ))}
          </ul>
        </fieldset>
      </Autosaved>
      <Disclosure
        summary={chosenCode !== '' && !isListed ? `Code ${chosenCode} is chosen` : 'Another code'}
        open={chosenCode !== '' && !isListed}
      >
        <fieldset disabled={readOnly}>
          <AutosaveTextField
            of="job.occupationCode"
            label="Occupation code"
            inputMode="numeric"
            understood={(text) => (text.trim() === '' ? null : text.trim())}
            hint={
              <>
                Four digits. <a href="/occupations">Look it up</a>
              </>
            }
          />
        </fieldset>
      </Disclosure>
    </section>
  );
}

interface CodeCandidateProps {
  candidate: OccupationCodeCandidate;
  /** Whether the title could be several: the work decides then, and nothing is said of what each would cost. */
  isOneOfSeveral: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

/** A code that fits, with the words that speak for it. */
export function CodeCandidate({ candidate, isOneOfSeveral, isChosen, onChoose }: CodeCandidateProps) {
  const { code, title, because, matched } = candidate;
  const id = `code-${code}`;
  return (
    <li>
      <input
        type="radio"
        name="candidate-code"
        id={id}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-why`}
      />
      <div className="min-w-0">
        <label htmlFor={id}>
          <b>{code}</b> {title}
        </label>
        <p id={`${id}-why`} className="text-13 text-ink-2">
          {because.length > 0
            ? because.map(({ words }) => `“${words}”`).join(', ')
            : `only like the title “${matched}”`}
        </p>
      </div>
      {!isOneOfSeveral && <Sponsored candidate={candidate} />}
    </li>
  );
}

function Sponsored({ candidate: { canBeSponsored, standardPence } }: { candidate: OccupationCodeCandidate }) {
  if (!canBeSponsored) return <Tag look="rose">not sponsored</Tag>;
  return (
    standardPence !== null && <span className="figures font-semibold">{inShortPounds(standardPence)}</span>
  );
}
