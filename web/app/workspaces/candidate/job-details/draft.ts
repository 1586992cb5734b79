import { maxOfAnswer, saveDraftOperation } from '@portway/contracts/applications/applications';
import { call } from '@portway/contracts/client';
import { lengthOf } from '@portway/contracts/profile/profile-texts';
import { Autosave, type Edit, type Sent } from '../../../kit/forms/autosave/autosave.ts';
import { notSaved } from '../../../kit/forms/autosave/not-saved.ts';
import { unsentEdits } from '../../../kit/forms/autosave/unsent-edits.ts';
import { asMe } from '../../../kit/loading/signed-in.ts';

/** What somebody writes to an employer, and the CV that goes along. */
export interface Draft {
  readonly text: string;
  readonly resume: string | null;
}

export const draftKey = 'application.draft' as const;

export interface DraftKeeping {
  readonly autosave: Autosave;
  /** It went: nothing of it is sent or kept any more. */
  readonly gone: () => void;
}

/** One for each job that was opened since the page was loaded: what is on its way survives a change of the page. */
const made = new Map<string, DraftKeeping>();

/** Keeps a draft on the server while it is written; what the server has not got yet stays in this browser. */
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

/** As it is stored, or was kept in this browser by an earlier page. */
export function asDraft(value: unknown): Draft {
  if (typeof value !== 'object' || value === null) return { text: '', resume: null };
  const text = 'text' in value && typeof value.text === 'string' ? value.text : '';
  const resume = 'resume' in value && typeof value.resume === 'string' ? value.resume : null;
  return { text, resume };
}
