import { maxOfAnswer, saveDraftOperation } from '@portway/contracts/applications/applications';
import { call } from '@portway/contracts/client';
import { lengthOf } from '@portway/contracts/profile/profile-texts';
import { Autosave, type Edit, type Sent } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

/** The text to an employer, and the CV sent with it. */
export interface Draft {
  readonly text: string;
  readonly resume: string | null;
}

export const draftKey = 'application.draft' as const;

export interface DraftKeeping {
  readonly autosave: Autosave;
  /** The application was sent: the draft is neither sent nor stored any more. */
  readonly gone: () => void;
}

/** One for each job opened since the page was loaded, so that unsent edits survive navigation. */
const made = new Map<string, DraftKeeping>();

/**
 * Saves a draft on the server while it is edited; what the server has not received yet is stored in this
 * browser.
 */
export function draftOf(account: string, job: string): DraftKeeping {
  const place = `${account}:${job}`;
  const found = made.get(place);
  if (found !== undefined) return found;
  const unsent = unsentEdits(place, localStorage);
  const autosave = new Autosave({
    send: (_, edit) => send(job, edit),
    faultOf: (_, value) => faultOfDraft(asDraft(value)),
    unsent,
    patience: { typing: 900, reach: 5000 },
  });
  const retry = () => void autosave.retry();
  addEventListener('online', retry);
  const keeping = {
    autosave,
    gone() {
      removeEventListener('online', retry);
      autosave.setAside('application.');
      for (const [key, { value }] of unsent.read()) unsent.drop(key, value);
      made.delete(place);
    },
  };
  made.set(place, keeping);
  return keeping;
}

async function send(id: string, { value }: Edit): Promise<Sent> {
  const me = { fetch: asMe(new Request(location.href)) };
  try {
    const { text, resume } = asDraft(value);
    const { draft } = await call(saveDraftOperation, { text, resume }, { ...me, parameters: { id } });
    return { status: 'saved', value: { text: draft.text, resume: draft.resume } };
  } catch (error) {
    return await notSaved(error, async () => ({ status: 'unreachable' }));
  }
}

function faultOfDraft({ text }: Draft): string | undefined {
  const over = lengthOf(text.trim()) - maxOfAnswer;
  if (over <= 0) return undefined;
  return `Use at most ${maxOfAnswer.toLocaleString('en-GB')} characters: ${over.toLocaleString('en-GB')} too many.`;
}

/** As saved on the server, or stored in this browser by an earlier page. */
export function asDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return { text: '', resume: null };
  const text = 'text' in value && typeof value.text === 'string' ? value.text : '';
  const resume = 'resume' in value && typeof value.resume === 'string' ? value.resume : null;
  return { text, resume };
}
