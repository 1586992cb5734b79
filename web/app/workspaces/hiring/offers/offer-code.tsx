import { submit } from '@portway/contracts/client';
import {
  checkJobDraftOperation,
  type JobDraftCheck,
} from '@portway/contracts/hiring/employer-jobs/job-draft-check';
import { useEffect, useState } from 'react';
import { asMe, follow } from '../../../kit/loading/signed-in.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Fieldset } from '../../../ui/fieldset.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CodeCandidate } from '../jobs/editor/rules/code-choice.tsx';
import '../jobs/editor/rules/rules.css';

type Codes = JobDraftCheck['codes'];

/** Milliseconds of rest before the words are looked up. */
const rest = 500;

/** The occupation codes that fit these words: the last answer stays while the next one is awaited. */
function useCodeCandidates(words: string): Codes | 'asking' | 'unreachable' {
  const [codes, setCodes] = useState<Codes | 'asking' | 'unreachable'>('asking');
  const title = words.trim();
  useEffect(() => {
    if (title === '') return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const ask = asMe(new Request(location.href));
      const me = { fetch: (request: Request) => ask(new Request(request, { signal: controller.signal })) };
      submit(checkJobDraftOperation, { title }, me)
        .then((check) => setCodes(check.codes))
        .catch((fault: unknown) => {
          if (controller.signal.aborted) return;
          if (fault instanceof Response) follow(fault);
          else setCodes('unreachable');
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [title]);
  return title === '' ? none : codes;
}

const none: Codes = { candidates: [], isWide: false };

interface OfferCodeProps {
  code: string;
  /** What the job is called: the words to begin with. */
  title: string;
  error: string | undefined;
  optional: boolean;
  onCode: (code: string) => void;
}

/** The occupation code, found by words. The employer chooses: none is chosen for them. */
export function OfferCode({ code: stored, title, error, optional, onCode }: OfferCodeProps) {
  const [code, setCode] = useState(stored);
  const choose = (newCode: string) => {
    setCode(newCode);
    onCode(newCode);
  };
  const [words, setWords] = useState(title);
  const codes = useCodeCandidates(words);
  const candidates = typeof codes === 'object' ? codes.candidates : [];
  const isListed = candidates.some((one) => one.code === code);
  return (
    <Fieldset legend={optional ? 'Occupation code (optional)' : 'Occupation code'}>
      <TextField
        name="code-words"
        label="The work in words"
        hint="Say what the person will do. A certificate names the code that fits."
        defaultValue={title}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p role="status" className="mt-3 text-14 text-ink-2">
        {foundWords(codes, words)}
      </p>
      <ul className="rules-codes">
        {candidates.map((candidate) => (
          <CodeCandidate
            key={candidate.code}
            candidate={candidate}
            isOneOfSeveral={typeof codes === 'object' && codes.isWide}
            isChosen={candidate.code === code}
            onChoose={() => choose(candidate.code)}
          />
        ))}
      </ul>
      <Disclosure
        summary={code !== '' && !isListed ? `Code ${code} is chosen` : 'Another code'}
        open={error !== undefined || (code !== '' && !isListed && typeof codes === 'object')}
      >
        <TextField
          name="occupationCode"
          label="Four digits"
          inputMode="numeric"
          value={code}
          error={error}
          onChange={(event) => choose(event.currentTarget.value.trim())}
        />
        <p className="mt-2 text-14">
          <a href="/occupations" className="text-link underline underline-offset-4">
            Look codes up
          </a>
        </p>
      </Disclosure>
    </Fieldset>
  );
}

function foundWords(codes: ReturnType<typeof useCodeCandidates>, words: string): string {
  if (codes === 'asking') return 'Looking for codes…';
  if (codes === 'unreachable') return 'We could not look for codes. Enter the four digits, or try again.';
  if (words.trim() === '') return 'Say in a few words what the job is.';
  if (codes.candidates.length === 0) return 'No code fits these words yet. Say a little more, or enter one.';
  return codes.isWide
    ? 'It could be several. Say a little more, or choose.'
    : 'You decide. These fit the words.';
}
